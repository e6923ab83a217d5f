//! Rules behind `unsupported` findings: what no client can do or does, as data.
//!
//! Declared by the macro of the catalogue (`contract::rules`), and used in the same way.

contract::rules! { pub Unsupported;
PATH_NOT_CALLABLE = "path-not-callable", Error {
    "A path cannot be filled in, so its operations cannot be called."
    why: "A client puts values in the place of the variables of a path; braces that do not match up have no place."
    remedy: "Write each variable once as `{name}`."
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

SERVER_NOT_CALLED = "server-not-called", Warning {
    "A path or an operation has a server of its own, and a client calls all operations at one address."
    why: "The call goes to the address that the caller gave for the whole document, where nobody may answer it."
    remedy: "Make a client of that address for these operations, with `--only`, or accept the loss."
    bad in paths:
        "/photos:"
        "  servers: [{url: 'https://photos.example.com'}]"
        "  get: {operationId: getPhotos, responses: {'200': {description: All photos.}}}"
    good in paths:
        "/photos:"
        "  get: {operationId: getPhotos, responses: {'200': {description: All photos.}}}"
}

PART_HEADER_NOT_SENT = "part-header-not-sent", Warning {
    "A part of a multipart body has headers of its own, and clients do not send them."
    why: "A part is sent with its media type and no other header."
    remedy: "Make a part of what they say, or accept the loss."
    bad in paths:
        "/pets:"
        "  post:"
        "    operationId: addPet"
        "    requestBody:"
        "      content:"
        "        multipart/form-data:"
        "          schema: {type: object, properties: {photo: {type: string, format: binary}}}"
        "          encoding: {photo: {headers: {X-Taken: {schema: {type: string}}}}}"
        "    responses: {'204': {description: It is kept.}}"
    good in paths:
        "/pets:"
        "  post:"
        "    operationId: addPet"
        "    requestBody:"
        "      content:"
        "        multipart/form-data:"
        "          schema: {type: object, properties: {photo: {type: string, format: binary}, taken: {type: string}}}"
        "    responses: {'204': {description: It is kept.}}"
}

CALLBACK_NOT_RECEIVED = "callback-not-received", Note {
    "An operation has callbacks, and clients do not receive those calls."
    why: "A callback is a call that the server makes; a client makes calls."
    remedy: "Receive them in a server of your own."
    bad in paths:
        "/pets:"
        "  post:"
        "    operationId: addPet"
        "    responses: {'204': {description: It is kept.}}"
        "    callbacks:"
        "      kept: {'{$request.query.url}': {post: {responses: {'200': {description: Thank you.}}}}}"
    good in paths:
        "/pets:"
        "  post:"
        "    operationId: addPet"
        "    responses: {'204': {description: It is kept.}}"
}

CLIENT_NOT_MADE = "client-not-made", Error {
    "The engine that makes clients does not take the document."
    why: "What reaches the engine was lowered so that it takes all of it; that it does not is a fault of the generator, and \
          no part of the client is made."
    remedy: "Report the document; until then, leave out what the message names."
    words: "No document is known to do this."
}
}
