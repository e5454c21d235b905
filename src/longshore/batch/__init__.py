"""Many games stepped by one call. Compiled; `longshore.env.batch` is its face."""
