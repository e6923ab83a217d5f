//! Operations → methods of the client: what progenitor is given for each, and the `send` that takes the place of its own.
