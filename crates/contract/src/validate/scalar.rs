//! Rules for numbers and strings.

use std::cmp::Ordering;

use crate::model::{Bound, NumberRules, Schema, StringRules};
use crate::number::Number;
use crate::source::Node;

use super::Validator;
use super::format::{NumberFormat, TextFormat};
use super::wording::{counted, shown};

/// Bytes that a pattern is matched against in one step.
const MATCHED_BYTES_PER_STEP: usize = 8;

/// Bytes of a pattern that are looked up in one step.
const HASHED_BYTES_PER_STEP: usize = 64;

impl<'s> Validator<'_, 's> {
    pub(super) fn check_number(
        &mut self,
        schema: &Schema<'s>,
        rules: Option<&NumberRules<'s>>,
        format: Option<&str>,
        value: Node<'s>,
    ) {
        let format = format.filter(|_| self.asserts_formats).and_then(NumberFormat::named);
        if rules.is_none() && format.is_none() {
            return;
        }
        let Some(number) = value.as_number().and_then(Number::parse) else {
            self.doubt();
            return;
        };
        if let Some(format) = format
            && !format.allows(number)
        {
            self.refuse(schema, value, || format!("must be {}, and is {number}", format.description));
        }
        if let Some(NumberRules { minimum, maximum, multiple_of }) = rules {
            self.check_range(schema, *minimum, *maximum, (value, number));
            if let Some((_, divisor)) = multiple_of {
                self.check_divisor(schema, *divisor, (value, number));
            }
        }
    }

    fn check_range(
        &mut self,
        schema: &Schema<'s>,
        minimum: Option<Bound<'s>>,
        maximum: Option<Bound<'s>>,
        (value, number): (Node<'s>, Number),
    ) {
        let words = [
            (minimum, Ordering::Less, "greater than", "at least"),
            (maximum, Ordering::Greater, "less than", "at most"),
        ];
        for (bound, outside, strictly, loosely) in words {
            if let Some(Bound { value: bound, is_exclusive, .. }) = bound
                && (number.cmp(&bound) == outside || (is_exclusive && number == bound))
            {
                let relation = if is_exclusive { strictly } else { loosely };
                self.refuse(schema, value, || format!("must be {relation} {bound}, and is {number}"));
            }
        }
    }

    fn check_divisor(&mut self, schema: &Schema<'s>, divisor: Number, (value, number): (Node<'s>, Number)) {
        // The document may not divide by zero; that is no fault of the value.
        if divisor.is_zero() {
            self.doubt();
            return;
        }
        if !number.is_multiple_of(divisor) {
            self.refuse(schema, value, || format!("must be a multiple of {divisor}, and is {number}"));
        }
    }

    pub(super) fn check_string(
        &mut self,
        schema: &Schema<'s>,
        rules: Option<&StringRules<'s>>,
        format: Option<&str>,
        value: Node<'s>,
    ) {
        let Some(text) = value.as_str() else { return };
        if let Some(format) = format.filter(|_| self.asserts_formats).and_then(TextFormat::named)
            && !format.allows(text)
        {
            self.refuse(schema, value, || {
                format!("must be {} (format {}), and is {}", format.description, format.name, shown(value))
            });
        }
        let Some(StringRules { min_length, max_length, pattern }) = rules else { return };
        if min_length.is_some() || max_length.is_some() {
            let said = |at: &str, bound| format!("must be at {at} {} long", counted(bound, "character", "characters"));
            self.check_count(schema, value, text.chars().count() as u64, (*min_length, *max_length), said);
        }
        if let Some(pattern) = pattern.and_then(Node::as_str) {
            self.check_pattern(schema, pattern, value, text);
        }
    }

    /// Refuses what has too few or too many parts, in words that lack how many there are.
    pub(super) fn check_count(
        &mut self,
        schema: &Schema<'s>,
        value: Node<'s>,
        n: u64,
        (min, max): (Option<u64>, Option<u64>),
        said: impl Fn(&str, u64) -> String,
    ) {
        let too_few = min.filter(|min| n < *min).map(|min| ("least", min));
        let too_many = max.filter(|max| n > *max).map(|max| ("most", max));
        for (at, bound) in too_few.into_iter().chain(too_many) {
            self.refuse(schema, value, || format!("{}, and has {n}", said(at, bound)));
        }
    }

    /// Takes the steps of matching a pattern against a text.
    pub(super) fn spend_on_match(&mut self, pattern: &str, text: &str) -> bool {
        self.spend(text.len() / MATCHED_BYTES_PER_STEP + pattern.len() / HASHED_BYTES_PER_STEP)
    }

    fn check_pattern(&mut self, schema: &Schema<'s>, pattern: &'s str, value: Node<'s>, text: &str) {
        if !self.spend_on_match(pattern, text) {
            return;
        }
        match self.patterns.matches(pattern, text, &mut self.budget) {
            Some(true) => {}
            Some(false) => {
                self.refuse(schema, value, || format!("must match the pattern `{pattern}`, and is {}", shown(value)));
            }
            None => self.doubt(),
        }
    }
}
