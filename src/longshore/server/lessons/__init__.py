"""Recorded games in which the reader plays one seat. Their text is in web/src/learn."""
