//! Values with one thing changed.

use serde_json::{Value, json};

use super::{Trying, junk};
use crate::random::Random;
use crate::verdicts::schema::{but_one, number, with, without};

impl Trying {
    /// The value with one thing changed.
    pub(in crate::verdicts::truth) fn bend(&self, value: &Value, random: &mut Random) -> Value {
        match value {
            Value::Object(map) if !map.is_empty() && random.chance(85) => {
                let names: Vec<&String> = map.keys().collect();
                let name = random.one(&names);
                match random.below(100) {
                    0..55 => with(value, name, self.bend(&map[name], random)),
                    55..75 => without(value, &[name]),
                    _ => {
                        let names: Vec<&String> = self.names.iter().collect();
                        let other = if random.chance(50) { "yy" } else { random.one(&names) };
                        let inner = if random.chance(20) { map[name].clone() } else { random.pick(&junk()).clone() };
                        with(value, other, inner)
                    }
                }
            }
            Value::Array(items) if !items.is_empty() && random.chance(85) => self.bend_list(items, random),
            Value::Number(known) if random.chance(70) => {
                let known = known.as_f64().unwrap_or_default();
                match random.below(7) {
                    0 => number(known + 1.0),
                    1 => number(known - 1.0),
                    2 => number(known + 0.5),
                    3 => number(known * 2.0),
                    4 => number(-known),
                    5 => json!(known.to_string()),
                    _ => number(*random.pick(&self.numbers)),
                }
            }
            Value::String(text) if random.chance(70) => json!(self.bend_text(text, random)),
            _ => random.pick(&junk()).clone(),
        }
    }

    fn bend_list(&self, items: &[Value], random: &mut Random) -> Value {
        let idx = random.below(items.len());
        let mut items = items.to_vec();
        match random.below(100) {
            0..50 => items[idx] = self.bend(&items[idx], random),
            50..70 => items = but_one(&items, idx),
            70..85 => items.push(items[idx].clone()),
            _ => items.push(random.pick(&junk()).clone()),
        }
        Value::Array(items)
    }

    fn bend_text(&self, text: &str, random: &mut Random) -> String {
        let letters: Vec<char> = text.chars().collect();
        match random.below(6) {
            0 => format!("{text}a"),
            1 => letters.iter().take(letters.len().saturating_sub(1)).collect(),
            2 => letters.iter().skip(1).collect(),
            3 => text.to_uppercase(),
            4 => format!("{text}0"),
            _ => {
                let texts: Vec<&String> = self.texts.iter().collect();
                random.one(&texts).clone()
            }
        }
    }
}
