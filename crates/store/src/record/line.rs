//! Lines of a transfer: JSON objects, written field by field and read the same way.
//!
//! A field without a value is left out, so that a line holds what is known and nothing else. A field that no record of
//! its kind has is a fault: it would be lost without a word otherwise.

use domain::Violation;
use serde_json::{Map, Value};

/// Something that stands in a field.
pub trait JsonField: Sized {
    /// Whether the field can be left out.
    fn is_absent(&self) -> bool {
        false
    }

    /// What a field stands for that is left out; `None` if it must be there.
    fn absent() -> Option<Self> {
        None
    }

    /// Writes the value.
    fn write_json(&self, out: &mut Vec<u8>);

    /// Reads the value; `field` is where it stands.
    fn read_json(value: Value, field: &str) -> Result<Self, Violation>;
}

/// Something that is made of fields.
pub trait Fields: Sized {
    /// Adds the names of the fields.
    fn names(names: &mut Vec<&'static str>);

    /// Writes the fields.
    fn write_fields(&self, to: &mut ObjectWriter<'_>);

    /// Takes the fields out of an object.
    fn take_fields(from: &mut Object) -> Result<Self, Violation>;
}

/// An object that is being written.
pub struct ObjectWriter<'a> {
    out: &'a mut Vec<u8>,
    is_empty: bool,
}

/// An object that is being read.
pub struct Object {
    fields: Map<String, Value>,
}

impl<'a> ObjectWriter<'a> {
    /// Writes an object.
    pub fn object(out: &'a mut Vec<u8>, fields: impl FnOnce(&mut ObjectWriter<'_>)) {
        out.push(b'{');
        fields(&mut ObjectWriter { out, is_empty: true });
        out.push(b'}');
    }

    /// Writes a field, if it has a value.
    pub fn put<T: JsonField>(&mut self, name: &str, value: &T) {
        if value.is_absent() {
            return;
        }
        if !self.is_empty {
            self.out.push(b',');
        }
        self.is_empty = false;
        write_text(name, self.out);
        self.out.push(b':');
        value.write_json(self.out);
    }
}

impl Object {
    /// The object on a line, or why there is none.
    pub fn parse(line: &[u8]) -> Result<Self, Violation> {
        match serde_json::from_slice(line) {
            Ok(fields) => Ok(Self { fields }),
            // The parser's words may repeat what stands there.
            Err(error) => {
                let place = error.column();
                let text = format!("A linha não é um objeto JSON (coluna {place}). Envie um objeto por linha.");
                Err(Violation::new("", &text))
            }
        }
    }

    /// Takes a field out.
    pub fn take<T: JsonField>(&mut self, name: &str) -> Result<T, Violation> {
        match self.fields.remove(name) {
            None | Some(Value::Null) => T::absent().ok_or_else(|| Violation::missing(name)),
            Some(value) => T::read_json(value, name),
        }
    }

    /// Sees to it that all fields were taken.
    pub fn finish(self) -> Result<(), Violation> {
        match self.fields.len() {
            0 => Ok(()),
            // A name that nobody knows may be anything, a person's among them.
            n_fields => {
                Err(Violation::new("", &format!("Há {n_fields} campo(s) que este registro não tem. Retire-os.")))
            }
        }
    }
}

/// The names of a part's fields.
#[doc(hidden)]
pub fn line_names<R, T: Fields>(_part: fn(&R) -> &T, names: &mut Vec<&'static str>) {
    T::names(names);
}

/// What a field holds if it is not what it should be.
pub fn unlike(field: &str, expected: &str) -> Violation {
    Violation::new(field, &format!("{field} não é {expected}. Envie {expected}."))
}

/// Writes text with what JSON asks for.
pub(super) fn write_text(text: &str, out: &mut Vec<u8>) {
    serde_json::to_writer(out, text).expect("text is JSON, and memory takes it");
}

impl<T: Fields> JsonField for T {
    fn write_json(&self, out: &mut Vec<u8>) {
        ObjectWriter::object(out, |to| self.write_fields(to));
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        let Value::Object(fields) = value else { return Err(unlike(field, "um objeto")) };
        let mut object = Object { fields };
        let within = |violation: Violation| violation.within(field);
        let parts = T::take_fields(&mut object).map_err(within)?;
        object.finish().map_err(within)?;
        Ok(parts)
    }
}

impl<T: JsonField> JsonField for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn absent() -> Option<Self> {
        Some(None)
    }

    fn write_json(&self, out: &mut Vec<u8>) {
        match self {
            Some(value) => value.write_json(out),
            None => out.extend(b"null"),
        }
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        T::read_json(value, field).map(Some)
    }
}

impl<T: JsonField> JsonField for Vec<T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn absent() -> Option<Self> {
        Some(Self::new())
    }

    fn write_json(&self, out: &mut Vec<u8>) {
        out.push(b'[');
        for (idx, value) in self.iter().enumerate() {
            if idx > 0 {
                out.push(b',');
            }
            value.write_json(out);
        }
        out.push(b']');
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        let Value::Array(values) = value else { return Err(unlike(field, "uma lista")) };
        let read = |(idx, value)| T::read_json(value, &format!("{field}[{idx}]"));
        values.into_iter().enumerate().map(read).collect()
    }
}

/// Tells how a record is made of fields: those with a name of their own, and parts whose fields stand among them.
#[macro_export]
macro_rules! fields {
    // In a line `kind` tells which record it is; what the domain calls so is a `type` there.
    (@name kind) => { "type" };
    (@name $field:ident) => { stringify!($field) };
    (@take $from:ident $field:ident) => { $from.take($crate::fields!(@name $field))? };
    (@take $from:ident $field:ident $absent:literal) => {
        $from.take::<Option<_>>($crate::fields!(@name $field))?.unwrap_or($absent)
    };
    ($type:ty { $($field:ident $(or $absent:literal)?),* $(,)? $(; $part:ident)? }) => {
        impl $crate::Fields for $type {
            fn names(names: &mut Vec<&'static str>) {
                names.extend([$( $crate::fields!(@name $field) ),*]);
                $( $crate::line_names(|it: &Self| &it.$part, names); )?
            }

            fn write_fields(&self, to: &mut $crate::ObjectWriter<'_>) {
                // A new field must be written, not forgotten.
                let Self { $($field,)* $($part)? } = self;
                $( to.put($crate::fields!(@name $field), $field); )*
                $( $crate::Fields::write_fields($part, to); )?
            }

            fn take_fields(from: &mut $crate::Object) -> Result<Self, domain::Violation> {
                Ok(Self {
                    $( $field: $crate::fields!(@take from $field $($absent)?), )*
                    $( $part: $crate::Fields::take_fields(from)?, )?
                })
            }
        }
    };
}
