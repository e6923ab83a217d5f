//! What generated server stubs call: routing, parsing, checking and answering.
