//! Enums of what an operation answers.

/// Declares what an operation answers where that differs by status or media type.
///
/// More can be derived by an attribute where what the variants hold allows it. It is no value on the wire, so it has no
/// schema of its own: what each variant holds has one, at its own status.
///
/// ```
/// client_runtime::answers! {
///     /// What `getPet` answers.
///     #[derive(Clone, PartialEq)]
///     pub enum GetPetOk { Ok(String), NoContent }
/// }
/// assert_eq!(GetPetOk::NoContent, GetPetOk::NoContent);
/// ```
#[macro_export]
macro_rules! answers {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident $(($inner:ty))?),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis enum $name {
            $(
                #[doc = concat!("Answer `", stringify!($variant), "`.")]
                $(#[$variant_meta])*
                $variant $(($inner))?,
            )*
        }
    };
}
