//! Error enums of operations: what they become on the wire, and what they are made of.

/// Gives an operation's error enum its answers, and makes it of the structs that its variants hold and of any error of the
/// document.
///
/// The structs have a method `reply(self, status: u16, call: &Call) -> Answer`: the call tells the media types that the
/// caller takes.
///
/// ```text
/// errors! { GetPetError of "getPet" from super::AnyError {
///     404 NotFound(super::NotFound) from NotFound,         // status, variant, its struct, variant of any error
/// } several {
///     400 BadRequest(super::Problem) from BadRequest,      // the struct stands for several statuses: it tells no variant
/// } open {
///     Default(super::Problem) from Default,                // the variant holds the status before the struct
/// } other {
///     409 Conflict as Default,                             // any error that only `default` can be
/// } }
/// ```
#[macro_export]
macro_rules! errors {
    ($error:ident of $operation:literal from $any:path {
        $($status:literal $variant:ident($answer:path) from $class:ident),* $(,)?
    } several {
        $($several_status:literal $several:ident($several_answer:path) from $several_class:ident),* $(,)?
    } open {
        $($open:ident($open_answer:path) from $open_class:ident),* $(,)?
    } other {
        $($other_status:literal $other:ident as $default:ident),* $(,)?
    }) => {
        impl $error {
            fn reply(self, call: &$crate::Call) -> $crate::Answer {
                match self {
                    $(Self::$variant(answer) => answer.reply($status, call),)*
                    $(Self::$several(answer) => answer.reply($several_status, call),)*
                    $(Self::$open(status, answer) => answer.reply(status.into(), call),)*
                    Self::Rejected(rejection) => Err(rejection),
                }
            }
        }

        $(impl From<$answer> for $error {
            fn from(answer: $answer) -> Self {
                Self::$variant(answer)
            }
        })*

        impl<E: Into<$any>> From<E> for $error {
            fn from(error: E) -> Self {
                use $any as Any;
                match error.into() {
                    $(Any::$class(answer) => Self::$variant(answer.into()),)*
                    $(Any::$several_class(answer) => Self::$several(answer.into()),)*
                    $(Any::$open_class(status, answer) => Self::$open(status, answer.into()),)*
                    $(Any::$other(answer) => Self::$default($crate::reply::status($other_status), answer.into()),)*
                    other => Self::Rejected(other.undeclared($operation)),
                }
            }
        }
    };
    ($error:ident of $operation:literal from $any:path { $($answers:tt)* }) => {
        $crate::errors! { $error of $operation from $any { $($answers)* } several {} open {} other {} }
    };
}
