"""What leaves the server: mail, push messages, webhooks, and safe requests to strangers."""
