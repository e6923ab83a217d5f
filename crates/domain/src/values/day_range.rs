//! Ranges of days, as searches have them.

use super::day::Day;
use crate::violation::Violation;

/// The days from a first to a last one, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayRange {
    first: Day,
    last: Day,
}

impl DayRange {
    /// A range from two fields of a search: both are given, or neither.
    pub fn between(first: (&str, Option<Day>), last: (&str, Option<Day>)) -> Result<Option<Self>, Violation> {
        let together =
            |missing: &str, given: &str| Err(Violation::new(missing, &format!("Informe {missing} junto com {given}.")));
        match (first, last) {
            ((_, None), (_, None)) => Ok(None),
            ((name, Some(_)), (missing, None)) | ((missing, None), (name, Some(_))) => together(missing, name),
            ((first_name, Some(first)), (last_name, Some(last))) if first > last => {
                Err(Violation::new(first_name, &format!("{first_name} vem depois de {last_name}. Inverta as datas.")))
            }
            ((_, Some(first)), (_, Some(last))) => Ok(Some(Self { first, last })),
        }
    }

    /// The first day.
    pub fn first(self) -> Day {
        self.first
    }

    /// The last day, which is still in the range.
    pub fn last(self) -> Day {
        self.last
    }

    /// Whether a day is in the range.
    pub fn contains(self, day: Day) -> bool {
        self.first <= day && day <= self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(first: Option<&str>, last: Option<&str>) -> Result<Option<DayRange>, String> {
        let day = |text: Option<&str>| text.map(|text| Day::parse(text).unwrap());
        DayRange::between(("dataEventoInicial", day(first)), ("dataEventoFinal", day(last)))
            .map_err(|violation| violation.text().to_owned())
    }

    #[test]
    fn both_bounds_or_none() {
        assert_eq!(between(None, None), Ok(None));
        assert_eq!(
            between(Some("01/06/2025"), None),
            Err("Informe dataEventoFinal junto com dataEventoInicial.".to_owned())
        );
        assert_eq!(
            between(None, Some("01/06/2025")),
            Err("Informe dataEventoInicial junto com dataEventoFinal.".to_owned())
        );
    }

    #[test]
    fn the_first_day_is_not_after_the_last() {
        assert_eq!(
            between(Some("30/06/2025"), Some("01/06/2025")),
            Err("dataEventoInicial vem depois de dataEventoFinal. Inverta as datas.".to_owned())
        );
        let one_day = between(Some("01/06/2025"), Some("01/06/2025")).unwrap().unwrap();
        assert!(one_day.contains(one_day.first()) && one_day.contains(one_day.last()));
        let june = between(Some("01/06/2025"), Some("30/06/2025")).unwrap().unwrap();
        assert!(!june.contains(Day::parse("01/07/2025").unwrap()));
    }
}
