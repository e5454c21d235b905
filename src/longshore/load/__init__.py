"""Load-test a server: `longshore loadtest`."""
