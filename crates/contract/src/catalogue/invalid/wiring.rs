//! References between parts: security, links, servers; and those of an overlay, which says what to change in a document.

crate::rules! { pub(super) Invalid;

SECURITY_UNDECLARED = "security-undeclared", Error {
    "A security requirement names a scheme that is not declared."
    why: "Nobody knows what a caller must show, so clients show nothing."
    remedy: "Declare the scheme in `components.securitySchemes`."
    bad: r"
security:
  - token: []
"
    good: r"
security:
  - token: []
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
}

SCOPES_WITHOUT_OAUTH = "scopes-without-oauth", Error {
    "Scopes are demanded of a scheme that has none."
    why: "Only OAuth 2.0 and OpenID Connect know scopes; OpenAPI 3.0 demands an empty list elsewhere."
    remedy: "Write an empty list."
    bad: r"
security:
  - token: [read]
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
    good: r"
security:
  - token: []
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
}

LINK_TARGET_UNKNOWN = "link-target-unknown", Error {
    "A link does not lead to exactly one operation."
    why: "Whoever follows it arrives nowhere."
    remedy: "Name one operation of the document, by its `operationId`."
    bad in links: "Owner: {operationId: getOwner}"
    good: r"
paths:
  /owner:
    get: {operationId: getOwner, responses: {'200': {description: The owner.}}}
components:
  links:
    Owner: {operationId: getOwner}
"
}

LINK_PARAMETER_UNKNOWN = "link-parameter-unknown", Error {
    "A link fills in a parameter that the operation does not have."
    why: "The value goes nowhere, and the parameter that was meant stays empty."
    remedy: "Use the name of a parameter of the operation."
    bad: r"
paths:
  /owner:
    get: {operationId: getOwner, responses: {'200': {description: The owner.}}}
components:
  links:
    Owner: {operationId: getOwner, parameters: {id: $response.body#/id}}
"
    good: r"
paths:
  /owner:
    get:
      operationId: getOwner
      parameters: [{name: id, in: query, schema: {type: integer}}]
      responses: {'200': {description: The owner.}}
components:
  links:
    Owner: {operationId: getOwner, parameters: {query.id: $response.body#/id}}
"
}

BAD_EXPRESSION = "bad-expression", Error {
    "A runtime expression is malformed."
    why: "It cannot be evaluated, so the link or callback never works."
    remedy: "Write it by OpenAPI's grammar, such as `$response.body#/id`."
    bad in callbacks: "Done: {'{$request.body.url}': {}}"
    good in callbacks: "Done: {'{$request.body#/url}?status={$statusCode}': {}}"
}

SERVER_VARIABLE_UNDECLARED = "server-variable-undeclared", Error {
    "A server's address has a variable that is not declared."
    why: "There is no value to put there, so there is no address to call."
    remedy: "Declare the variable with a default."
    bad: r"
servers:
  - {url: 'https://{region}.example.com'}
"
    good: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br}}}
"
}

BAD_SERVER_VARIABLE = "bad-server-variable", Error {
    "A server's variable is unused, or its default is not among its values."
    why: "A client that takes the default would call an address that does not exist."
    remedy: "Let the address use it, and its default be one of its values."
    bad: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br, enum: [us, eu]}}}
"
    good: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br, enum: [br, eu]}}}
"
}

OVERLAY_TARGET_INVALID = "overlay-target-invalid", Error {
    "The `target` of an overlay's action is not a JSONPath."
    why: "What cannot be read matches nothing, and the document would stay as it is where a change was wanted."
    remedy: "Write it as RFC 9535 does; names with other characters than letters, digits and `_` stand in brackets."
    words: "`$.paths./pets.get`, where `$.paths['/pets'].get` is meant."
}

OVERLAY_UPDATE_MISFIT = "overlay-update-misfit", Error {
    "The `update` of an overlay's action does not fit what the target matches."
    why: "Fields merge into an object and entries join an array; a value of one kind does not replace one of another."
    remedy: "Update the object around a scalar; remove a value of another kind before giving the new one."
    words: "The target `$.info.title` with an update, where `$.info` with `update: {title: Pets}` is meant."
}

OVERLAY_REMOVES_ROOT = "overlay-removes-root", Error {
    "An overlay's action removes the whole document."
    why: "A node is removed from the object or array around it, and around the document there is none."
    remedy: "Name what is to be removed."
    words: "The target `$` with `remove: true`."
}
}
