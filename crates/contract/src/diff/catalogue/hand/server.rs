//! Base addresses.

use super::diff_rules;

diff_rules! {

SERVER_REMOVED = "server-removed", none, Error {
    "A base address is gone."
    why: "Callers have it in their settings."
    remedy: "Keep serving it, and list it until nobody calls it any more."
    old: r"
servers: [{url: 'https://a.example.com'}, {url: 'https://b.example.com'}]
"
    new: r"
servers: [{url: 'https://a.example.com'}]
"
}

SERVER_ADDED = "server-added", none, Note {
    "There is a new base address."
    why: "Callers may use it; none must."
    remedy: "Nothing needs to be done."
    old: r"
servers: [{url: 'https://a.example.com'}]
"
    new: r"
servers: [{url: 'https://a.example.com'}, {url: 'https://b.example.com'}]
"
}

SERVER_VARIABLE_CHANGED = "server-variable-changed", none, Note {
    "The variables of a base address changed."
    why: "An address that was built from them may lead elsewhere."
    remedy: "Keep the values that callers use."
    old: r"
servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu}}}]
"
    new: r"
servers: [{url: 'https://{region}.example.com', variables: {region: {default: us}}}]
"
}

}
