"""The deployment kit: the files of `deploy/`, which `longshore host` writes for a domain."""
