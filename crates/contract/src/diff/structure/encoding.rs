//! How the properties of a form are written.

use crate::diff::catalogue::body;
use crate::model::{Encoding, MediaType, Style};

use super::compare::{Spot, Walk};
use super::values::quoted;

impl<'s> Walk<'_, 's> {
    pub(super) fn encoding(&mut self, old: &MediaType<'s>, new: &MediaType<'s>, spot: &Spot) {
        let of = |media: &MediaType<'s>, name: &str| {
            let found = media.encoding.iter().find(|(key, _)| key.as_str() == Some(name));
            found.map(|(key, encoding)| (*key, writing(encoding)))
        };
        let mut names: Vec<&str> = Vec::new();
        for (key, _) in old.encoding.iter().chain(&new.encoding) {
            names.extend(key.as_str().filter(|name| !names.contains(name)));
        }
        for name in names {
            let (before, after) = (of(old, name), of(new, name));
            let plain = (None, Style::Form, true, false);
            let written =
                |side: &Option<(_, Written)>| side.as_ref().map_or(plain.clone(), |(_, written)| written.clone());
            if written(&before) != written(&after) {
                let node = |side: Option<(_, _)>, media: &MediaType<'s>| Some(side.map_or(media.node, |(key, _)| key));
                let message = format!("{} in {} is written in another way.", quoted(name), spot.phrase);
                self.report(&body::BODY_ENCODING_CHANGED, spot, (node(before, old), node(after, new)), message);
            }
        }
    }
}

/// Media type, style, `explode` and whether reserved characters stay.
type Written = (Option<String>, Style, bool, bool);

fn writing(encoding: &Encoding<'_>) -> Written {
    let style = encoding.style.unwrap_or(Style::Form);
    let explode = encoding.explode.unwrap_or(style == Style::Form);
    (encoding.content_type.map(str::to_ascii_lowercase), style, explode, encoding.allows_reserved)
}
