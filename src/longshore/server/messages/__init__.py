"""Everything that is sent or received, as data: requests, responses, socket messages."""
