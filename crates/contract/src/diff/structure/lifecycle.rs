//! Lifecycle and trust: `deprecated`, `x-sunset` and `x-stability-level`.

use chrono::NaiveDate;

use crate::model::{Extensions, Operation, Parameter, Schema};
use crate::source::Node;
use crate::words::words;

use super::values::{are_equal, shown};

/// Options of the walk.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The day on which sunsets are looked at: year, month, day. Without it every sunset is still to come.
    pub today: Option<(i32, u8, u8)>,
    /// Days that must lie between the deprecation of something `beta` and its sunset.
    pub grace_beta: u32,
    /// Days that must lie between the deprecation of something stable and its sunset.
    pub grace_stable: u32,
    /// Whether the operations are calls that we make at others, even where neither document says so by `x-called-by`.
    pub called_by_us: bool,
}

/// What is said about the end of something.
#[derive(Debug, Clone, Copy)]
pub(super) struct Life<'s> {
    is_deprecated: bool,
    sunset: Option<Node<'s>>,
}

/// How something went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Removal {
    /// It was not deprecated.
    Unannounced,
    /// It was deprecated, without a day.
    Announced,
    /// Before the day that was announced.
    Early(NaiveDate),
    /// After it.
    InTime(NaiveDate),
    /// The day that was announced is no day.
    Unknown(String),
}

impl Removal {
    /// What happened to something of this name, in one sentence.
    pub(super) fn sentence(&self, name: &str) -> String {
        match self {
            Removal::Unannounced => format!("{name} is gone."),
            Removal::Announced => format!("{name}, which was deprecated, is gone."),
            Removal::Early(day) => format!("{name} is gone, and was to stay until {day}."),
            Removal::InTime(day) => format!("{name} is gone, as was announced for {day}."),
            Removal::Unknown(text) => format!("{name} is gone, and its sunset {text} is not a date."),
        }
    }
}

/// What happened to something that is still there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Event {
    Reactivated,
    Deprecated,
    DeprecatedUntil(NaiveDate),
    DeprecatedWithoutSunset,
    DeprecatedWithMalformedSunset(String),
    DeprecatedTooLate(NaiveDate, u32),
    SunsetDeleted,
    SunsetMalformed(String),
    SunsetMovedForward(NaiveDate, NaiveDate),
}

impl<'s> Life<'s> {
    pub(super) fn of_operation(operation: &Operation<'s>) -> Life<'s> {
        Life::new(operation.is_deprecated, &operation.extensions)
    }

    pub(super) fn of_parameter(parameter: &Parameter<'s>) -> Life<'s> {
        Life::new(parameter.value.is_deprecated, &parameter.value.extensions)
    }

    pub(super) fn of_schema(schema: &Schema<'s>) -> Life<'s> {
        Life::new(schema.is_deprecated, &schema.extensions)
    }

    fn new(is_deprecated: bool, extensions: &Extensions<'s>) -> Life<'s> {
        Life { is_deprecated, sunset: extension(extensions, "x-sunset") }
    }

    pub(super) fn removal(self, options: &Options) -> Removal {
        let sunset = match (self.is_deprecated, self.sunset) {
            (false, _) => return Removal::Unannounced,
            (true, None) => return Removal::Announced,
            (true, Some(sunset)) => sunset,
        };
        match (date(sunset), today(options)) {
            (None, _) => Removal::Unknown(shown(sunset)),
            (Some(day), Some(today)) if day <= today => Removal::InTime(day),
            (Some(day), _) => Removal::Early(day),
        }
    }

    /// What happened on the way from one to the other. Without days of grace nothing is said about what is announced.
    pub(super) fn events(self, new: Life<'s>, grace: Option<u32>, options: &Options) -> Vec<Event> {
        let mut events = Vec::new();
        match (self.is_deprecated, new.is_deprecated, grace) {
            (true, false, _) => events.push(Event::Reactivated),
            (false, true, Some(grace)) => events.push(new.announced(grace, options)),
            _ => {}
        }
        if new.is_deprecated {
            events.extend(self.sunset_change(new, grace, options));
        }
        events
    }

    fn announced(self, grace: u32, options: &Options) -> Event {
        let Some(sunset) = self.sunset else {
            return if grace > 0 { Event::DeprecatedWithoutSunset } else { Event::Deprecated };
        };
        match date(sunset) {
            None => Event::DeprecatedWithMalformedSunset(shown(sunset)),
            Some(day) if is_too_near(day, grace, options) => Event::DeprecatedTooLate(day, grace),
            Some(day) => Event::DeprecatedUntil(day),
        }
    }

    fn sunset_change(self, new: Life<'s>, grace: Option<u32>, options: &Options) -> Option<Event> {
        let old_sunset = self.sunset?;
        let Some(new_sunset) = new.sunset else { return Some(Event::SunsetDeleted) };
        if are_equal(old_sunset, new_sunset) {
            return None;
        }
        let Some(to) = date(new_sunset) else { return Some(Event::SunsetMalformed(shown(new_sunset))) };
        let Some(from) = date(old_sunset) else { return Some(Event::SunsetMalformed(shown(old_sunset))) };
        (to < from && is_too_near(to, grace?, options)).then_some(Event::SunsetMovedForward(from, to))
    }
}

fn is_too_near(day: NaiveDate, grace: u32, options: &Options) -> bool {
    today(options).is_some_and(|today| (day - today).num_days() < i64::from(grace))
}

fn today(options: &Options) -> Option<NaiveDate> {
    let (year, month, day) = options.today?;
    NaiveDate::from_ymd_opt(year, month.into(), day.into())
}

fn date(sunset: Node<'_>) -> Option<NaiveDate> {
    day(sunset.as_str()?)
}

pub(super) fn extension<'s>(extensions: &Extensions<'s>, name: &str) -> Option<Node<'s>> {
    extensions.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}

words! {
    /// How far something is to be trusted. What says nothing is stable.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(super) enum Stability by name {
        Draft = "draft",
        Alpha = "alpha",
        Beta = "beta",
        Stable = "stable",
    }
}

impl Stability {
    /// What is said about it, or the word that is none of the four.
    pub(super) fn of(extensions: &Extensions<'_>) -> Result<Stability, String> {
        let Some(value) = extension(extensions, "x-stability-level") else { return Ok(Stability::Stable) };
        let known = value.as_str().and_then(Stability::named);
        known.ok_or_else(|| shown(value).trim_matches('`').to_owned())
    }

