"""Programs at online tables: `longshore join`."""
