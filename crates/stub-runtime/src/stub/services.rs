//! The struct that holds the service of each tag.

/// Stands where no service has been given yet.
#[derive(Debug, Clone, Copy, Default)]
pub struct Unset;

/// Declares a struct with a service for each tag of a document, and a method for each that sets it. One service may serve all
/// tags, and each may have one of its own.
///
/// ```text
/// services! { Operations {
///     /// Answers operations tagged `pets`.
///     pets: Pets,                                 // field and setter, type parameter
///     /// Answers operations tagged `owners`.
///     owners: Owners,
/// } }
///
/// Operations::new().pets(mine).owners(Mock).stub()
/// ```
#[macro_export]
macro_rules! services {
    ($name:ident { $(#[$about:meta])* $first:ident: $First:ident, $($(#[$others_about:meta])* $field:ident: $Param:ident,)* }) => {
        /// Every operation of the document, each tag answered by a service.
        #[derive(Debug)]
        pub struct $name<$First, $($Param = $First),*> {
            $first: std::sync::Arc<$First>,
            $($field: std::sync::Arc<$Param>,)*
        }

        impl<$First> $name<$First, $($crate::services!(@as $First $Param)),*> {
            /// One service for all tags.
            pub fn all(service: $First) -> Self {
                let service = std::sync::Arc::new(service);
                $name { $($field: std::sync::Arc::clone(&service),)* $first: service }
            }
        }

        impl $name<$crate::Unset, $($crate::services!(@as { $crate::Unset } $Param)),*> {
            /// No service yet. A server is made when every tag has one.
            pub fn new() -> Self {
                $name::all($crate::Unset)
            }
        }

        impl<$First, $($Param),*> $name<$First, $($Param),*>
        where
            Self: $crate::Operations,
        {
            /// A server that hands each call to the service of its tag.
            pub fn stub(self) -> $crate::Stub<Self> {
                $crate::Stub::new(self)
            }
        }

        $crate::services!(@set $name [] [$(#[$about])* $first $First] [$({$(#[$others_about])* $field $Param})*]);
    };
    (@as { $($ty:tt)* } $ignored:ident) => { $($ty)* };
    (@as $ty:ident $ignored:ident) => { $ty };
    (@set $name:ident
        [$({$before:ident $Before:ident})*]
        [$(#[$about:meta])* $field:ident $Param:ident]
        [$({$(#[$after_about:meta])* $after:ident $After:ident})*]
    ) => {
        impl<$($Before,)* $Param, $($After),*> $name<$($Before,)* $Param, $($After),*> {
            $(#[$about])*
            pub fn $field<Service>(self, service: Service) -> $name<$($Before,)* Service, $($After),*> {
                $name {
                    $field: std::sync::Arc::new(service),
                    $($before: self.$before,)*
                    $($after: self.$after,)*
                }
            }
        }

        $crate::services!(@next $name [$({$before $Before})* {$field $Param}] [$({$(#[$after_about])* $after $After})*]);
    };
    (@next $name:ident [$($before:tt)*] [{$($field:tt)*} $($after:tt)*]) => {
        $crate::services!(@set $name [$($before)*] [$($field)*] [$($after)*]);
    };
    (@next $name:ident [$($before:tt)*] []) => {};
}
