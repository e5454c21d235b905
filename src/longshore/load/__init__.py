"""Measuring a server under load: `longshore loadtest`."""
