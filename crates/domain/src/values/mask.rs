//! Masks: `###.###.###-##` written out or left out.

/// Reads what stands in the places of a mask; each separator may be there or not, in its place only.
///
/// Only ASCII letters and digits fill a place, so full-width and Arabic digits never do.
pub(super) fn read(mask: &str, text: &str) -> Option<String> {
    let mut bare = String::with_capacity(mask.len());
    let mut rest = text.trim().chars().peekable();
    for place in mask.chars() {
        if place == '#' {
            bare.push(rest.next().filter(char::is_ascii_alphanumeric)?);
        } else {
            rest.next_if_eq(&place);
        }
    }
    rest.next().is_none().then_some(bare)
}

/// Like [`read`], for values that are digits throughout.
pub(super) fn read_digits(mask: &str, text: &str) -> Option<String> {
    read(mask, text).filter(|bare| bare.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Writes characters into the places of a mask.
pub(super) fn write(mask: &str, bare: &str) -> String {
    let mut rest = bare.chars();
    mask.chars().filter_map(|place| if place == '#' { rest.next() } else { Some(place) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CPF: &str = "###.###.###-##";

    #[test]
    fn separators_stand_in_their_places_or_not_at_all() {
        for text in ["52998224725", "529.982.247-25", "529982247-25", " 529.98224725 "] {
            assert_eq!(read(CPF, text).as_deref(), Some("52998224725"), "{text}");
        }
        for text in ["", "5", "5.29982247-25", "529..982.247-25", "529.982.247-2", "529.982.247-255", "529 982 247 25"]
        {
            assert_eq!(read(CPF, text), None, "{text}");
        }
        assert_eq!(read(CPF, "529982247２5"), None, "a full-width digit");
        assert_eq!(read_digits(CPF, "5299822472A"), None, "a letter among digits");
        assert_eq!(write(CPF, "52998224725"), "529.982.247-25");
    }
}
