"""HTTP: from a request to an answer, the OpenAPI document, and the built page."""
