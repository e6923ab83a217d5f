//! Path templates: `/pets/{petId}` is the same path as `/pets/{id}`.

/// A path with its parameters' names taken out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Template {
    /// `/pets/{}`
    pub(super) shape: String,
    /// `petId`
    pub(super) names: Vec<String>,
}

impl Template {
    pub(super) fn of(path: &str) -> Template {
        let mut template = Template { shape: String::with_capacity(path.len()), names: Vec::new() };
        let mut rest = path;
        while let Some((before, after)) = rest.split_once('{') {
            template.shape.push_str(before);
            let Some((name, after)) = after.split_once('}') else {
                template.shape.push('{');
                rest = after;
                continue;
            };
            template.shape.push_str("{}");
            template.names.push(name.to_owned());
            rest = after;
        }
        template.shape.push_str(rest);
        template
    }
}
