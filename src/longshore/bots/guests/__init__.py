"""Bots that others have written: programs in any language, and Python plug-ins."""
