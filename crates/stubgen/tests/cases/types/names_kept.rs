// ── shared.rs

/// Schema `Station`.
#[derive(Debug, Clone, PartialEq)]
pub struct Station {
    /// Property `name`.
    pub name: Option<String>,
}
crate::runtime::object! {
    Station {
        0 name "name" optional,
    }
}

/// Schema at `#/paths/~1stations/get/responses/200/content/application~1json/schema/allOf/2/properties/links`.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfLinkAndPageLinks {
    /// Property `self`.
    pub self_: Option<String>,
    /// Property `next`.
    pub next: Option<String>,
}
crate::runtime::object! {
    SelfLinkAndPageLinks {
        0 self_ "self" optional,
        1 next "next" optional,
    }
}

/// Schema `station`.
#[derive(Debug, Clone, PartialEq)]
pub struct Station2 {
    /// Property `number`.
    pub number: Option<i64>,
}
crate::runtime::object! {
    Station2 {
        0 number "number" optional,
    }
}

/// Schema at `#/components/schemas/Booking/properties/fare`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingFare {
    /// Property `amount`.
    pub amount: Option<f64>,
    /// Property `class`.
    pub class: Option<BookingFareClass>,
}
crate::runtime::object! {
    BookingFare {
        0 amount "amount" optional,
        1 class "class" optional,
    }
}

/// Schema at `#/components/schemas/Booking/properties/fare/properties/class`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookingFareClass {
    /// `first`.
    First,
    /// `second`.
    Second,
}
crate::runtime::text_enum! {
    BookingFareClass {
        First "first",
        Second "second",
    }
}

/// The state after the crossing.
///
/// Schema at `#/components/schemas/Booking/properties/after`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookingAfter {
    /// `held`.
    Held,
    /// `paid`.
    Paid,
}
crate::runtime::text_enum! {
    BookingAfter {
        Held "held",
        Paid "paid",
    }
}

/// Schema at `#/components/schemas/Booking/properties/state`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookingState {
    /// `held`.
    Held,
    /// `paid`.
    Paid,
}
crate::runtime::text_enum! {
    BookingState {
        Held "held",
        Paid "paid",
    }
}

/// Schema at `#/paths/~1bookings/post/responses/201/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingWithLinks {
    /// Property `id`.
    pub id: Option<String>,
    /// Property `from`.
    pub from: Option<Station>,
    /// Property `to`.
    pub to: Option<Station2>,
    /// Property `state`.
    pub state: Option<BookingState>,
    /// Property `before`.
    pub before: Option<BookingState>,
    /// The state after the crossing.
    pub after: Option<BookingAfter>,
    /// Property `fare`.
    pub fare: Option<BookingFare>,
    /// Property `links`.
    pub links: Option<SelfLink>,
}
crate::runtime::object! {
    BookingWithLinks {
        0 id "id" optional,
        1 from "from" optional,
        2 to "to" optional,
        3 state "state" optional,
        4 before "before" optional,
        5 after "after" optional,
        6 fare "fare" optional,
        7 links "links" optional,
    }
}

/// Schema `SelfLink`.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfLink {
    /// Property `self`.
    pub self_: Option<String>,
}
crate::runtime::object! {
    SelfLink {
        0 self_ "self" optional,
    }
}

// ── tag_0.rs

/// Schema at `#/paths/~1stations/get/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListStationsResponse {
    /// Property `data`.
    pub data: Option<Vec<super::Station>>,
    /// Property `links`.
    pub links: Option<super::SelfLinkAndPageLinks>,
}
crate::runtime::object! {
    ListStationsResponse {
        0 data "data" optional,
        1 links "links" optional,
    }
}

// ── tag_1.rs

/// Schema at `#/paths/~1bookings/get/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListBookingsResponse {
    /// Property `data`.
    pub data: Option<Vec<Booking>>,
    /// Property `links`.
    pub links: Option<super::SelfLinkAndPageLinks>,
}
crate::runtime::object! {
    ListBookingsResponse {
        0 data "data" optional,
        1 links "links" optional,
    }
}

/// Schema `Booking`.
#[derive(Debug, Clone, PartialEq)]
pub struct Booking {
    /// Property `id`.
    pub id: Option<String>,
    /// Property `from`.
    pub from: Option<super::Station>,
    /// Property `to`.
    pub to: Option<super::Station2>,
    /// Property `state`.
    pub state: Option<super::BookingState>,
    /// Property `before`.
    pub before: Option<super::BookingState>,
    /// The state after the crossing.
    pub after: Option<super::BookingAfter>,
    /// Property `fare`.
    pub fare: Option<super::BookingFare>,
}
crate::runtime::object! {
    Booking {
        0 id "id" optional,
        1 from "from" optional,
        2 to "to" optional,
        3 state "state" optional,
        4 before "before" optional,
        5 after "after" optional,
        6 fare "fare" optional,
    }
}

// ── tag_2.rs

/// Schema `Booking`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingInput {
    /// Property `from`.
    pub from: Option<super::Station>,
    /// Property `to`.
    pub to: Option<super::Station2>,
    /// Property `state`.
    pub state: Option<super::BookingState>,
    /// Property `before`.
    pub before: Option<super::BookingState>,
    /// The state after the crossing.
    pub after: Option<super::BookingAfter>,
    /// Property `fare`.
    pub fare: Option<BookingInputFare>,
}
crate::runtime::object! {
    BookingInput {
        0 from "from" optional,
        1 to "to" optional,
        2 state "state" optional,
        3 before "before" optional,
        4 after "after" optional,
        5 fare "fare" optional,
    }
}

/// Schema at `#/components/schemas/Booking/properties/fare`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingInputFare {
    /// Property `amount`.
    pub amount: Option<f64>,
    /// Property `class`.
    pub class: Option<super::BookingFareClass>,
    /// Property `discount`.
    pub discount: Option<String>,
}
crate::runtime::object! {
    BookingInputFare {
        0 amount "amount" optional,
        1 class "class" optional,
        2 discount "discount" optional,
    }
}

/// Schema at `#/paths/~1bookings/post/responses/202/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateBookingResponse {
    /// Property `id`.
    pub id: Option<String>,
    /// Property `from`.
    pub from: Option<super::Station>,
    /// Property `to`.
    pub to: Option<super::Station2>,
    /// Property `state`.
    pub state: Option<super::BookingState>,
    /// Property `before`.
    pub before: Option<super::BookingState>,
    /// The state after the crossing.
    pub after: Option<super::BookingAfter>,
    /// Property `fare`.
    pub fare: Option<super::BookingFare>,
    /// Property `a`.
    pub a: Option<String>,
    /// Property `b`.
    pub b: Option<String>,
    /// Property `c`.
    pub c: Option<String>,
}
crate::runtime::object! {
    CreateBookingResponse {
        0 id "id" optional,
        1 from "from" optional,
        2 to "to" optional,
        3 state "state" optional,
        4 before "before" optional,
        5 after "after" optional,
        6 fare "fare" optional,
        7 a "a" optional,
        8 b "b" optional,
        9 c "c" optional,
    }
}

