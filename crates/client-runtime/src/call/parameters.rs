//! Parameters. What is generic over their types is thin: it makes a [`ValueShape`], and the rest is compiled once.

use std::borrow::Cow;

use reqwest::header::{HeaderName, HeaderValue};
use serde::Serialize;

use super::{Call, unwritable};
use crate::style::{self, FlatValue, PathStyle, QueryPlace, QueryStyle, Unwritable, ValueShape};

/// A value on its way into a request, or why it has none.
type Written<T> = Result<T, Unwritable>;

impl Call<'_> {
    /// A path parameter in style `simple`.
    pub fn path<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_path(name, shape(value), PathStyle::Simple { explode: false })
    }

    /// A path parameter in any style.
    pub fn path_styled<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, style: PathStyle) -> &mut Self {
        self.write_path(name, shape(value), style)
    }

    /// A path parameter that is JSON.
    pub fn path_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_path(name, json(value), PathStyle::Simple { explode: false })
    }

    /// A query parameter in style `form`, exploded. `None` sends nothing.
    pub fn query<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        let place = QueryPlace { name, query: &mut self.query };
        match ValueShape::of_rest(value, place) {
            Ok(ValueShape::Nothing) => self,
            rest => self.write_query(name, rest.map_err(|error| unwritable(&error)), QueryStyle::Form),
        }
    }

    /// A query parameter in any style. `None` sends nothing.
    pub fn query_styled<T: Serialize + ?Sized>(&mut self, name: &str, value: &T, style: QueryStyle) -> &mut Self {
        self.write_query(name, shape(value), style)
    }

    /// A query parameter that is JSON. `None` sends nothing.
    pub fn query_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_query(name, json(value), QueryStyle::Form)
    }

    /// All of a query, as text. `None` sends nothing.
    pub fn querystring<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_whole_query(name, shape(value))
    }

    /// All of a query, as JSON. `None` sends nothing.
    pub fn querystring_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_whole_query(name, json(value))
    }

    /// A header parameter. `None` sends nothing.
    pub fn header<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_header(name, shape(value), false)
    }

    /// A header parameter that is exploded: objects as `x=1,y=2`. `None` sends nothing.
    pub fn header_exploded<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_header(name, shape(value), true)
    }

    /// A header parameter that is JSON. `None` sends nothing.
    pub fn header_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_header(name, json(value), false)
    }

    /// A cookie, exploded: lists are repeated. `None` sends nothing.
    pub fn cookie<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_cookie(name, shape(value), true)
    }

    /// A cookie, not exploded: lists as `a,b`. `None` sends nothing.
    pub fn cookie_joined<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_cookie(name, shape(value), false)
    }

    /// A cookie that is JSON. `None` sends nothing.
    pub fn cookie_json<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> &mut Self {
        self.write_cookie(name, json(value), true)
    }

    fn write_path(&mut self, name: &str, value: Written<ValueShape>, style: PathStyle) -> &mut Self {
        let written = value.and_then(FlatValue::of).and_then(|value| style.write(name, &value));
        if let Some(text) = self.keep_error(name, written) {
            // What has been written before holds no brace: values are encoded.
            self.path = Cow::Owned(self.path.replace(&format!("{{{name}}}"), &text));
        }
        self
    }

    fn write_query(&mut self, name: &str, value: Written<ValueShape>, style: QueryStyle) -> &mut Self {
        let written = value.and_then(|shape| style.write(name, shape, &mut self.query));
        self.keep_error(name, written);
        self
    }

    fn write_whole_query(&mut self, name: &str, value: Written<ValueShape>) -> &mut Self {
        let written =
            value.and_then(FlatValue::of).and_then(|value| PathStyle::Simple { explode: false }.write(name, &value));
        if let Some(text) = self.keep_error(name, written) {
            self.query.push_str(&text);
        }
        self
    }

    fn write_header(&mut self, name: &str, value: Written<ValueShape>, explode: bool) -> &mut Self {
        let written = value.and_then(FlatValue::of).and_then(|value| {
            let Some(text) = style::write_header(&value, explode)? else { return Ok(None) };
            let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| "has a name that no header can have")?;
            // As bytes: text beyond ASCII has no other way into a header, and servers that read it expect UTF-8.
            let text = HeaderValue::from_bytes(text.as_bytes())
                .map_err(|_| "holds a control character, which no header can hold")?;
            Ok(Some((name, text)))
        });
        if let Some(Some((name, text))) = self.keep_error(name, written) {
            self.headers.insert(name, text);
        }
        self
    }

    fn write_cookie(&mut self, name: &str, value: Written<ValueShape>, explode: bool) -> &mut Self {
        let written = value.and_then(FlatValue::of);
        if let Some(value) = self.keep_error(name, written) {
            style::write_cookie(name, &value, explode, &mut self.cookies);
        }
        self
    }

    /// Keeps the first thing that cannot be written.
    fn keep_error<T>(&mut self, name: &str, written: Written<T>) -> Option<T> {
        match written {
            Ok(written) => Some(written),
            Err(message) => {
                self.first_error.get_or_insert_with(|| format!("parameter `{name}` {message}"));
                None
            }
        }
    }
}

fn shape<T: Serialize + ?Sized>(value: &T) -> Written<ValueShape> {
    ValueShape::of(value).map_err(|error| unwritable(&error))
}

fn json<T: Serialize + ?Sized>(value: &T) -> Written<ValueShape> {
    match serde_json::to_string(value) {
        Ok(json) if json == "null" => Ok(ValueShape::Nothing),
        Ok(json) => Ok(ValueShape::Scalar(json)),
        Err(error) => Err(unwritable(&error)),
    }
}
