"""Notifications: telling players what they may not be looking at."""
