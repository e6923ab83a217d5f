// ── shared.rs

/// Schema `Plain`.
#[derive(Debug, Clone, PartialEq)]
pub struct Plain {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    Plain {
        0 a "a" optional,
    }
}

/// Schema `User`.
#[derive(Debug, Clone, PartialEq)]
pub struct User {
    /// Property `id`.
    pub id: i64,
    /// Property `name`.
    pub name: String,
    /// Property `group`.
    pub group: Option<Group>,
    /// Property `address`.
    pub address: Option<UserAddress>,
}
crate::runtime::object! {
    User {
        0 id "id" required,
        1 name "name" required,
        2 group "group" optional,
        3 address "address" optional,
    }
}

/// Schema `Group`.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// Property `users`.
    pub users: Option<Vec<User>>,
    /// Property `plain`.
    pub plain: Option<Plain>,
}
crate::runtime::object! {
    Group {
        0 users "users" optional,
        1 plain "plain" optional,
    }
}

/// Schema at `#/components/schemas/User/properties/address`.
#[derive(Debug, Clone, PartialEq)]
pub struct UserAddress {
    /// Property `checked`.
    pub checked: Option<bool>,
    /// Property `street`.
    pub street: Option<String>,
}
crate::runtime::object! {
    UserAddress {
        0 checked "checked" optional,
        1 street "street" optional,
    }
}

// ── tag_0.rs

/// Schema `User`.
#[derive(Debug, Clone, PartialEq)]
pub struct UserInput {
    /// Property `password`.
    pub password: String,
    /// Property `name`.
    pub name: String,
    /// Property `group`.
    pub group: Option<GroupInput>,
    /// Property `address`.
    pub address: Option<UserInputAddress>,
}
crate::runtime::object! {
    UserInput {
        0 password "password" required,
        1 name "name" required,
        2 group "group" optional,
        3 address "address" optional,
    }
}

/// Schema `Group`.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupInput {
    /// Property `users`.
    pub users: Option<Vec<UserInput>>,
    /// Property `plain`.
    pub plain: Option<super::Plain>,
}
crate::runtime::object! {
    GroupInput {
        0 users "users" optional,
        1 plain "plain" optional,
    }
}

/// Schema at `#/components/schemas/User/properties/address`.
#[derive(Debug, Clone, PartialEq)]
pub struct UserInputAddress {
    /// Property `street`.
    pub street: Option<String>,
}
crate::runtime::object! {
    UserInputAddress {
        0 street "street" optional,
    }
}

// ── tag_1.rs

/// Schema `Secret`.
#[derive(Debug, Clone, PartialEq)]
pub struct Secret {
    /// Property `key`.
    pub key: String,
}
crate::runtime::object! {
    Secret {
        0 key "key" required,
    }
}

