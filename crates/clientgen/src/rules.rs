//! Rules behind `unsupported` findings: what no client can do, as data.
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

CLIENT_NOT_MADE = "client-not-made", Error {
    "The engine that makes clients does not take the document."
    why: "What reaches the engine was lowered so that it takes all of it; that it does not is a fault of the generator, and \
          no part of the client is made."
    remedy: "Report the document; until then, leave out what the message names."
    words: "No document is known to do this."
}
}