    /// Whether callers may rely on it at all.
    pub(super) fn is_promised(self) -> bool {
        self >= Stability::Beta
    }

    /// Days that must lie between its deprecation and its sunset.
    pub(super) fn grace(self, options: &Options) -> u32 {
        match self {
            Stability::Draft | Stability::Alpha => 0,
            Stability::Beta => options.grace_beta,
            Stability::Stable => options.grace_stable,
        }
    }
}

/// Reads `2030-12-31`, or a time of that day as RFC 3339 writes it.
pub(super) fn day(text: &str) -> Option<NaiveDate> {
    let (date, time) = match text.as_bytes().get(10) {
        None => (text, None),
        Some(b'T' | b't') => (text.get(..10)?, text.get(11..)),
        Some(_) => return None,
    };
    // chrono alone would take signs, blanks and single digits.
    let is_written = is_like(date, "0000-00-00") && time.is_none_or(is_time);
    is_written.then(|| date.parse().ok()).flatten()
}

/// Whether a text has digits where the form has zeros, and otherwise what the form has.
fn is_like(text: &str, form: &str) -> bool {
    let fits = |(byte, form): (u8, u8)| if form == b'0' { byte.is_ascii_digit() } else { byte == form };
    text.len() == form.len() && text.bytes().zip(form.bytes()).all(fits)
}

/// `10:00:00Z`, `10:00:00.5+01:00`
fn is_time(text: &str) -> bool {
    let Some((clock, rest)) = text.split_at_checked(8) else { return false };
    let (fraction, zone) = rest.split_at(rest.find(['Z', 'z', '+', '-']).unwrap_or(rest.len()));
    let are_digits = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_fraction = fraction.is_empty() || fraction.strip_prefix('.').is_some_and(are_digits);
    let is_zone = matches!(zone, "Z" | "z") || is_like(zone, "+00:00") || is_like(zone, "-00:00");
    is_like(clock, "00:00:00") && is_fraction && is_zone
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_read() {
        for text in ["2030-12-31", "2024-02-29", "2030-12-31T10:00:00Z", "2030-12-31T10:00:00.5+01:00"] {
            assert!(day(text).is_some(), "{text}");
        }
        for text in ["", "soon", "2030-13-01", "2023-02-29", "2030-1-1", "2030-12-31 10:00", "2030-12-31T", "20301231"]
        {
            assert_eq!(day(text), None, "{text}");
        }
        for time in ["10-00-00Z", "ab:cd:efZ", "10:00:00", "10:00:00.Z", "10:00:00+1:00", "10:00:00+ab:00"] {
            assert_eq!(day(&format!("2030-12-31T{time}")), None, "{time}");
        }
    }

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        let days = |from: &str, to: &str| (day(to).unwrap() - day(from).unwrap()).num_days();
        assert_eq!(days("2024-02-28", "2024-03-01"), 2);
        assert_eq!(days("2023-02-28", "2023-03-01"), 1);
        assert_eq!(days("2023-12-31", "2024-01-01"), 1);
        assert_eq!(days("2000-01-01", "2100-01-01"), 36525);
        assert_eq!(days("2030-01-02", "2030-01-01"), -1);
    }
}
