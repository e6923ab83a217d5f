//! The document as a whole.

use super::diff_rules;

diff_rules! {

VERSION_NOT_BUMPED = "api-version-not-bumped", same, Note {
    "Something breaks, and the version is the same."
    why: "Callers cannot tell the two documents apart."
    remedy: "Raise the first number of `info.version`."
    old: r"
info: {title: Pets, version: 1.0.0}
paths:
  /pets: {get: {responses: {'200': {description: All.}}}}
"
    new in root: "info: {title: Pets, version: 1.0.0}"
}

VERSION_DECREASED = "api-version-decreased", same, Note {
    "Something breaks, and the version went down."
    why: "Callers take the newer document for the older one."
    remedy: "Raise the first number of `info.version`."
    old: r"
info: {title: Pets, version: 1.1.0}
paths:
  /pets: {get: {responses: {'200': {description: All.}}}}
"
    new in root: "info: {title: Pets, version: 1.0.0}"
}

MAJOR_VERSION_NOT_BUMPED = "api-major-version-not-bumped", same, Note {
    "Something breaks, and the first number of the version is the same."
    why: "Callers expect a version like this one to be safe."
    remedy: "Raise the first number of `info.version`; below 1.0.0, the second."
    old: r"
info: {title: Pets, version: 1.0.0}
paths:
  /pets: {get: {responses: {'200': {description: All.}}}}
"
    new in root: "info: {title: Pets, version: 1.1.0}"
}

CALLER_UNKNOWN = "api-caller-unknown", none, Warning {
    "The document says by `x-called-by` that somebody calls it who is neither `us` nor `them`."
    why: "If it is us who call, requests and answers change places; they were compared as if others did."
    remedy: "Write `x-called-by: us` where the operations are calls that we make, and leave it out elsewhere."
    old: r"
x-called-by: nobody
paths:
  /pets: {get: {responses: {'200': {description: All.}}}}
"
    new: r"
x-called-by: nobody
paths:
  /pets: {get: {responses: {'200': {description: All.}, '404': {description: None.}}}}
"
}

REFERENCE_UNRESOLVED = "reference-unresolved", none, Warning {
    "A reference leads nowhere."
    why: "What it stands for cannot be compared, even if both documents say the same: its target may have changed."
    remedy: "Correct the reference, or put the file that it leads to beside the document."
    old in get: ""
    new in paths: "/pets: {get: {responses: {'200': {$ref: 'pets.yaml#/Missing'}}}}"
}

}
