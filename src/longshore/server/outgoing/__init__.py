"""Ways out of the server: mail, push messages, webhooks, and safe requests to strangers."""
