"""Everything that is sent or answered, as data: requests, answers, messages over a socket."""
