//! Defaults as Rust expressions. They are checked here, so that nothing needs to be checked when they are used.

use contract::number::Number;
use contract::source::{Node, NodeKind};
use rust_text::layout::string_literal;
use schema_algebra::{SchemaId, integer};

use crate::ir::{Presence, Ty, TypeId, TypeKind, Value};
use crate::types::emit::literal;

use super::session::{PendingDefault, Types};

/// Longer lists are not written out.
const MAX_ITEMS: usize = 16;

impl<'s> Types<'_, 's> {
    /// The default of a schema, or of the one that it stands for.
    pub(super) fn default_node(&self, id: SchemaId<'s>) -> Option<Node<'s>> {
        let own = self.api[id].default;
        own.or_else(|| self.api[self.unwrapped(id)].default).filter(|default| !default.is_null())
    }

    /// Gives fields their defaults, once the types that they hold are known.
    pub(super) fn settle_defaults(&mut self) {
        for PendingDefault { id, field, schemas } in std::mem::take(&mut self.pending_defaults) {
            let Some((schema, default)) = schemas.iter().find_map(|id| Some((*id, self.default_node(*id)?))) else {
                continue;
            };
            let TypeKind::Object { fields, .. } = &self.table[id].kind else { continue };
            let value = fields[field].value.clone();
            let fits = schemas.iter().all(|id| self.validator.check(*id, default, None).is_empty());
            let expression = if fits { self.default_expression(schema, default, &value) } else { None };
            if let (Some(expression), TypeKind::Object { fields, .. }) = (expression, &mut self.table.types[id.0].kind)
            {
                fields[field].presence = Presence::Default(expression);
            }
        }
    }

    /// A default as an expression of the value's type, without its `Option`; `None` if it does not fit or cannot be
    /// written down shortly.
    pub(super) fn default_expression(&mut self, id: SchemaId<'s>, default: Node<'s>, value: &Value) -> Option<String> {
        self.validator.check(id, default, None).is_empty().then(|| self.expression(default, &value.ty))?
    }

    fn expression(&mut self, node: Node<'s>, ty: &Ty) -> Option<String> {
        match ty {
            Ty::Bool => node.as_bool().map(|value| value.to_string()),
            Ty::I32 => within(node, i32::MIN.into(), i32::MAX.into()),
            Ty::I64 => within(node, i64::MIN.into(), i64::MAX.into()),
            Ty::U64 => within(node, 0, u64::MAX.into()),
            Ty::I128 => within(node, i128::MIN, i128::MAX),
            Ty::F32 | Ty::F64 => {
                let number = Number::parse(node.as_number()?)?.to_f64();
                let is_held = number.abs() <= if *ty == Ty::F32 { f64::from(f32::MAX) } else { f64::MAX };
                is_held.then(|| literal::float(number))
            }
            Ty::Text => Some(format!("{}.to_owned()", string_literal(node.as_str()?))),
            Ty::List(item) => self.list_expression(node, item),
            Ty::Map(_) if node.kind() == NodeKind::Object && node.is_empty() => {
                Some("std::collections::BTreeMap::new()".to_owned())
            }
            Ty::Named(id) => self.named_expression(node, *id),
            Ty::Map(_) | Ty::Any | Ty::Boxed(_) | Ty::Date | Ty::DateTime | Ty::Uuid | Ty::Base64 => None,
        }
    }

    fn list_expression(&mut self, node: Node<'s>, item: &Value) -> Option<String> {
        if node.kind() != NodeKind::Array || node.len() > MAX_ITEMS {
            return None;
        }
        if node.is_empty() {
            return Some("Vec::new()".to_owned());
        }
        let mut items = Vec::new();
        for node in node.items() {
            items.push(match item.is_nullable {
                true if node.is_null() => "None".to_owned(),
                true => format!("Some({})", self.expression(node, &item.ty)?),
                false => self.expression(node, &item.ty)?,
            });
        }
        Some(format!("vec![{}]", items.join(", ")))
    }

    /// Types of every file are named by `super::`, since the file of the field is not known yet.
    fn named_expression(&mut self, node: Node<'s>, id: TypeId) -> Option<String> {
        let name = self.table[id].name.clone();
        match &self.table[id].kind {
            TypeKind::TextEnum { variants, .. } => {
                let text = node.as_str()?;
                let (variant, _) = variants.iter().find(|(_, wire)| wire == text)?;
                Some(format!("super::{name}::{variant}"))
            }
            TypeKind::IntEnum { variants } => {
                let number = integer(node)?;
                let (variant, _) = variants.iter().find(|(_, wire)| i128::from(*wire) == number)?;
                Some(format!("super::{name}::{variant}"))
            }
            TypeKind::Newtype(inner) => {
                let ty = inner.ty.clone();
                let expression = self.expression(node, &ty)?;
                self.table.types[id.0].is_stated = true;
                Some(format!("super::{name}::stated({expression})"))
            }
            TypeKind::Alias(inner) => {
                let ty = inner.ty.clone();
                self.expression(node, &ty)
            }
            TypeKind::Object { .. } | TypeKind::Union { .. } | TypeKind::Tuple { .. } | TypeKind::Transparent(_) => {
                None
            }
        }
    }
}

fn within(node: Node<'_>, least: i128, greatest: i128) -> Option<String> {
    integer(node).filter(|number| (least..=greatest).contains(number)).map(literal::integer)
}
