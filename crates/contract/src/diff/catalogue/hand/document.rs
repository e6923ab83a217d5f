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
    new: r"
info: {title: Pets, version: 1.0.0}
"
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
    new: r"
info: {title: Pets, version: 1.0.0}
"
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
    new: r"
info: {title: Pets, version: 1.1.0}
"
}

}
