//! The way back: whatever carries the table's origin was reached from the table.
//!
//! It goes over the text's nodes and not over the model, so that no part of the document is forgotten.

use contract::source::Node;

use super::context::Check;
use super::mismatch::Topic;
use super::reading::text;

impl<'s> Check<'_, 's> {
    /// Looks for what is called the table's and was never in it. Only after everything else was held.
    pub(super) fn look_back(&mut self) {
        // Origins are inherited downwards: a value of an enum has that of the parameter around it.
        let mut pending = vec![(self.api.node, None)];
        while let Some((node, inherited)) = pending.pop() {
            let own = node.get("x-origin").and_then(Node::as_str);
            if own == Some(self.origin.word()) && !self.reached.contains(&node) {
                let sentence =
                    format!("It is called {}, but {} has no such thing.", self.origin.word(), self.origin.source());
                self.say(Topic::Backwards, node, sentence);
            }
            let origin = own.or(inherited);
            self.look_back_at_values(node, origin);
            pending.extend(node.entries().map(|(_, value)| (value, origin)));
            pending.extend(node.items().map(|value| (value, origin)));
        }
    }

    fn look_back_at_values(&mut self, schema: Node<'s>, inherited: Option<&str>) {
        let origins = schema.get("x-origin-values");
        for value in schema.get("enum").into_iter().flat_map(Node::items) {
            let name = text(value);
            let own = origins.and_then(|origins| origins.get(&name)?.as_str());
            if own.or(inherited) == Some(self.origin.word()) && !self.reached.contains(&value) {
                let (word, source) = (self.origin.word(), self.origin.source());
                let sentence = format!("The value `{name}` is called {word}, but {source} has no such value.");
                self.say(Topic::Backwards, value, sentence);
            }
        }
        let n_origins = origins.map_or(0, Node::len);
        let n_known = origins.into_iter().flat_map(Node::entries).filter(|(key, _)| {
            let mut values = schema.get("enum").into_iter().flat_map(Node::items);
            values.any(|value| Some(text(value).as_str()) == key.as_str())
        });
        if n_known.count() != n_origins {
            self.say(Topic::Backwards, schema, "`x-origin-values` tells the origin of a value that `enum` has not.");
        }
    }
}
