//! Records whose fields may all be missing, and whose update keeps what was not sent.

/// Makes a record of optional fields and, where one is named, the record of them as sent.
///
/// The rule of the update comes from the list of fields, so that no new field can be forgotten in it.
macro_rules! details {
    (
        $(#[$meta:meta])*
        pub struct $name:ident { $( $(#[$field_meta:meta])* $field:ident: $type:ty ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Default)]
        pub struct $name { $( $(#[$field_meta])* pub $field: Option<$type> ),+ }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident sent as $sent:ident { $( $(#[$field_meta:meta])* $field:ident: $type:ty ),+ $(,)? }
    ) => {
        $crate::details::details! {
            $(#[$meta])*
            pub struct $name { $( $(#[$field_meta])* $field: $type ),+ }
        }

        #[doc = concat!("[`", stringify!($name), "`] as sent, field by field.")]
        #[derive(Debug, Clone, PartialEq, Default)]
        pub struct $sent { $( $(#[$field_meta])* pub $field: $crate::sent::Sent<$type> ),+ }

        impl $name {
            /// Takes over what was sent and keeps the rest.
            pub fn overlay(&mut self, sent: $sent) {
                let $sent { $( $field ),+ } = sent;
                $( self.$field = $field.over(self.$field.take()); )+
            }
        }

        /// What is not there is absent.
        impl From<$name> for $sent {
            fn from(details: $name) -> Self {
                let $name { $( $field ),+ } = details;
                Self { $( $field: $field.into() ),+ }
            }
        }
    };
}

pub(crate) use details;

#[cfg(test)]
mod tests {
    use crate::benefits::{BenefitDetails, SentBenefitDetails};
    use crate::sent::Sent;
    use crate::values::SellerCode;

    #[test]
    fn what_was_not_sent_stays_and_null_clears() {
        let seller = |code| SellerCode::new(code).ok();
        let mut known = BenefitDetails { due_day: Some(5), consultant: seller(71), ..BenefitDetails::default() };
        known.overlay(BenefitDetails { consultant: seller(72), ..BenefitDetails::default() }.into());
        assert_eq!((known.due_day, known.consultant), (Some(5), seller(72)));
        known.overlay(SentBenefitDetails { consultant: Sent::Null, ..SentBenefitDetails::default() });
        assert_eq!((known.due_day, known.consultant), (Some(5), None));
    }
}
