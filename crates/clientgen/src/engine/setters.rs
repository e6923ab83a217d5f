//! Setters of builders: the runtime converts what they are given, and says what does not fit.
//!
//! A document of some size has hundreds of them. A closure and a formatted message in each would be most of what a compiler
//! spends on a client.

use syn::{Expr, ExprMethodCall, Ident, ImplItem, ImplItemFn, Item, Stmt, parse_quote};

use super::syntax::{builders, literal};

/// Rewrites the setters of types' builders, which stand in a module of their own.
pub(super) fn rewrite(types: &mut [Item]) -> Result<(), String> {
    for item in types.iter_mut().filter_map(builders).flatten() {
        let Item::Impl(methods) = item else { continue };
        for method in &mut methods.items {
            if let ImplItem::Fn(function) = method {
                let field = function.sig.ident.to_string();
                convert(function, field.trim_start_matches("r#"))?;
            }
        }
    }
    Ok(())
}

/// Lets the runtime do what a setter does with `value.try_into()`.
fn convert(function: &mut ImplItemFn, name: &str) -> Result<(), String> {
    let Some(assigned) = assigned(function) else { return Ok(()) };
    let Some(value) = converted(assigned) else { return Ok(()) };
    let name = literal(name)?;
    *assigned = parse_quote!(::client_runtime::given(#name, #value));
    Ok(())
}

/// What a setter sets its field to.
fn assigned(function: &mut ImplItemFn) -> Option<&mut Expr> {
    function.block.stmts.iter_mut().find_map(|statement| match statement {
        Stmt::Expr(Expr::Assign(assignment), _) => Some(assignment.right.as_mut()),
        _ => None,
    })
}

/// The value of `value.try_into().map_err(…)`.
fn converted(expression: &Expr) -> Option<Ident> {
    let call = called(expression, "map_err")?.receiver.as_ref();
    match called(call, "try_into")?.receiver.as_ref() {
        Expr::Path(value) => value.path.get_ident().cloned(),
        _ => None,
    }
}

fn called<'e>(expression: &'e Expr, method: &str) -> Option<&'e ExprMethodCall> {
    match expression {
        Expr::MethodCall(call) if call.method == method => Some(call),
        _ => None,
    }
}
