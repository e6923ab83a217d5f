//! Overlays: the document that says what to change in another.

crate::rules! { pub(super) Invalid;

OVERLAY_TARGET_INVALID = "overlay-target-invalid", Error {
    "The `target` of an overlay's action is not a JSONPath."
    why: "What cannot be read matches nothing, and the document would stay as it is where a change was wanted."
    remedy: "Write it as RFC 9535 does; names with other characters than letters, digits and `_` stand in brackets."
    words: "`$.paths./pets.get`, where `$.paths['/pets'].get` is meant."
}

OVERLAY_UPDATE_MISFIT = "overlay-update-misfit", Error {
    "The `update` of an overlay's action does not fit what the target matches."
    why: "Fields merge into an object and entries join an array; a value of one kind does not replace one of another."
    remedy: "Update the object around a scalar; remove a value of another kind before giving the new one."
    words: "The target `$.info.title` with an update, where `$.info` with `update: {title: Pets}` is meant."
}

OVERLAY_REMOVES_ROOT = "overlay-removes-root", Error {
    "An overlay's action removes the whole document."
    why: "A node is removed from the object or array around it, and around the document there is none."
    remedy: "Name what is to be removed."
    words: "The target `$` with `remove: true`."
}
}
