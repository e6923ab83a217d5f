//! Fields, words and names.

crate::rules! { pub(super) Invalid;

WRONG_TYPE = "wrong-type", Error {
    "A value is of another type than OpenAPI demands at that place."
    why: "Tools either fail on it or read something else than was meant: `version: 1.10` is the number 1.1."
    remedy: "Write a value of the type that the finding names."
    bad in root: "info: {title: Pets, version: 1.10}"
    good in root: "info: {title: Pets, version: '1.10'}"
}

MISSING_FIELD = "missing-field", Error {
    "A field that OpenAPI demands is missing."
    why: "Without it the object has no meaning, and generators make up one each for themselves."
    remedy: "Add the field."
    bad in plain_answers: "'200': {content: {}}"
    good in plain_answers: "'200': {description: All pets.}"
}

UNKNOWN_FIELD = "unknown-field", Error {
    "A field is not one that OpenAPI knows at that place."
    why: "It is usually misspelled or misplaced, and what it should say is then not said at all."
    remedy: "Correct its name or its place; a field of your own begins with `x-`."
    bad: r"
paths:
  /pets:
    get:
      sumary: All pets
      responses:
        '200': {description: All pets.}
"
    good: r"
paths:
  /pets:
    get:
      summary: All pets
      x-note: A field of our own.
      responses:
        '200': {description: All pets.}
"
}

UNKNOWN_VALUE = "unknown-value", Error {
    "A word is not among those that OpenAPI allows at that place."
    why: "Each tool takes an unknown word for something else, or stops."
    remedy: "Use one of the words that the finding lists."
    bad in schemas: "Age: {type: int}"
    good in schemas: "Age: {type: integer}"
}

UNKNOWN_STATUS = "unknown-status", Error {
    "The key of a response is not a status."
    why: "A response that can never be chosen is not documented, whatever it says."
    remedy: "Use a code such as `404`, a range such as `4XX`, or `default`."
    bad in plain_answers: "ok: {description: All pets.}" "'200': {description: All pets.}"
    good in plain_answers:
        "'200': {description: All pets.}"
        "4XX: {description: A mistake of the caller.}"
        "default: {description: Anything else.}"
}

BAD_COMPONENT_NAME = "bad-component-name", Error {
    "A component's name has characters that OpenAPI does not allow."
    why: "References to it cannot be written without escapes, and many tools then fail to follow them."
    remedy: "Use only letters from a to z, digits, `.`, `-` and `_`."
    bad in schemas: "Veículo: {type: object}"
    good in schemas: "Veiculo.v1_a-b: {type: object}"
}
}
