//! Addresses of operations.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};
use poem::http::Uri;

use super::Context;
use crate::ToText;

/// Address of an operation, as the document's path: made by the generated functions of [`links!`](crate::links).
///
/// [`Context::url`] makes it an address that a caller can use.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Link(String);

/// A value as a path parameter in style `simple`, percent-encoded: a list with commas, anything else by its text.
pub trait PathText {
    /// The text. No character in it can change the path; a comma in an element is escaped.
    fn to_path_text(&self) -> String;
}

/// Place at which a stub is served.
#[derive(Debug, Clone, Default)]
pub(crate) struct Base {
    /// Path of [`Stub::under`](crate::Stub::under), without a slash at its end.
    pub(crate) path: String,
    /// Address of [`Stub::public_url`](crate::Stub::public_url), without a slash at its end.
    pub(crate) public_url: Option<String>,
}

/// Everything that has a meaning in some URL.
const VALUE: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Characters of a document's path that no URL can hold there. Its escapes are left as they are.
const LITERAL: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

impl Link {
    /// A path of the document with values for its parameters, in their order and encoded already: `/pets/{id}` with `5`.
    pub fn new(template: &'static str, values: &[String]) -> Link {
        let mut path = String::with_capacity(template.len() + values.iter().map(String::len).sum::<usize>());
        let mut values = values.iter();
        let mut rest = template;
        // A brace that does not close is text, as it is for the router.
        while let Some((literal, (_, after))) =
            rest.split_once('{').and_then(|(literal, after)| Some((literal, after.split_once('}')?)))
        {
            path.extend(utf8_percent_encode(literal, LITERAL));
            path.push_str(values.next().map_or("", String::as_str));
            rest = after;
        }
        path.extend(utf8_percent_encode(rest, LITERAL));
        Link(path.split('/').map(without_dots).collect::<Vec<_>>().join("/"))
    }

    /// Adds a query parameter.
    #[must_use]
    pub fn query(mut self, name: &str, value: impl ToText) -> Link {
        self.0.push(if self.0.contains('?') { '&' } else { '?' });
        self.0.extend(utf8_percent_encode(name, VALUE));
        self.0.push('=');
        self.0.extend(utf8_percent_encode(&value.to_text(), VALUE));
        self
    }
}

impl<P> Context<'_, P> {
    /// Address of an operation.
    ///
    /// It begins with a slash and is under the path that the stub is served at; with
    /// [`Stub::public_url`](crate::Stub::public_url) it is an absolute URL. The request's `Host` has no part in it, since
    /// the caller wrote that.
    pub fn url(&self, link: &Link) -> String {
        let Base { path, public_url } = self.base;
        let origin = public_url.as_deref().unwrap_or_default();
        format!("{origin}{}{path}{}", mount_path(self.original_uri, self.request.uri()), link.0)
    }
}

impl<T: ToText + ?Sized> PathText for T {
    fn to_path_text(&self) -> String {
        utf8_percent_encode(&self.to_text(), VALUE).to_string()
    }
}

impl<T: PathText> PathText for [T] {
    fn to_path_text(&self) -> String {
        self.iter().map(PathText::to_path_text).collect::<Vec<_>>().join(",")
    }
}

impl<T: PathText> PathText for Vec<T> {
    fn to_path_text(&self) -> String {
        self.as_slice().to_path_text()
    }
}

/// A segment that cannot be taken for a step up or a step nowhere.
fn without_dots(segment: &str) -> Cow<'_, str> {
    if matches!(segment, "." | "..") { Cow::Owned(segment.replace('.', "%2E")) } else { Cow::Borrowed(segment) }
}

/// The path that poem's routes have taken away: `/api` of `/api/pets`.
fn mount_path(original: &Uri, seen: &Uri) -> String {
    let mount = match (original.path().strip_suffix(seen.path()), seen.path()) {
        (Some(mount), _) => mount,
        (None, "/") => original.path(),
        (None, _) => "",
    };
    // Two slashes at the beginning would lead to another host.
    match mount.trim_matches('/') {
        "" => String::new(),
        mount => format!("/{mount}"),
    }
}

