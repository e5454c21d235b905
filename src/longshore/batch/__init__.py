"""Many games stepped by one compiled call. `longshore.env.batch` is its face."""
