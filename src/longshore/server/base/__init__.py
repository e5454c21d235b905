"""What every other part of the server may use: time, ids, problems, rates, metrics, logs."""
