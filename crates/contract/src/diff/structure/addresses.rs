//! Base addresses as sets: `https://{region}.example.com` is one address for each region.
//! Templates are the same whatever their variables are called: `/pets/{petId}` is the path `/pets/{id}`.

use crate::model::{Server, ServerVariable};
use crate::source::Node;

/// Addresses that a base address is written out as; more are not looked at one by one.
const MAX_WRITTEN: usize = 100;

/// Addresses among which another is looked for, so that no list of servers takes long.
const MAX_OTHERS: usize = 1000;

/// Stands for a variable that may have any value.
const ANYTHING: char = '\0';

/// A base address.
pub(super) struct Address<'a, 's> {
    /// Where it stands; the document, where that has none.
    pub(super) node: Node<'s>,
    /// As written.
    pub(super) url: &'s str,
    template: Template,
    shape: String,
    variables: &'a [(&'s str, ServerVariable<'s>)],
}

impl<'a, 's> Address<'a, 's> {
    /// Of a server; of its origin alone, if the rest moved to the paths.
    pub(super) fn of(server: &'a Server<'s>, is_origin: bool) -> Self {
        let part = if is_origin { origin_of(server.url) } else { server.url };
        let template = Template::of(part);
        let shape = normal(&template.shape);
        Address { node: server.node, url: server.url, template, shape, variables: &server.variables }
    }

    /// What a document without servers is served from.
    pub(super) fn root(node: Node<'s>) -> Self {
        Address { node, url: "/", template: Template::of("/"), shape: String::new(), variables: &[] }
    }

    /// Whether two are written alike, apart from the names of variables.
    pub(super) fn has_same_shape(&self, other: &Address<'_, '_>) -> bool {
        self.shape == other.shape
    }

    /// The variables in the order of the address, each with its name; nothing is known of one that is not declared.
    pub(super) fn variables(&self) -> impl Iterator<Item = (&str, Option<&'a ServerVariable<'s>>)> {
        self.template.names.iter().map(|name| {
            let found = self.variables.iter().find(|(other, _)| other == name);
            (name.as_str(), found.map(|(_, variable)| variable))
        })
    }

    /// Whether each of its addresses is one of the others'.
    pub(super) fn is_within(&self, others: &[Address<'_, '_>]) -> bool {
        let others: Vec<String> = others.iter().filter_map(Address::written).flatten().take(MAX_OTHERS).collect();
        self.written().is_some_and(|all| all.iter().all(|one| others.iter().any(|other| covers(other, one))))
    }

    /// All of its addresses, with a sign where anything may stand; nothing if they are too many.
    fn written(&self) -> Option<Vec<String>> {
        let mut pieces = self.template.shape.split("{}");
        let mut all = vec![pieces.next().unwrap_or_default().to_owned()];
        let anything = ANYTHING.to_string();
        for ((_, variable), piece) in self.variables().zip(pieces) {
            let values = variable.and_then(|variable| variable.values.clone()).unwrap_or(vec![&anything]);
            if all.len() * values.len() > MAX_WRITTEN {
                return None;
            }
            let longer =
                |start: &String| values.iter().map(|value| format!("{start}{value}{piece}")).collect::<Vec<_>>();
            all = all.iter().flat_map(longer).collect();
        }
        Some(all.iter().map(|one| normal(one)).collect())
    }
}

/// The part of the address after the host that all servers share; nothing if they differ in it.
pub(super) fn base_path(servers: &[Server<'_>]) -> Option<String> {
    let mut paths = servers.iter().map(|server| path_of(server.url));
    let first = paths.next().unwrap_or_default();
    paths.all(|path| path == first).then(|| first.to_owned())
}

/// Whether an address says on which host it is.
pub(super) fn is_absolute(url: &str) -> bool {
    url.contains("://") || url.starts_with("//")
}

/// Whether an address is that of a document without servers.
pub(super) fn is_root(url: &str) -> bool {
    normal(url).is_empty()
}

fn path_of(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let path = if url.starts_with('/') { url } else { rest.find('/').map_or("", |at| &rest[at..]) };
    path.trim_end_matches('/')
}

fn origin_of(url: &str) -> &str {
    url.strip_suffix('/').unwrap_or(url).strip_suffix(path_of(url)).unwrap_or(url)
}

/// An address in the one way of writing it: its scheme and host in lower case, without the port that the scheme has anyway
/// and without a slash at its end.
fn normal(url: &str) -> String {
    let url = url.trim_end_matches('/');
    let Some((scheme, rest)) = url.split_once("://") else {
        return if url == "." { String::new() } else { url.to_owned() };
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (scheme, host) = (scheme.to_ascii_lowercase(), host.to_ascii_lowercase());
    let port = match scheme.as_str() {
        "https" => ":443",
        "http" => ":80",
        _ => "",
    };
    format!("{scheme}://{}{path}", host.strip_suffix(port).unwrap_or(&host))
}

/// Whether an address, in which anything may stand at a sign, covers another.
fn covers(wide: &str, narrow: &str) -> bool {
    let Some((start, rest)) = wide.split_once(ANYTHING) else { return wide == narrow };
    let Some(mut left) = narrow.strip_prefix(start) else { return false };
    let mut pieces: Vec<&str> = rest.split(ANYTHING).collect();
    let end = pieces.pop().unwrap_or_default();
    for piece in pieces {
        // The first place will do: what follows has the most room then.
        let Some(at) = left.find(piece) else { return false };
        left = &left[at + piece.len()..];
    }
    left.len() >= end.len() && left.ends_with(end)
}

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

#[cfg(test)]
mod tests {
    use super::{covers, normal};

    #[test]
    fn addresses_are_written_in_one_way() {
        assert_eq!(normal("HTTPS://API.Example.com:443/V1/"), "https://api.example.com/V1");
        assert_eq!(normal("http://a:8080"), "http://a:8080");
        assert_eq!(normal("/"), "");
        assert_eq!(normal("."), "");
    }

    #[test]
    fn anything_covers_what_is_there() {
        assert!(covers("https://\0.a/\0/x", "https://eu.a/v1/x"));
        assert!(covers("https://\0.a", "https://\0.a"));
        assert!(!covers("https://\0.a", "https://eu.b"));
        assert!(!covers("https://eu.a", "https://\0.a"));
    }
}
