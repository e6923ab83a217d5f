//! Security of operations and documents.

use super::diff_rules;

diff_rules! {

SECURITY_TIGHTENED = "api-security-tightened", none, Error {
    "An operation demands more of its callers than before."
    why: "Who showed enough yesterday is turned away."
    remedy: "Keep accepting what was accepted, as one of several alternatives."
    old in with_keys: ""
    new in with_keys: "security: [{key: []}], "
}

SECURITY_ADDED = "api-security-added", same, Note {
    "An operation has a new way to show who one is."
    why: "By itself it lets more callers in; if it is the only one, see `api-security-tightened`."
    old in with_keys: "security: [{key: []}], "
    new in with_keys: "security: [{key: []}, {token: []}], "
}

SECURITY_REMOVED = "api-security-removed", same, Note {
    "An operation has lost a way to show who one is."
    why: "Who used it needs another, unless none is demanded; see `api-security-tightened`."
    old in with_keys: "security: [{key: []}], "
    new in with_keys: "security: [], "
}

SECURITY_SCOPE_ADDED = "api-security-scope-added", same, Note {
    "An operation demands a scope."
    why: "Callers without it are turned away; see `api-security-tightened`."
    remedy: "Demand it under a new name or version."
    old in with_login: "security: [{login: [read]}], "
    new in with_login: "security: [{login: [read, write]}], "
}

SECURITY_SCOPE_REMOVED = "api-security-scope-removed", same, Note {
    "An operation no longer demands a scope."
    why: "More callers are let in."
    reverse of: SECURITY_SCOPE_ADDED
}

GLOBAL_SECURITY_ADDED = "api-global-security-added", same, Note {
    "The document has a new way to show who one is."
    why: "It holds for every operation that says nothing itself."
    remedy: "Look at what is said of the operations."
    old in all_with_keys: "security: [{key: []}]"
    new in all_with_keys: "security: [{key: []}, {token: []}]"
}

GLOBAL_SECURITY_REMOVED = "api-global-security-removed", same, Note {
    "The document has lost a way to show who one is."
    why: "It held for every operation that says nothing itself."
    remedy: "Look at what is said of the operations."
    reverse of: GLOBAL_SECURITY_ADDED
}

GLOBAL_SECURITY_SCOPE_ADDED = "api-global-security-scope-added", same, Note {
    "The document demands a scope."
    why: "It holds for every operation that says nothing itself."
    remedy: "Look at what is said of the operations."
    old in all_with_login: "security: [{login: [read]}]"
    new in all_with_login: "security: [{login: [read, write]}]"
}

GLOBAL_SECURITY_SCOPE_REMOVED = "api-global-security-scope-removed", same, Note {
    "The document no longer demands a scope."
    why: "It held for every operation that says nothing itself."
    reverse of: GLOBAL_SECURITY_SCOPE_ADDED
}

}
