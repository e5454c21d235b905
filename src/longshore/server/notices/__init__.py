"""Notices: telling people what they may not be looking at."""
