//! References between parts: security, links, servers.

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
}
