//! The official test suite of JSON Schema 2020-12, by the validator.

use contract::validate::Validator;
use libtest_mimic::Trial;

use crate::suite;

pub(super) fn trials() -> Vec<Trial> {
    suite::trials(|api, schema, values| {
        let mut validator = Validator::new(api).without_formats();
        values.into_iter().map(|value| validator.check(schema.id, value, None).is_empty()).collect()
    })
}
