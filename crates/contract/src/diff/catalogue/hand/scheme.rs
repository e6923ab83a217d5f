//! Ways of showing who one is.

use super::diff_rules;

diff_rules! {

SCHEME_ADDED = "api-security-component-added", same, Note {
    "There is a new security scheme."
    why: "It does nothing until it is demanded; what is demanded is said of the operations."
    old in securitySchemes: "key: {type: apiKey, in: header, name: X-Key}"
    new in securitySchemes: "key: {type: apiKey, in: header, name: X-Key}" "token: {type: http, scheme: bearer}"
}

SCHEME_REMOVED = "api-security-component-removed", same, Note {
    "A security scheme is gone."
    why: "It matters where it was demanded; see what is said of the operations."
    reverse of: SCHEME_ADDED
}

SCHEME_TYPE_CHANGED = "api-security-component-type-changed", same, Note {
    "A security scheme is of another type."
    why: "Callers show who they are in the old way; see `api-security-tightened` for the operations that demand it."
    remedy: "Offer the new scheme beside the old one, under a name of its own."
    old in key: "{type: apiKey, in: header, name: X-Key}"
    new in key: "{type: http, scheme: bearer}"
}

SCHEME_CHANGED = "api-security-component-changed", none, Note {
    "A security scheme is shown in another place or in another form."
    why: "Callers show who they are in the old way; see `api-security-tightened` for the operations that demand it."
    remedy: "Offer the new scheme beside the old one, under a name of its own."
    old in key: "{type: apiKey, in: header, name: X-Key}"
    new in key: "{type: apiKey, in: header, name: X-Token}"
}

OAUTH_URL_CHANGED = "api-security-component-oauth-url-changed", same, Note {
    "The address where people log in changed."
    why: "Callers have the old one in their settings."
    remedy: "Let the old address lead to the new one."
    old in with_login: "security: [{login: [read]}], "
    new in flows: "{implicit: {authorizationUrl: 'https://b.example.com', scopes: {read: Reads., write: Writes.}}}"
}

OAUTH_TOKEN_URL_CHANGED = "api-security-component-oauth-token-url-changed", same, Note {
    "The address where tokens are had changed."
    why: "Callers have the old one in their settings."
    remedy: "Let the old address lead to the new one."
    old in flows: "{password: {tokenUrl: 'https://a.example.com', scopes: {read: Reads.}}}"
    new in flows: "{password: {tokenUrl: 'https://b.example.com', scopes: {read: Reads.}}}"
}

OAUTH_SCOPE_ADDED = "api-security-component-oauth-scope-added", same, Note {
    "A security scheme has a new scope."
    why: "It does nothing until it is demanded."
    old in securitySchemes: "login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads.}}}}"
    new in securitySchemes: "login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads., write: Writes.}}}}"
}

OAUTH_SCOPE_REMOVED = "api-security-component-oauth-scope-removed", same, Note {
    "A security scheme has lost a scope."
    why: "Callers that ask for it may be refused."
    remedy: "Keep granting it."
    old in with_login: "security: [{login: [write]}], "
    new: r"
paths:
  /pets: {get: {security: [{login: [write]}], responses: {'200': {description: All.}}}}
components:
  securitySchemes:
    login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads.}}}}
"
}

OAUTH_SCOPE_CHANGED = "api-security-component-oauth-scope-changed", same, Note {
    "A scope is described in other words."
    why: "It may mean something else."
    old in securitySchemes: "login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads., write: Writes.}}}}"
    new in securitySchemes: "login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads., write: Changes.}}}}"
}

}
