//! Rules of operations that stubs cannot take as they stand.

contract::rules! { pub Unsupported;
UNROUTABLE_PATH = "unroutable-path", Error {
    "A path cannot be routed, so its operations cannot be served."
    why: "A router matches a request's path piece by piece; a template with unmatched braces fits no request."
    remedy: "Begin the path with `/`, and write each variable once as `{name}`."
    bad in paths:
        "/pets/{id:"
        "  get: {operationId: getPet, responses: {'200': {description: A pet.}}}"
    good in paths:
        "/pets/{id}:"
        "  get:"
        "    operationId: getPet"
        "    parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        "    responses: {'200': {description: A pet.}}"
}

PATH_SERVED_TWICE = "path-served-twice", Error {
    "Two operations answer the same method and path."
    why: "The names of variables are not part of an address, so no router can tell the two apart."
    remedy: "Move one of them to another path or method."
    bad in paths:
        "/pets/{id}:"
        "  get:"
        "    operationId: getPet"
        "    parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        "    responses: {'200': {description: A pet.}}"
        "/pets/{name}:"
        "  get:"
        "    operationId: findPet"
        "    parameters: [{name: name, in: path, required: true, schema: {type: string}}]"
        "    responses: {'200': {description: A pet.}}"
    good in paths:
        "/pets/{id}:"
        "  get:"
        "    operationId: getPet"
        "    parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        "    responses: {'200': {description: A pet.}}"
        "/pets/{name}:"
        "  delete:"
        "    operationId: deletePet"
        "    parameters: [{name: name, in: path, required: true, schema: {type: string}}]"
        "    responses: {'204': {description: It is gone.}}"
}

QUERY_IN_PATH = "query-in-path", Warning {
    "A path holds a `?` or a `#`, and is routed by what stands before it."
    why: "The query and the fragment are no part of the path that a server sees."
    remedy: "Declare what follows `?` as query parameters."
    bad in paths:
        "/pets?kind=cat:"
        "  get: {operationId: getCats, responses: {'200': {description: Cats.}}}"
    good in pets:
        "get:"
        "  operationId: getPets"
        "  parameters: [{name: kind, in: query, schema: {type: string}}]"
        "  responses: {'200': {description: Pets.}}"
}

VARIABLE_TAKEN_AS_TEXT = "variable-taken-as-text", Warning {
    "A variable of the path is declared by no parameter and is taken as text."
    why: "The request has a value for it whether it is declared or not, and the implementer needs it."
    remedy: "Declare a parameter with that name, `in: path` and `required: true`."
    bad in paths:
        "/pets/{id}:"
        "  get: {operationId: getPet, responses: {'200': {description: A pet.}}}"
    good in paths:
        "/pets/{id}:"
        "  get:"
        "    operationId: getPet"
        "    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]"
        "    responses: {'200': {description: A pet.}}"
}

PARAMETER_NEVER_SENT = "parameter-never-sent", Warning {
    "A parameter can be in no request, and the trait leaves it out."
    why: "A path parameter that the path does not name has no place, and a header with a blank in its name is no header."
    remedy: "Name it in the path, or give it a name that its place allows."
    bad in pets:
        "get:"
        "  operationId: getPets"
        "  parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        "  responses: {'200': {description: Pets.}}"
    good in paths:
        "/pets/{id}:"
        "  get:"
        "    operationId: getPet"
        "    parameters: [{name: id, in: path, required: true, schema: {type: string}}]"
        "    responses: {'200': {description: A pet.}}"
}

PARAMETER_TAKEN_AS_TEXT = "parameter-taken-as-text", Warning {
    "OpenAPI does not say how a value of this shape is written, and the trait takes the text as it comes."
    why: "Lists of lists and of objects have no form in a parameter, and neither have most media types."
    remedy: "Write the parameter as JSON with `content: {application/json: …}`, or flatten it."
    bad in pets:
        "get:"
        "  operationId: getPets"
        "  parameters:"
        "    - {name: area, in: query, schema: {type: array, items: {type: array, items: {type: number}}}}"
        "  responses: {'200': {description: Pets.}}"
    good in pets:
        "get:"
        "  operationId: getPets"
        "  parameters:"
        "    - name: area"
        "      in: query"
        "      content: {application/json: {schema: {type: array, items: {type: array, items: {type: number}}}}}"
        "  responses: {'200': {description: Pets.}}"
}

PARAMETER_STYLE_UNDEFINED = "parameter-style-undefined", Warning {
    "OpenAPI does not say how a part of this parameter is written."
    why: "The styles are defined for objects whose properties are scalars; clients write others in different ways."
    remedy: "Write the parameter as JSON with `content: {application/json: …}`, or flatten it."
    bad in pets:
        "get:"
        "  operationId: getPets"
        "  parameters:"
        "    - name: place"
        "      in: query"
        "      schema: {type: object, properties: {point: {type: object, properties: {x: {type: number}}}}}"
        "  responses: {'200': {description: Pets.}}"
    good in pets:
        "get:"
        "  operationId: getPets"
        "  parameters:"
        "    - {name: point, in: query, schema: {type: object, properties: {x: {type: number}}}}"
        "  responses: {'200': {description: Pets.}}"
}

MEDIA_TYPE_NOT_PARSED = "media-type-not-parsed", Warning {
    "A body is handed over as it comes: the stubs do not parse its media type."
    why: "The schema says what the body means, and nothing holds a body of this media type against it."
    remedy: "Offer `application/json` beside it, or parse and check the body in the service."
    bad in pets:
        "post:"
        "  operationId: addPet"
        "  requestBody: {content: {application/cbor: {schema: {type: object, properties: {name: {type: string}}}}}}"
        "  responses: {'204': {description: It is kept.}}"
    good in pets:
        "post:"
        "  operationId: addPet"
        "  requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}"
        "  responses: {'204': {description: It is kept.}}"
}

RESPONSE_NEVER_SENT = "response-never-sent", Warning {
    "A response that no service can send is left out of the response enum."
    why: "Answers from 100 to 199 announce another answer; the HTTP library sends them by itself where they are due."
    remedy: "Declare the final answer."
    bad in pets: "get: {operationId: getPets, responses: {'100': {description: Go on.}, '200': {description: Pets.}}}"
    good in pets: "get: {operationId: getPets, responses: {'200': {description: Pets.}}}"
}

HEADER_NOT_FOR_SERVICE = "header-not-for-service", Warning {
    "A response header that the service cannot set is left out of the response enum."
    why: "Lengths and connections are the HTTP library's business, and a name with a blank is no header."
    remedy: "Remove the header from the response."
    bad in pets:
        "get:"
        "  operationId: getPets"
        "  responses:"
        "    '200': {description: Pets., headers: {Content-Length: {schema: {type: integer}}}}"
    good in pets:
        "get:"
        "  operationId: getPets"
        "  responses:"
        "    '200': {description: Pets., headers: {X-Total: {schema: {type: integer}}}}"
}

SECURITY_NOT_ENFORCED = "security-not-enforced", Error {
    "What an operation demands of its caller cannot be judged by the stubs."
    why: "An operation that is served without what it demands is open to everybody."
    remedy: "Demand a scheme that is declared and travels with the request: basic, bearer, an API key."
    bad in pets:
        "get:"
        "  operationId: getPets"
        "  security: [{certificate: []}]"
        "  responses: {'200': {description: Pets.}}"
    good: r"
paths:
  /pets:
    get:
      operationId: getPets
      security: [{token: []}]
      responses: {'200': {description: Pets.}}
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
}

PART_HEADER_NOT_READ = "part-header-not-read", Warning {
    "A part of a multipart body has headers of its own, and the stubs do not read them."
    why: "A part reaches the service as its value; what its headers say is lost."
    remedy: "Make a part of what they say, or accept the loss."
    bad in pets:
        "post:"
        "  operationId: addPet"
        "  requestBody:"
        "    content:"
        "      multipart/form-data:"
        "        schema: {type: object, properties: {photo: {type: string, format: binary}}}"
        "        encoding: {photo: {headers: {X-Taken: {schema: {type: string}}}}}"
        "  responses: {'204': {description: It is kept.}}"
    good in pets:
        "post:"
        "  operationId: addPet"
        "  requestBody:"
        "    content:"
        "      multipart/form-data:"
        "        schema: {type: object, properties: {photo: {type: string, format: binary}, taken: {type: string}}}"
        "  responses: {'204': {description: It is kept.}}"
}

CALLBACK_NOT_CALLED = "callback-not-called", Note {
    "An operation has callbacks, and the stubs do not make those calls."
    why: "A callback is a call that the service makes; the stubs serve calls that others make."
    remedy: "Call the receiver in the service; its address is in the request, as the document says."
    bad in pets:
        "post:"
        "  operationId: addPet"
        "  responses: {'204': {description: It is kept.}}"
        "  callbacks:"
        "    kept: {'{$request.query.url}': {post: {responses: {'200': {description: Thank you.}}}}}"
    good in pets:
        "post:"
        "  operationId: addPet"
        "  responses: {'204': {description: It is kept.}}"
}
}
