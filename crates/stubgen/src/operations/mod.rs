//! Operations: traits, responses, handlers, security, routes.
