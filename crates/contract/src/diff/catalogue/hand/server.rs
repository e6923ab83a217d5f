//! Base addresses.

use super::diff_rules;

diff_rules! {

SERVER_REMOVED = "server-removed", none, Error {
    "A base address is gone."
    why: "Callers have it in their settings."
    remedy: "Keep serving it, and list it until nobody calls it any more."
    old in root: "servers: [{url: 'https://a.example.com'}, {url: 'https://b.example.com'}]"
    new in root: "servers: [{url: 'https://a.example.com'}]"
}

SERVER_ADDED = "server-added", none, Note {
    "There is a new base address."
    why: "Callers may use it; none must."
    reverse of: SERVER_REMOVED
}

SERVER_VARIABLE_CHANGED = "server-variable-changed", none, Note {
    "A variable of a base address takes more values."
    why: "Callers may use them; none must."
    old in root: "servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu, enum: [eu]}}}]"
    new in root: "servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu, enum: [eu, us]}}}]"
}

SERVER_VALUE_REMOVED = "server-variable-value-removed", none, Error {
    "A variable of a base address no longer takes a value."
    why: "Callers have an address in their settings that was built with it."
    remedy: "Keep serving it, and list it until nobody calls it any more."
    reverse of: SERVER_VARIABLE_CHANGED
}

SERVER_DEFAULT_CHANGED = "server-variable-default-changed", none, Warning {
    "A variable of a base address has another default."
    why: "Callers that choose no value reach another address."
    remedy: "Keep the default, or tell callers to choose the old one."
    old in root: "servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu}}}]"
    new in root: "servers: [{url: 'https://{region}.example.com', variables: {region: {default: us}}}]"
}

}
