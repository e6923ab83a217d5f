//! Tuples.

use rust_text::layout::list;

use crate::Text;
use crate::ir::{Rule, TuplePlace, Ty, TypeDef, TypeTable, Value};

use super::check::{check_impl, check_inside, check_rules, needs_check};
use super::rust_type::rust_type;

/// A tuple struct, its serialization and its checks.
pub(super) fn emit(
    table: &TypeTable,
    def: &TypeDef,
    places: &[TuplePlace],
    rest: Option<&Value>,
    rules: &[Rule],
    text: &mut Text,
) {
    let of_place = |place: &TuplePlace| {
        let ty = rust_type(table, &place.value, def.home);
        if place.is_required { format!("pub {ty}") } else { format!("pub Option<{ty}>") }
    };
    let rest_type = rest.map(|rest| format!("pub {}", rust_type(table, rest, def.home)));
    let fields: Vec<String> = places.iter().map(of_place).chain(rest_type).collect();
    text.line("#[derive(Debug, Clone, PartialEq)]");
    list(text, &format!("pub struct {}", def.name), "()", &fields, ";");
    let kinds = places.iter().map(|place| if place.is_required { "required" } else { "optional" });
    let kinds = kinds.chain(rest.map(|_| "rest")).enumerate().map(|(idx, kind)| format!("{idx} {kind}"));
    let kinds: Vec<String> = kinds.collect();
    list(text, &format!("crate::runtime::tuple! {{ {} ", def.name), "{}", &kinds, " }");
    if def.is_checked {
        check_impl(def, text, |text| {
            check_rules(rules, "self", text);
            places.iter().enumerate().for_each(|(idx, place)| check_place(table, idx, place, text));
            if let Some(Value { ty: Ty::List(item), .. }) = rest {
                check_rest(table, places.len(), item, text);
            }
        });
    }
}

fn check_place(table: &TypeTable, idx: usize, place: &TuplePlace, text: &mut Text) {
    let path = [format!("crate::runtime::check::at_index({idx}, ")];
    let TuplePlace { value, is_required } = place;
    let field = format!("&self.{idx}");
    if *is_required {
        check_inside(table, value, &field, &path, text);
    } else if needs_check(table, value) {
        let present = if value.is_nullable { "Some(Some(value))" } else { "Some(value)" };
        text.block(format!("if let {present} = {field} {{"), "}", |text| {
            check_inside(table, &Value { is_nullable: false, ..value.clone() }, "value", &path, text);
        });
    }
}

fn check_rest(table: &TypeTable, n_places: usize, item: &Value, text: &mut Text) {
    if needs_check(table, item) {
        let path = [format!("crate::runtime::check::at_index(index + {n_places}, ")];
        text.block(format!("for (index, item) in self.{n_places}.iter().enumerate() {{"), "}", |text| {
            check_inside(table, item, "item", &path, text);
        });
    }
}
