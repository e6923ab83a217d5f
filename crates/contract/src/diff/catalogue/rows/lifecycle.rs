//! How long something will be there, and how far to trust it.

use crate::diff::catalogue::row::Policy;
use crate::diff::catalogue::{Aspect, Effect, Row};

use Effect::Keeps;

use crate::diff::catalogue::Movement::{Added, Changed, Decreased, Increased, Removed};

pub(super) const ROWS: &[Row] = &[
    Row::new(Aspect::Deprecation, Added, "deprecated", Keeps(Policy::NOTE), "{} is deprecated"),
    Row::new(
        Aspect::DeprecationWithSunset,
        Added,
        "deprecated-with-sunset",
        Keeps(Policy::NOTE),
        "{} is deprecated and has a sunset",
    ),
    Row::new(Aspect::Deprecation, Removed, "reactivated", Keeps(Policy::NOTE), "{} is no longer deprecated"),
    Row::new(
        Aspect::SunsetMissing,
        Added,
        "deprecated-sunset-missing",
        Keeps(Policy::ERROR),
        "{} is deprecated and has no sunset",
    ),
    Row::new(
        Aspect::SunsetMalformed,
        Added,
        "deprecated-sunset-invalid",
        Keeps(Policy::ERROR),
        "The sunset of {} is not a date",
    ),
    Row::new(
        Aspect::SunsetTooEarly,
        Added,
        "sunset-date-too-small",
        Keeps(Policy::ERROR),
        "{} is deprecated and its sunset is too near",
    ),
    Row::new(
        Aspect::Sunset,
        Removed,
        "sunset-deleted",
        Keeps(Policy::ERROR),
        "The sunset of {} is gone, and it is still deprecated",
    ),
    Row::new(
        Aspect::SunsetChangedTooEarly,
        Changed,
        "sunset-date-changed-too-small",
        Keeps(Policy::ERROR),
        "The sunset of {} moved forward and is too near",
    ),
    Row::new(
        Aspect::Stability,
        Decreased,
        "stability-decreased",
        Keeps(Policy::ERROR),
        "The stability of {} went down",
    ),
    Row::new(Aspect::Stability, Increased, "stability-increased", Keeps(Policy::NOTE), "The stability of {} went up"),
];
