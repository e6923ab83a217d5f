//! `application/x-www-form-urlencoded` bodies: queries that travel in the body.

use serde::Serialize;

use crate::fields::{self, Fields};
use crate::style::{QueryStyle, Unwritable, ValueShape};

/// The text of a form. Properties are in style `form`, exploded, unless named with another; what that style has no text
/// for is written as JSON, as OpenAPI says.
pub(crate) fn write<T: Serialize + ?Sized>(body: &T, styles: &[(&str, QueryStyle)]) -> Result<String, Unwritable> {
    let mut form = Form { styles, text: String::new() };
    fields::give(body, &mut form)?;
    Ok(form.text)
}

struct Form<'s> {
    styles: &'s [(&'s str, QueryStyle)],
    text: String,
}

impl Fields for Form<'_> {
    fn take<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unwritable> {
        let complain =
            |message: &dyn std::fmt::Display| Unwritable::from(format!("has a property `{name}` that {message}"));
        let style = self.styles.iter().find(|(styled, _)| *styled == name).map(|(_, style)| *style);
        let shape = ValueShape::of(value).map_err(|error| complain(&format_args!("cannot be written: {error}")))?;
        let shape = match style {
            None if is_complex(&shape) => {
                ValueShape::Scalar(serde_json::to_string(value).map_err(|error| complain(&error))?)
            }
            _ => shape,
        };
        style.unwrap_or(QueryStyle::Form).write(name, shape, &mut self.text).map_err(|message| complain(&message))
    }
}

fn is_complex(shape: &ValueShape) -> bool {
    match shape {
        ValueShape::Pairs(_) => true,
        ValueShape::List(elements) => {
            elements.iter().any(|element| matches!(element, ValueShape::Pairs(_) | ValueShape::List(_)))
        }
        ValueShape::Nothing | ValueShape::Scalar(_) | ValueShape::Byte(_) | ValueShape::Bytes(_) => false,
    }
}
