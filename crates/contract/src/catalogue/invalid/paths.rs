//! Paths, operations and their parameters.

crate::rules! { pub(super) Invalid;

PATH_WITHOUT_SLASH = "path-without-slash", Error {
    "A path does not begin with a slash."
    why: "It is appended to the server's address as it stands, so that `pets` would make `http://hostpets`."
    remedy: "Begin the path with `/`."
    bad in paths: "pets: {}"
    good in paths: "/pets: {}"
}

BAD_PATH_TEMPLATE = "bad-path-template", Error {
    "A path's template cannot be filled in."
    why: "Routers and clients need every variable to have one name and its own pair of braces."
    remedy: "Write each variable once as `{name}`; what follows `?` is a query parameter."
    bad in paths: "/pets/{id/food: {}"
    good in paths: "/pets/{id}/food: {}"
}

DUPLICATE_PATH = "duplicate-path", Error {
    "Two paths differ only in the names of their variables, or in what stands behind them and no request tells."
    why: "They are the same path, so which operation answers is a matter of luck."
    remedy: "Move the operations under one of the two; where the keys differ behind a `#`, give each operation a required parameter or property with a value of its own."
    bad in paths: "/pets/{id}: {}" "/pets/{name}: {}"
    good in paths: "/pets/{id}: {}" "/pets/by-name/{name}: {}"
}

PATH_PARAMETER_UNDECLARED = "path-parameter-undeclared", Error {
    "A path names a variable that no parameter declares."
    why: "Its type is unknown, so neither a client nor a server can be generated."
    remedy: "Declare the parameter at the path or the operation."
    bad: r"
paths:
  /pets/{id}:
    get:
      operationId: getPet
      responses:
        '200': {description: A pet.}
"
    good: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
    get:
      operationId: getPet
      responses:
        '200': {description: A pet.}
"
}

PATH_PARAMETER_UNUSED = "path-parameter-unused", Error {
    "A path parameter does not occur in the path."
    why: "There is no place to put its value, so a caller who gives it is not heard."
    remedy: "Add it to the path, or remove the parameter."
    bad: r"
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}}
      responses:
        '200': {description: All pets.}
"
    good: r"
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: id, in: query, schema: {type: integer}}
      responses:
        '200': {description: All pets.}
"
}

PATH_PARAMETER_NOT_REQUIRED = "path-parameter-not-required", Error {
    "A path parameter is not marked as required."
    why: "A path without the value is another path; OpenAPI demands that this be said."
    remedy: "Add `required: true`."
    bad: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, schema: {type: integer}}
"
    good: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
"
}

DUPLICATE_OPERATION_ID = "duplicate-operation-id", Error {
    "Two operations have one `operationId`."
    why: "Generated functions and links are named by it, so one of the two is lost."
    remedy: "Rename one of the two."
    bad in pets:
        "get: {operationId: pets, responses: {'200': {description: All pets.}}}"
        "post: {operationId: pets, responses: {'201': {description: Saved.}}}"
    good in pets:
        "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
        "post: {operationId: savePet, responses: {'201': {description: Saved.}}}"
}

DUPLICATE_PARAMETER = "duplicate-parameter", Error {
    "A parameter is declared twice in one list."
    why: "Which of the two holds is not defined; a parameter is known by its name and its place together."
    remedy: "Remove one of the two."
    bad: r"
paths:
  /pets:
    parameters:
      - {name: kind, in: query, schema: {type: string}}
      - {name: kind, in: query, schema: {type: integer}}
"
    good: r"
paths:
  /pets:
    parameters:
      - {name: kind, in: query, schema: {type: string}}
      - {name: kind, in: header, schema: {type: integer}}
"
}

NO_RESPONSE = "no-response", Error {
    "An operation declares no response."
    why: "A caller must know at least what is answered when all went well."
    remedy: "Declare at least one response."
    bad in pets: "get: {operationId: listPets, responses: {}}"
    good in pets: "get: {operationId: listPets, responses: {default: {description: Anything.}}}"
}

DUPLICATE_TAG = "duplicate-tag", Error {
    "A tag is declared twice."
    why: "Only one description can be shown for it."
    remedy: "Remove one of the two."
    bad: r"
tags:
  - {name: pets}
  - {name: pets, description: All about pets.}
"
    good: r"
tags:
  - {name: pets, description: All about pets.}
  - {name: food, description: All about food.}
"
}
}
