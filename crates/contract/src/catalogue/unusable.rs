//! The document cannot be read, or only in part.

crate::rules! { pub(super) Unusable;

SYNTAX = "syntax", Error {
    "The text is not YAML or JSON."
    why: "Nothing after the broken place can be understood, so nothing is checked or generated."
    remedy: "Mend the text at the place shown; an editor with YAML support shows the same place."
    bad: r"
info: {title: Pets, version: '1'
paths: {}
"
    good: r"
info: {title: Pets, version: '1'}
paths: {}
"
}

DUPLICATE_KEY = "duplicate-key", Error {
    "A key stands twice in one object."
    why: "Tools disagree about which of the two counts, so one of them is silently lost."
    remedy: "Remove or rename one of the two."
    bad in schemas: "Pet: {type: object}" "Pet: {type: string}"
    good in schemas: "Pet: {type: object}" "PetName: {type: string}"
}

NESTED_TOO_DEEP = "nested-too-deep", Error {
    "Objects and arrays are nested deeper than 256 levels."
    why: "No person writes such a document; it is a mistake of a generator or an attack on the reader's stack."
    remedy: "Move inner parts to `components` and refer to them with `$ref`."
    words: "A file with 100,000 opening brackets."
}

ALIAS_BOMB = "alias-bomb", Error {
    "YAML aliases make the document grow beyond all bounds."
    why: "A few lines of aliases of aliases can stand for billions of nodes and exhaust the machine."
    remedy: "Write the repeated parts once under `components` and use `$ref`."
    words: "Nine anchors, each a list of nine aliases of the one before: the “billion laughs”."
}

EMPTY_FILE = "empty-file", Error {
    "The file holds no document."
    why: "A file of blanks and comments is usually the trace of a failed download or a generator that stopped."
    remedy: "Begin with `openapi: 3.0.3`, `info` and `paths`."
    words: "A file of 0 bytes, or one that holds only comments."
}

FILE_TOO_LARGE = "file-too-large", Error {
    "The file is larger than what is read."
    why: "The limit of 16 MB keeps a mistake, such as a log file given by its name, from taking all memory."
    remedy: "Split the document with `$ref`, or raise the limit with `--max-megabytes`."
    words: "A document of 20 MB."
}

NOT_UTF8 = "not-utf8", Error {
    "The file is not UTF-8."
    why: "OpenAPI documents are UTF-8; in another encoding every accent would come out wrong."
    remedy: "Save the file as UTF-8."
    words: "`Veículo` saved as Latin-1: the byte 0xED stands alone."
}

NOT_OPENAPI = "not-openapi", Error {
    "The file is not an OpenAPI document."
    why: "Without the `openapi` field there is no telling what the rest means."
    remedy: "Give the OpenAPI document, or add `openapi: 3.0.3` at its top."
    words: "A list, a string, or an object without `openapi`."
}

NOT_OPENAPI_3 = "not-openapi-3", Error {
    "The document is written for another version of OpenAPI."
    why: "Versions before Swagger 2.0 and after OpenAPI 3.1 put the same things in other places."
    remedy: "Convert the document to OpenAPI 3.0."
    bad: r#"
swagger: "1.2"
"#
    good: r#"
openapi: "3.0.1"
"#
}

CONVERSION_TOO_LARGE = "conversion-too-large", Error {
    "A document of Swagger 2.0 is too large in the form of OpenAPI 3.0."
    why: "Every body is written in each media type of the document; a thousand of them for a thousand operations exhaust the machine."
    remedy: "Name fewer media types in `consumes` and `produces`, or split the document."
    words: "Five thousand operations, each in two thousand media types."
}

NOT_AN_OVERLAY = "not-an-overlay", Error {
    "The file is not an overlay."
    why: "Without the `overlay` field there is no telling what the rest means; often document and overlay were swapped."
    remedy: "Give the overlay, or add `overlay: 1.0.0` at its top."
    words: "An OpenAPI document after `--overlay`."
}

OVERLAY_TOO_LARGE = "overlay-too-large", Error {
    "An overlay makes the document larger or deeper than what is read."
    why: "An update that is applied to every node can stand for gigabytes and exhaust the machine."
    remedy: "Let the target match fewer nodes, or the update hold less."
    words: "A megabyte of `update` for the target `$..*`."
}

REFERENCE_NOT_FOUND = "reference-not-found", Error {
    "A `$ref` leads nowhere."
    why: "What was meant is unknown; generated code would miss a type or fail to compile."
    remedy: "Correct the reference, or add what it names."
    bad in schemas:
        "Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pte'}}}"
        "Pet: {type: object}"
    good in schemas:
        "Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}"
        "Pet: {type: object}"
}

REFERENCE_CYCLE = "reference-cycle", Error {
    "References lead in a circle and never reach an object."
    why: "A recursive schema is fine; a reference whose only meaning is itself has none."
    remedy: "Let one of the references in the circle become the object that is meant."
    bad in schemas: "A: {$ref: '#/components/schemas/B'}" "B: {$ref: '#/components/schemas/A'}"
    good in schemas:
        "A: {$ref: '#/components/schemas/B'}"
        "B: {type: object, properties: {next: {$ref: '#/components/schemas/A'}}}"
}

REFERENCE_OUTSIDE = "reference-outside", Error {
    "A `$ref` leads to a file outside the document's folder."
    why: "A document from elsewhere could otherwise make the tool read any file on the machine."
    remedy: "Move the file into the folder, or allow a wider folder with `--root`."
    words: "`$ref: ../../secrets.yaml#/password`, or the same through a symbolic link."
}

REFERENCE_REMOTE = "reference-remote", Error {
    "A `$ref` leads to the network; from a document at a URL, to another server."
    why: "Whatever is named is read, and nothing else: what is generated must not depend on whoever answers elsewhere."
    remedy: "Save the document beside this one and refer to the file."
    bad in schemas: "Pet: {$ref: 'https://example.com/pets.yaml#/Pet'}"
    good in schemas: "Pet: {$ref: '#/components/schemas/Animal'}" "Animal: {type: object}"
}

REFERENCE_WRONG_KIND = "reference-wrong-kind", Error {
    "A `$ref` leads to another kind of object than belongs there."
    why: "A response read as a schema would allow anything, and nobody would notice."
    remedy: "Refer to an object of the right section of `components`."
    bad: r"
components:
  schemas:
    Owner: {type: object, properties: {pet: {$ref: '#/components/responses/Pet'}}}
  responses:
    Pet: {description: A pet.}
"
    good in schemas:
        "Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}"
        "Pet: {type: object}"
}
}
