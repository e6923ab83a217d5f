//! The parts of a `serde` serializer that takes only some kinds of values: for each group of kinds that it does not
//! take, methods that answer with an error.

/// Writes the methods of one group: `scalars`, `texts`, `lists` or `objects`.
macro_rules! refusing {
    (scalars) => {
        $crate::json::refusing::refusing! { @scalars
            serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
            serialize_i128 i128, serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
            serialize_u128 u128, serialize_f32 f32, serialize_f64 f64, serialize_char char, serialize_bytes &[u8],
            serialize_unit_struct &'static str
        }

        fn serialize_none(self) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_unit(self) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }
    };
    (@scalars $($method:ident $type:ty),*) => {$(
        fn $method(self, _: $type) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }
    )*};
    (texts) => {
        fn serialize_str(self, _: &str) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }
    };
    (lists) => {
        type SerializeSeq = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTuple = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTupleStruct = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTupleVariant = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeStructVariant = serde::ser::Impossible<Self::Ok, Self::Error>;

        fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_tuple_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleVariant, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_struct_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeStructVariant, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_newtype_variant<T: serde::Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }
    };
    (objects) => {
        type SerializeMap = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeStruct = serde::ser::Impossible<Self::Ok, Self::Error>;

        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }

        fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, Self::Error> {
            Err($crate::json::refusing::other_kind())
        }
    };
    (wrappers pass) => {
        fn serialize_some<T: serde::Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Self::Error> {
            value.serialize(self)
        }

        fn serialize_newtype_struct<T: serde::Serialize + ?Sized>(
            self,
            _: &'static str,
            value: &T,
        ) -> Result<Self::Ok, Self::Error> {
            value.serialize(self)
        }
    };
}

pub(super) use refusing;

/// The error of a kind that is not taken.
#[cold]
pub(super) fn other_kind<E: serde::ser::Error>() -> E {
    E::custom("a value of another kind was expected")
}
