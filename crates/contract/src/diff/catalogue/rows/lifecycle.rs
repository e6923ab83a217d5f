//! Lifecycle and stability of schemas.

use super::rows;

rows! {
    /// `deprecated`, `x-sunset` and `x-stability-level`.
    ROWS:

    Deprecation Added NOTE "deprecated": "{} is deprecated"
        ["{type: string}" => "{type: string, deprecated: true}"];

    DeprecationWithSunset Added NOTE "deprecated-with-sunset": "{} is deprecated and has a sunset"
        ["{type: string}" => "{type: string, deprecated: true, x-sunset: '9999-01-01'}"];

    Deprecation Removed NOTE "reactivated": "{} is no longer deprecated"
        ["{type: string, deprecated: true}" => "{type: string}"];

    SunsetMissing Added ERROR "deprecated-sunset-missing": "{} is deprecated and has no sunset"
        ["{type: string}" => "{type: string, deprecated: true}"];

    SunsetMalformed Added ERROR "deprecated-sunset-invalid": "The sunset of {} is not a date"
        ["{type: string}" => "{type: string, deprecated: true, x-sunset: soon}"];

    SunsetTooEarly Added ERROR "sunset-date-too-small": "{} is deprecated and its sunset is too near"
        ["{type: string}" => "{type: string, deprecated: true, x-sunset: '2026-01-10'}"];

    Sunset Removed ERROR "sunset-deleted": "The sunset of {} is gone, and it is still deprecated"
        ["{type: string, deprecated: true, x-sunset: '9999-01-01'}" => "{type: string, deprecated: true}"];

    SunsetChangedTooEarly Changed ERROR "sunset-date-changed-too-small":
        "The sunset of {} moved forward and is too near"
        ["{type: string, deprecated: true, x-sunset: '9999-01-01'}"
            => "{type: string, deprecated: true, x-sunset: '2026-01-10'}"];

    Stability Decreased ERROR "stability-decreased": "The stability of {} went down"
        back NOTE "stability-increased": "The stability of {} went up"
        ["{type: string, x-stability-level: stable}" => "{type: string, x-stability-level: beta}"];
}
