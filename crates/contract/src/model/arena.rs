//! Objects that can be referred to, by number.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Index;

use crate::source::Node;

/// The number of an object in its [`Arena`].
pub struct Id<T> {
    idx: u32,
    kind: PhantomData<fn() -> T>,
}

/// All objects of one kind, in the order in which they were read.
#[derive(Debug)]
pub struct Arena<T> {
    items: Vec<T>,
}

/// A place where an object is used: written there, or referred to.
#[derive(Debug)]
pub struct Use<'s, T> {
    /// The object.
    pub id: Id<T>,
    /// The object with the `$ref`, when it is referred to.
    pub via: Option<Node<'s>>,
}

impl<T> Arena<T> {
    pub(super) fn push(&mut self, item: T) -> Id<T> {
        let idx = u32::try_from(self.items.len()).expect("a document holds fewer than 2^32 objects");
        self.items.push(item);
        Id { idx, kind: PhantomData }
    }

    pub(super) fn replace(&mut self, id: Id<T>, item: T) {
        self.items[id.idx as usize] = item;
    }

    pub(super) fn get_mut(&mut self, id: Id<T>) -> &mut T {
        &mut self.items[id.idx as usize]
    }

    /// Every object with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Id<T>, &T)> {
        (0..).zip(&self.items).map(|(idx, item)| (Id { idx, kind: PhantomData }, item))
    }

    /// Every object, to be changed.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut()
    }

    /// The number of the object at an index, if there is one.
    pub(crate) fn id_at(&self, index: u32) -> Option<Id<T>> {
        ((index as usize) < self.items.len()).then_some(Id { idx: index, kind: PhantomData })
    }

    /// The number of objects.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena { items: Vec::new() }
    }
}

impl<T> Index<Id<T>> for Arena<T> {
    type Output = T;

    fn index(&self, id: Id<T>) -> &T {
        &self.items[id.idx as usize]
    }
}

impl<T> Id<T> {
    /// Its place in the arena, for tables beside it.
    pub fn index(self) -> usize {
        self.idx as usize
    }
}

// Derived, these would demand the same of `T`.
impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Id<T> {}

impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.idx == other.idx
    }
}

impl<T> Eq for Id<T> {}

impl<T> Hash for Id<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.idx.hash(state);
    }
}

impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.idx)
    }
}

impl<'s, T> Use<'s, T> {
    /// The reference by which it is used, as written.
    pub fn reference(&self) -> Option<&'s str> {
        self.via?.get("$ref")?.as_str()
    }
}

impl<T> Clone for Use<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Use<'_, T> {}
