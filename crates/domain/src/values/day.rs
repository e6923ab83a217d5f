//! Days of the calendar.

use std::fmt;

use chrono::{Datelike, NaiveDate};

use crate::violation::Flaw;

/// A day of the years 1 to 9999; later days are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(NaiveDate);

/// Formats of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFormat {
    /// `dd/MM/yyyy`: searches for members and events, and all answers.
    Brazilian,
    /// `yyyy-MM-dd`: the search for deals, and the store.
    Iso,
}

impl Day {
    /// Reads a day in either format, as bodies may have it.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let format = if text.contains('-') { DayFormat::Iso } else { DayFormat::Brazilian };
        match Self::read(format, text) {
            DayParse::Day(day) => Ok(day),
            DayParse::NoSuchDay => Err(no_such_day("dd/MM/yyyy ou yyyy-MM-dd")),
            DayParse::NotThisFormat => {
                Err(Flaw::new("não é uma data", "Use dd/MM/yyyy ou yyyy-MM-dd, por exemplo 31/12/2025"))
            }
        }
    }

    /// Reads a day in one format only, as queries have it.
    pub fn parse_as(format: DayFormat, text: &str) -> Result<Self, Flaw> {
        let (name, example) = match format {
            DayFormat::Brazilian => ("dd/MM/yyyy", "31/12/2025"),
            DayFormat::Iso => ("yyyy-MM-dd", "2025-12-31"),
        };
        match Self::read(format, text) {
            DayParse::Day(day) => Ok(day),
            DayParse::NoSuchDay => Err(no_such_day(name)),
            DayParse::NotThisFormat => {
                Err(Flaw::new("não está no formato esperado", format!("Use o formato {name}, por exemplo {example}")))
            }
        }
    }

    /// The day of a calendar date, if it is one of the years 1 to 9999.
    pub fn from_date(date: NaiveDate) -> Option<Self> {
        (1..=9999).contains(&date.year()).then_some(Self(date))
    }

    /// The calendar date.
    pub fn date(self) -> NaiveDate {
        self.0
    }

    /// The day as `yyyy-MM-dd`, which sorts as text like the days themselves.
    pub fn iso(self) -> String {
        self.0.format("%Y-%m-%d").to_string()
    }

    fn read(format: DayFormat, text: &str) -> DayParse {
        let (separator, lengths) = match format {
            DayFormat::Brazilian => ('/', [2, 2, 4]),
            DayFormat::Iso => ('-', [4, 2, 2]),
        };
        let parts: Vec<&str> = text.trim().split(separator).collect();
        let is_shaped = parts.len() == 3
            && parts
                .iter()
                .zip(lengths)
                .all(|(part, length)| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit()));
        if !is_shaped {
            return DayParse::NotThisFormat;
        }
        let number = |idx: usize| parts[idx].parse::<u32>().unwrap_or(0);
        let (year, month, day) = match format {
            DayFormat::Brazilian => (number(2), number(1), number(0)),
            DayFormat::Iso => (number(0), number(1), number(2)),
        };
        let date = i32::try_from(year).ok().and_then(|year| NaiveDate::from_ymd_opt(year, month, day));
        date.and_then(Self::from_date).map_or(DayParse::NoSuchDay, DayParse::Day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0.format("%d/%m/%Y"))
    }
}

enum DayParse {
    Day(Day),
    NoSuchDay,
    NotThisFormat,
}

fn no_such_day(format: &str) -> Flaw {
    Flaw::new("não existe no calendário", format!("Use uma data válida em {format}"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn both_formats_are_one_day() {
        let day = Day::parse("29/02/2024").unwrap();
        assert_eq!(Day::parse("2024-02-29").unwrap(), day);
        assert_eq!(day.to_string(), "29/02/2024");
        assert_eq!(day.iso(), "2024-02-29");
        assert_eq!(Day::parse("01/01/0001").unwrap().to_string(), "01/01/0001");
    }

    #[test]
    fn days_that_never_come_are_refused() {
        assert_refused(
            &[
                "31/02/2020",
                "29/02/2023",
                "29/02/1900",
                "00/00/0000",
                "01/01/0000",
                "00/01/2020",
                "01/13/2020",
                "2020-02-31",
                "0000-00-00",
                "1/1/2020",
                "01/01/20",
                "2020/01/01",
                "01-01-2020",
                "01/01/2020 00:00",
                "2020-01-01T00:00:00Z",
                "+1/01/2020",
                "０１/０１/２０２０",
                "٠١/٠١/٢٠٢٠",
                "01/01/202\0",
                "",
                "hoje",
            ],
            Day::parse,
        );
    }

    #[test]
    fn a_query_takes_one_format_and_says_which() {
        let said = |format, text| Day::parse_as(format, text).map_err(|flaw| flaw.at("dataInicial").text().to_owned());
        assert!(said(DayFormat::Iso, "2025-06-03").is_ok());
        assert_eq!(
            said(DayFormat::Iso, "03/06/2025").unwrap_err(),
            "dataInicial não está no formato esperado. Use o formato yyyy-MM-dd, por exemplo 2025-12-31."
        );
        assert_eq!(
            said(DayFormat::Brazilian, "31/02/2020").unwrap_err(),
            "dataInicial não existe no calendário. Use uma data válida em dd/MM/yyyy."
        );
        assert!(said(DayFormat::Brazilian, "2020-01-01").is_err());
    }

    proptest! {
        #[test]
        fn every_day_round_trips_in_both_formats(year in 1i32..=9999, ordinal in 1u32..=365) {
            let day = Day::from_date(NaiveDate::from_yo_opt(year, ordinal).unwrap()).unwrap();
            assert_round_trip(&day.to_string(), Day::parse);
            assert_round_trip(&day.iso(), Day::parse);
            prop_assert_eq!(Day::parse(&day.iso()).unwrap(), day);
        }

        #[test]
        fn text_sorts_like_days(one in 0i64..3_000_000, other in 0i64..3_000_000) {
            let day = |n| Day::from_date(NaiveDate::from_ymd_opt(1, 1, 1).unwrap() + chrono::Days::new(n)).unwrap();
            let (one, other) = (day(one.unsigned_abs()), day(other.unsigned_abs()));
            prop_assert_eq!(one.cmp(&other), one.iso().cmp(&other.iso()));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Day::parse);
        }

        #[test]
        fn anything_like_a_day_is_read_or_refused(text in "[0-9]{1,4}[-/][0-9]{1,2}[-/][0-9]{1,4}") {
            assert_sound(&text, Day::parse);
        }
    }
}
