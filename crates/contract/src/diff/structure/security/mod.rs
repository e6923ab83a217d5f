//! What a caller must show, as a set: the alternatives that an operation accepts, each with the schemes that must be shown
//! together and their scopes.
//!
//! What a caller holds for the old document must be enough for the new one. `[{key: []}, {login: [read]}]` that becomes
//! `[{login: [read]}]` turns away whoever has a key, and the witness is `{"key": []}`. Schemes are the same by what
//! travels, not by what their component is called.

mod alternatives;
mod demands;
mod schemes;
