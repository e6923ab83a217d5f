//! Records whose fields may all be missing, and whose update keeps what was not sent.

/// Makes a record of optional fields together with the rule of its update.
///
/// The rule comes from the list of fields, so that no new field can be forgotten in it.
macro_rules! details {
    (
        $(#[$meta:meta])*
        pub struct $name:ident { $( $(#[$field_meta:meta])* $field:ident: $type:ty ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Default)]
        pub struct $name { $( $(#[$field_meta])* pub $field: Option<$type> ),+ }

        impl $name {
            /// Takes over what was sent and keeps the rest.
            pub fn overlay(&mut self, sent: Self) {
                let Self { $( $field ),+ } = sent;
                $( if $field.is_some() { self.$field = $field; } )+
            }
        }
    };
}

pub(crate) use details;

#[cfg(test)]
mod tests {
    use crate::address::Address;
    use crate::values::Uf;

    #[test]
    fn what_was_not_sent_stays() {
        let text = |text: &str| crate::values::Text::parse(text).ok();
        let mut address = Address { city: text("Teresina"), uf: Some(Uf::Pi), ..Address::default() };
        address.overlay(Address { city: text("Parnaíba"), ..Address::default() });
        assert_eq!(address, Address { city: text("Parnaíba"), uf: Some(Uf::Pi), ..Address::default() });
    }
}
