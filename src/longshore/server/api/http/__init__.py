"""HTTP: from request to response, the OpenAPI document, and the built page."""
