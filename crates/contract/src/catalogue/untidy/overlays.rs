//! Overlays: the document that says what to change in another.

crate::rules! { pub(super) Untidy;

OVERLAY_MATCHES_NOTHING = "overlay-matches-nothing", Warning {
    "The `target` of an overlay's action matches nothing in the document."
    why: "A name that was changed or misspelled makes the action disappear without a trace."
    remedy: "Correct the target, or take the action out."
    words: "The target `$.paths['/pet']` for a document that has `/pets`."
}

OVERLAY_ACTION_IDLE = "overlay-action-idle", Warning {
    "An action of an overlay, or its `update`, has no effect."
    why: "Whoever wrote it meant to change something."
    remedy: "Give the action `update` or `remove: true`, and not both."
    words: "An action with `remove: false` alone, or with both `update` and `remove: true`."
}

OVERLAY_FOR_ANOTHER_DOCUMENT = "overlay-for-another-document", Warning {
    "An overlay is applied to another document than it `extends`."
    why: "Its targets were written for the names of that document."
    remedy: "Give the document that it is meant for, or correct `extends`."
    words: "`extends: pets.yaml`, applied to `shop.yaml`."
}
}
