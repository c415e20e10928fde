//! Typed indices and the tables keyed by them.
//!
//! Each entity of the IR is a small integer with a type of its own, so that a basic block's number
//! cannot be taken for a value's. Analyses keep their results in side tables ([`Table`]) keyed by
//! these integers and never inside the entities.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A typed index.
pub trait Entity: Copy + Eq + Ord + std::hash::Hash + fmt::Debug {
    /// The entity numbered `index`.
    fn new(index: usize) -> Self;
    /// The entity's number.
    fn index(self) -> usize;
}

/// Declares a typed index: `entity! { /// doc  pub struct BlockId("bb"); }`.
#[macro_export]
macro_rules! entity {
    ($(#[$doc:meta])* pub struct $name:ident($prefix:literal);) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
        impl $crate::entity::Entity for $name {
            #[inline]
            fn new(index: usize) -> Self { Self(index as u32) }
            #[inline]
            fn index(self) -> usize { self.0 as usize }
        }
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
    };
}

/// A table keyed by entity `K`.
#[derive(Clone, PartialEq, Eq)]
pub struct Table<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Entity, V> Table<K, V> {
    /// An empty table.
    pub const fn new() -> Self {
        Self { items: Vec::new(), key: PhantomData }
    }
    /// A table with `len` copies of `value`.
    pub fn filled(value: V, len: usize) -> Self
    where
        V: Clone,
    {
        Self { items: vec![value; len], key: PhantomData }
    }
    /// Appends `value` and returns its key.
    pub fn push(&mut self, value: V) -> K {
        let key = K::new(self.items.len());
        self.items.push(value);
        key
    }
    /// Drops the entries from `len` on.
    pub fn truncate(&mut self, len: usize) {
        self.items.truncate(len);
    }
    /// Number of entries.
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// The key that the next [`Table::push`] will return.
    pub fn next_key(&self) -> K {
        K::new(self.items.len())
    }
    /// The entry of `key`, or `None` when the key is outside the table.
    pub fn get(&self, key: K) -> Option<&V> {
        self.items.get(key.index())
    }
    /// All keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::new)
    }
    /// All entries with their keys, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }
    /// All entries, in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }
    /// All entries, mutable, in order.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.items.iter_mut()
    }
}

impl<K: Entity, V> Default for Table<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V> FromIterator<V> for Table<K, V> {
    fn from_iter<T: IntoIterator<Item = V>>(iter: T) -> Self {
        Self { items: iter.into_iter().collect(), key: PhantomData }
    }
}

impl<K: Entity, V> Index<K> for Table<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.items[key.index()]
    }
}

impl<K: Entity, V> IndexMut<K> for Table<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.items[key.index()]
    }
}

impl<K: Entity, V: fmt::Debug> fmt::Debug for Table<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
