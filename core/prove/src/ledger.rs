//! What a proof assumes.

use crate::extract::inline::Origin;
use std::collections::BTreeSet;

/// Something that a proof assumes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Assumption {
    /// Buffers and variables with different names are different memory.
    NoAlias,
    /// Every access stays inside its buffer or variable.
    InBounds,
    /// Signed arithmetic does not overflow, which C++ leaves undefined.
    SignedOverflow,
    /// The unsigned number that is computed here from the launch does not wrap.
    NoWrap {
        /// The instruction that reads it.
        at: Option<Origin>,
        /// Width, bits.
        bits: u32,
        /// Whether it must fit a signed number.
        signed: bool,
    },
    /// The kernel ends.
    Terminates,
    /// Grids and blocks have one element along axes that the kernel does not read: block y, block z,
    /// grid y, grid z.
    Axes {
        /// Which.
        unread: [bool; 4],
    },
    /// Threads that return before a barrier count as arrived there.
    Exited,
    /// The results of an atomic counter do not wrap.
    Counter {
        /// The operation.
        at: Option<Origin>,
    },
}

/// Everything that a proof assumes, without repetitions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    items: BTreeSet<Assumption>,
}

impl Ledger {
    /// Adds an item.
    pub fn add(&mut self, item: Assumption) {
        self.items.insert(item);
    }
    /// Adds all items of another.
    pub fn merge(&mut self, other: &Self) {
        self.items.extend(other.items.iter().cloned());
    }
    /// The items, in order.
    pub fn items(&self) -> impl Iterator<Item = &Assumption> {
        self.items.iter()
    }
}
