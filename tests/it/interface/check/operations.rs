//! Operations: what is called, with which credential, sent what and answered how.

use std::collections::BTreeMap;

use contract::model::{Location, MediaType, Operation as Written, PathItem, SecuritySchemeKind, StatusKey};

use crate::interface::facts::{Answer, Credential, Operation, Parameter, Type, listed, record};
use crate::interface::operations::CATEGORIES;
use crate::interface::values::{BASE, TOKEN_VALIDITY, VERSION};

use super::context::{Check, Item};
use super::mismatch::Topic;
use super::reading::origin;

/// The contract's Portuguese for "one of several is required".
const CHOICE: &str = "ao menos um";

const SCHEMES: [(&str, &str); 2] = [("basic", "basic"), ("bearer", "bearer")];

impl<'s> Check<'_, 's> {
    /// Holds the service's operations against the table.
    pub(super) fn hold_operations(&mut self) {
        let mut category_of_tag = BTreeMap::new();
        for category in CATEGORIES {
            for said in category.operations {
                let name = format!("{} {}", said.method.name(), said.path);
                let Some((path_item, op)) = self.operation(said.method, said.path) else {
                    self.say(Topic::Operations, self.paths(), format!("{name} is missing."));
                    continue;
                };
                self.hold_operation(said, &name, path_item, op);
                for tag in &op.tags {
                    let first = category_of_tag.entry(*tag).or_insert(category.name);
                    if *first != category.name {
                        let sentence = format!("{name} of {} has the tag `{tag}` of {first}.", category.name);
                        self.say(Topic::Operations, op.node, sentence);
                    }
                }
            }
        }
        self.disclaim_operations();
    }

    /// The version, which every document carries.
    pub(super) fn hold_version(&mut self) {
        let info = &self.api.info;
        if info.version != VERSION {
            let sentence = format!("The version is {}, but {} carries {VERSION}.", info.version, self.origin.source());
            self.say(Topic::Operations, info.node, sentence);
        }
    }

    fn hold_operation(&mut self, said: &Operation, name: &str, path_item: &PathItem<'s>, op: &Written<'s>) {
        self.claim(&Item {
            topic: Topic::Operations,
            what: name.to_owned(),
            node: op.node,
            description: op.description,
            origin: origin(&op.extensions),
        });
        self.hold_credential(said, name, op);
        self.hold_parameters(said, name, path_item, op);
        self.hold_body(said.body.as_ref(), name, op);
        self.hold_answer(said, name, op);
        self.hold_choice(said, name, op);
    }

    /// That one of several parameters must be given is told in words: all of them, or the names of some.
    fn hold_choice(&mut self, said: &Operation, name: &str, op: &Written<'s>) {
        let told = op.description.unwrap_or_default();
        let n_parameters: usize = said.parameters.iter().map(|parameter| parameter.names.len()).sum();
        let is_any = said.at_least_one.len() == n_parameters;
        let is_named = |parameter: &&str| is_any || told.contains(&format!("`{parameter}`"));
        let is_told = told.contains(CHOICE) && said.at_least_one.iter().all(is_named);
        if !said.at_least_one.is_empty() && !is_told {
            let names = said.at_least_one.join(", ");
            let sentence = format!("{name} does not say \"{CHOICE}\" of {names} in its description.");
            self.say(Topic::Operations, op.node, sentence);
        }
    }

    fn hold_credential(&mut self, said: &Operation, name: &str, op: &Written<'s>) {
        let found = self
            .api
            .security_of(op)
            .iter()
            .map(|requirement| requirement.schemes.iter().filter_map(|(key, _)| key.as_str()).collect::<Vec<_>>());
        let found: Vec<_> = found.collect();
        let is_right = match said.credential {
            Credential::None => found.is_empty(),
            Credential::Basic => found == [["basic"]],
            Credential::Bearer => found == [["bearer"]],
        };
        if !is_right {
            let expected = match said.credential {
                Credential::None => "no credential",
                Credential::Basic => "`basic` alone",
                Credential::Bearer => "`bearer` alone",
            };
            self.say(Topic::Security, op.node, format!("{name} demands {found:?}, but it demands {expected}."));
        }
    }

    fn hold_parameters(&mut self, said: &Operation, name: &str, path_item: &PathItem<'s>, op: &Written<'s>) {
        let written: Vec<_> = self.api.parameters_of(path_item, op).into_iter().map(|id| &self.api[id]).collect();
        for Parameter { names, location, is } in said.parameters {
            for parameter in *names {
                let found = written.iter().find(|found| found.name == *parameter && found.location == *location);
                let Some(found) = found else {
                    let sentence = format!("{name} has no {} parameter `{parameter}`.", location.name());
                    self.say(Topic::Parameters, op.node, sentence);
                    continue;
                };
                let item = Item {
                    topic: Topic::Parameters,
                    what: format!("Parameter `{parameter}` of {name}"),
                    node: found.node,
                    description: found.value.description,
                    origin: origin(&found.value.extensions),
                };
                self.claim(&item);
                let is_required = *location == Location::Path;
                if found.is_required != is_required {
                    let expected = if is_required { "required" } else { "optional" };
                    self.say_of(&item, format_args!("must be {expected}."));
                }
                match found.value.schema {
                    Some(schema) => self.hold_type(&item, schema, is),
                    None => self.say_of(&item, "has no schema."),
                }
            }
        }
        for other in written {
            let is_said = |said: &Parameter| said.location == other.location && said.names.contains(&other.name);
            if !said.parameters.iter().any(is_said) {
                let what = format!("Parameter `{}` of {name}", other.name);
                self.disclaim(Topic::Parameters, other.node, &other.value.extensions, &what);
            }
        }
    }

    fn hold_body(&mut self, said: Option<&Type>, name: &str, op: &Written<'s>) {
        let written = op.request_body.map(|used| &self.api[used.id]);
        let what = format!("The body of {name}");
        let (Some(said), Some(written)) = (said, written) else {
            match (said, written) {
                (Some(_), None) => self.say(Topic::Operations, op.node, format!("{name} takes no body.")),
                (None, Some(extra)) => self.disclaim(Topic::Operations, extra.node, &extra.extensions, &what),
                _ => {}
            }
            return;
        };
        let item = Item {
            topic: Topic::Operations,
            what,
            node: written.node,
            description: written.description,
            origin: origin(&written.extensions),
        };
        self.claim(&item);
        if !written.is_required {
            self.say_of(&item, "must be required.");
        }
        self.hold_content(&item, &written.content, "application/json", Some(said));
    }

    fn hold_answer(&mut self, said: &Operation, name: &str, op: &Written<'s>) {
        let expected = match said.answer {
            Answer::One(record_name) => Some(record(record_name)),
            Answer::Listed(record_name) => Some(listed(record_name)),
            Answer::Shapeless => None,
        };
        self.hold_status(name, op, 200, "application/json", expected.as_ref());
        if let Answer::Shapeless = said.answer {
            self.hold_shapeless(name, op);
        }
        let unauthorized = (said.credential != Credential::None).then_some(401);
        let errors: Vec<u16> = said.errors.iter().copied().chain(unauthorized).collect();
        for error in &errors {
            self.hold_status(name, op, *error, "text/plain", None);
        }
        for (status, used) in &op.responses.by_status {
            let is_said = matches!(status, StatusKey::Code(code) if *code == 200 || errors.contains(code));
            if !is_said {
                let response = &self.api[used.id];
                let what = format!("Answer {status} of {name}");
                // A shared response is right elsewhere: the place to mend is this operation.
                self.disclaim(Topic::Operations, op.node, &response.extensions, &what);
            }
        }
    }

    /// One answer that the table holds.
    pub(super) fn hold_status(&mut self, name: &str, op: &Written<'s>, status: u16, media: &str, is: Option<&Type>) {
        let Some(used) = op.responses.get(StatusKey::Code(status)) else {
            return self.say(Topic::Operations, op.node, format!("{name} does not answer {status}."));
        };
        let response = &self.api[used.id];
        let item = Item {
            topic: Topic::Operations,
            what: format!("Answer {status} of {name}"),
            node: response.node,
            description: Some(response.description),
            origin: origin(&response.extensions),
        };
        self.claim(&item);
        self.hold_content(&item, &response.content, media, is);
    }

    pub(super) fn hold_content(&mut self, item: &Item<'s>, content: &[MediaType<'s>], name: &str, is: Option<&Type>) {
        let [media] = content else {
            return self.say_of(item, format_args!("must have exactly one media type, {name}."));
        };
        if media.name != name {
            self.say_of(item, format_args!("is {}, but it is {name}.", media.name));
        }
        if let Some(is) = is {
            match media.schema {
                Some(schema) => self.hold_type(item, schema, is),
                None => self.say_of(item, "has no schema."),
            }
        }
    }

    fn hold_shapeless(&mut self, name: &str, op: &Written<'s>) {
        let response = op.responses.get(StatusKey::Code(200)).map(|used| &self.api[used.id]);
        let schema = response.and_then(|response| response.content.first()?.schema);
        if schema.is_none_or(|used| !self.api[used.id].node.is_empty()) {
            let sentence = format!("Answer 200 of {name} has no given shape: its schema must be `{{}}`.");
            self.say(Topic::Operations, op.node, sentence);
        }
    }

    /// The two credential schemes.
    pub(super) fn hold_schemes(&mut self) {
        for (name, word) in SCHEMES {
            let Some(scheme) = self.api.security_scheme(name) else {
                self.say(Topic::Security, self.api.node, format!("The security scheme `{name}` is missing."));
                continue;
            };
            let item = Item {
                topic: Topic::Security,
                what: format!("Security scheme `{name}`"),
                node: scheme.node,
                description: scheme.description,
                origin: origin(&scheme.extensions),
            };
            self.claim(&item);
            if !matches!(scheme.kind, SecuritySchemeKind::Http { scheme, .. } if scheme.eq_ignore_ascii_case(word)) {
                self.say_of(&item, format_args!("must be the HTTP scheme {word}."));
            }
            if name == "bearer" && !item.description.unwrap_or_default().contains(TOKEN_VALIDITY) {
                self.say_of(&item, format_args!("does not say that a token is valid for {TOKEN_VALIDITY}."));
            }
        }
    }

    /// Operations beyond the table must not be called the table's, and all sit below the base.
    fn disclaim_operations(&mut self) {
        for (path, _, op) in self.api.operations() {
            let name = format!("{} {path}", op.method.name());
            if !path.starts_with(BASE) {
                self.say(Topic::Operations, op.node, format!("{name} is not below {BASE}."));
            }
            let mut said = CATEGORIES.iter().flat_map(|category| category.operations);
            if !said.any(|said| said.method == op.method && said.path == path) {
                self.disclaim(Topic::Operations, op.node, &op.extensions, &name);
            }
        }
    }
}
