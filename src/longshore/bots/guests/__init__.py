"""Bots written by others: programs in any language, and Python plug-ins."""
