//! YAML and references.

crate::rules! { pub(super) Untidy;

YAML_ALIAS = "yaml-alias", Warning {
    "A YAML alias repeats another part of the file."
    why: "OpenAPI has `$ref` for that; editors, differs and JSON converters handle aliases differently or not at all."
    remedy: "Move the part to `components` and use `$ref`."
    bad in schemas: "Name: &text {type: string}" "Nickname: *text"
    good in schemas: "Name: {type: string}" "Nickname: {$ref: '#/components/schemas/Name'}"
}

YAML_MERGE_KEY = "yaml-merge-key", Warning {
    "A YAML merge key copies the properties of another object."
    why: "Merge keys belong to YAML 1.1; a YAML 1.2 parser sees a property called `<<`."
    remedy: "Write the properties out, or use `allOf` with `$ref`."
    bad: r"
components:
  schemas:
    Name: &text {type: string}
    Nickname:
      <<: *text
      maxLength: 20
"
    good: r"
components:
  schemas:
    Name: {type: string}
    Nickname:
      allOf: [{$ref: '#/components/schemas/Name'}]
      maxLength: 20
"
}

YAML_AMBIGUOUS_WORD = "yaml-ambiguous-word", Warning {
    "A word without quotes is a string to YAML 1.2 and a boolean to YAML 1.1."
    why: "`NO`, the code of Norway, becomes `false` in many tools."
    remedy: "Put the word in quotes, or write `true` or `false`."
    bad in schemas: "Country: {type: string, enum: [SE, NO]}"
    good in schemas: "Country: {type: string, enum: [SE, 'NO']}"
}

YAML_NOT_JSON = "yaml-not-json", Error {
    "YAML says something that JSON cannot."
    why: "OpenAPI documents must mean the same in JSON; tags, infinities and keys that are not strings do not."
    remedy: "Write the value as JSON would."
    bad in schemas: "Price: {type: number, maximum: .inf}"
    good in schemas: "Price: {type: number, maximum: 1000000}"
}

REFERENCE_SIBLINGS = "reference-siblings", Warning {
    "Fields beside a `$ref` are ignored."
    why: "OpenAPI 3.0 replaces the whole object by what it refers to, so the description or rule is lost."
    remedy: "Remove the fields, or wrap the reference in `allOf` and keep them beside it."
    bad in schemas:
        "Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet', description: The first pet.}}}"
        "Pet: {type: object}"
    good: r"
components:
  schemas:
    Owner:
      type: object
      properties:
        pet: {allOf: [{$ref: '#/components/schemas/Pet'}], description: The first pet.}
    Pet: {type: object}
"
}
}
