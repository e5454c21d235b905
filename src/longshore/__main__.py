"""`python -m longshore` is the `longshore` command."""

from longshore.cli.app import main

if __name__ == "__main__":
    main()
