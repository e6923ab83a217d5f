//! Headers of answers. Their names mean the same in any case.

use crate::diff::Flow;
use crate::diff::catalogue::{Subject, header as rules};
use crate::model::{Header, Location, Response, Value};

use super::compare::{Spot, Walk};
use super::parameter::capital;
use super::schema::{Root, Writing};

impl<'s> Walk<'_, 's> {
    pub(super) fn headers(&mut self, old: &Response<'s>, new: &Response<'s>, spot: &Spot) {
        for (name, used) in &old.headers {
            let spot = &below(name, spot);
            let header = &self.old[used.id];
            match new.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)) {
                Some((_, other)) => self.header(header, &self.new[other.id], spot),
                None => {
                    let rule = if header.is_required {
                        &rules::REQUIRED_HEADER_REMOVED
                    } else {
                        &rules::OPTIONAL_HEADER_REMOVED
                    };
                    self.report(rule, spot, (Some(header.node), None), format!("{} is gone.", capital(&spot.phrase)));
                }
            }
        }
        for (name, used) in &new.headers {
            if !old.headers.iter().any(|(other, _)| other.eq_ignore_ascii_case(name)) {
                let spot = &below(name, spot);
                let node = self.new[used.id].node;
                self.report(
                    &rules::HEADER_ADDED,
                    spot,
                    (None, Some(node)),
                    format!("{} is new.", capital(&spot.phrase)),
                );
            }
        }
    }

    fn header(&mut self, old: &Header<'s>, new: &Header<'s>, spot: &Spot) {
        let nodes = (Some(old.node), Some(new.node));
        let name = capital(&spot.phrase);
        match (old.is_required, new.is_required) {
            (true, false) => {
                self.report(&rules::HEADER_BECAME_OPTIONAL, spot, nodes, format!("{name} is no longer always there."));
            }
            (false, true) => {
                self.report(&rules::HEADER_BECAME_REQUIRED, spot, nodes, format!("{name} is always there."));
            }
            _ => {}
        }
        let is_written_alike = (old.value.explodes_in(Location::Header), old.value.content.is_empty())
            == (new.value.explodes_in(Location::Header), new.value.content.is_empty());
        if !is_written_alike {
            self.report(&rules::HEADER_STYLE_CHANGED, spot, nodes, format!("{name} is written in another way."));
        }
        let schema = |value: &Value<'s>| value.schema.or(value.content.first().and_then(|content| content.schema));
        match (schema(&old.value), schema(&new.value)) {
            (Some(before), Some(after)) => {
                let is_answer = spot.flow(Flow::Response) == Flow::Response;
                self.schemas(&Root {
                    old: before.id,
                    new: after.id,
                    subject: if is_answer { Subject::ResponseHeader } else { Subject::RequestParameter },
                    spot,
                    writing: Writing::Text,
                    is_left_out: true,
                    takes_repeats: false,
                    is_header: true,
                });
            }
            (None, Some(_)) => {
                let message = format!("{name} could be anything, and has a schema.");
                self.report(&rules::HEADER_SCHEMA_ADDED, spot, nodes, message);
            }
            (Some(_), None) => {
                self.report(&rules::HEADER_SCHEMA_REMOVED, spot, nodes, format!("{name} can be anything."));
            }
            (None, None) => {}
        }
    }
}

fn below(name: &str, spot: &Spot) -> Spot {
    spot.down(format!("header {name}"), format!("the header `{name}` of {}", spot.phrase))
}