/// Makes functions that tell the addresses of operations.
///
/// ```
/// stub_runtime::links! {
///     get_seat(booking_id: &str, seat: i64) "/bookings/{bookingId}/seats/{seat}",
///     list_bookings() "/bookings",
/// }
/// let first = get_seat("a/b", 5);
/// let all = list_bookings().query("after", "x y");
/// assert_eq!(format!("{first:?} {all:?}"), r#"Link("/bookings/a%2Fb/seats/5") Link("/bookings?after=x%20y")"#);
/// ```
#[macro_export]
macro_rules! links {
    ($($name:ident($($parameter:ident: $type:ty),* $(,)?) $template:literal),* $(,)?) => {$(
        #[doc = concat!("Address of `", $template, "`.")]
        pub fn $name($($parameter: $type),*) -> $crate::Link {
            use $crate::PathText as _;
            $crate::Link::new($template, &[$($parameter.to_path_text()),*])
        }
    )*};
}

#[cfg(test)]
mod tests {
    use super::{Link, PathText, mount_path};

    fn path(template: &'static str, values: &[&str]) -> String {
        Link::new(template, &values.iter().map(PathText::to_path_text).collect::<Vec<_>>()).0
    }

    #[test]
    fn values_stand_for_parameters_and_cannot_change_the_path() {
        let cases: [(&str, &[&str], &str); 12] = [
            ("/", &[], "/"),
            ("/pets", &[], "/pets"),
            ("/pets/{id}", &["5"], "/pets/5"),
            ("/pets/{id}/toys/{toy}", &["a", "b"], "/pets/a/toys/b"),
            ("/files/{name}.{extension}", &["a.b", "c"], "/files/a.b.c"),
            ("/files/{name}:cancel", &["x"], "/files/x:cancel"),
            ("/pets/{id}", &["/?#% é,"], "/pets/%2F%3F%23%25%20%C3%A9%2C"),
            ("/pets/{id}", &["."], "/pets/%2E"),
            ("/pets/{id}/toys", &[".."], "/pets/%2E%2E/toys"),
            ("/pets/.{id}", &["."], "/pets/%2E%2E"),
            ("/é b/%20/{x", &[], "/%C3%A9%20b/%20/%7Bx"),
            ("/pets/{id}", &["{id}"], "/pets/%7Bid%7D"),
        ];
        for (template, values, expected) in cases {
            assert_eq!(path(template, values), expected, "{template} {values:?}");
        }
    }

    #[test]
    fn lists_have_commas_of_their_own() {
        assert_eq!(["a,b", "c"].as_slice().to_path_text(), "a%2Cb,c");
        assert_eq!(vec![1, 2].to_path_text(), "1,2");
    }

    #[test]
    fn query_parameters_are_added_one_by_one() {
        let link = Link::new("/pets", &[]).query("a&b", "c=d&e+f").query("page", 2);
        assert_eq!(link.0, "/pets?a%26b=c%3Dd%26e%2Bf&page=2");
    }

    #[test]
    fn the_mount_path_is_what_routes_took_away() {
        let cases = [
            ("/pets", "/pets", ""),
            ("/api/pets", "/pets", "/api"),
            ("/api/v1/pets?x=/", "/v1/pets", "/api"),
            ("/api", "/", "/api"),
            ("/api/", "/", "/api"),
            ("/", "/", ""),
            ("//evil.example/pets", "/pets", "/evil.example"),
            ("http://evil.example/api/pets", "/pets", "/api"),
            ("/other", "/pets", ""),
        ];
        for (original, seen, expected) in cases {
            let uri = |text: &str| text.parse().expect("it is a URI");
            assert_eq!(mount_path(&uri(original), &uri(seen)), expected, "{original} {seen}");
        }
    }
}
