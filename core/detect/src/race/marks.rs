//! Why the first pass marked bytes: which statement met what.
//!
//! A search runs a kernel in many launches that show the same races. What marked the bytes of a launch tells whether
//! it can show something that others did not.

use super::segments::Relation;
use base::entity::Entity;
use events::SiteId;

/// What an access met at a byte that was marked for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Against {
    /// The last plain writer.
    Writer,
    /// Plain readers.
    Reader,
    /// Atomic operations.
    Atomic,
    /// An asynchronous copy that was not waited for.
    Copy,
    /// Other lanes of the same instruction.
    Instruction,
}

impl Against {
    const ALL: [Self; 5] =
        [Self::Writer, Self::Reader, Self::Atomic, Self::Copy, Self::Instruction];
}

/// How far the threads are apart whose accesses met.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Apart {
    /// Lanes of one warp.
    Lanes,
    /// Warps of one block.
    Warps,
    /// Blocks.
    Blocks,
}

impl Apart {
    const ALL: [Self; 3] = [Self::Lanes, Self::Warps, Self::Blocks];
}

/// Why an access led to a mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// It met another at a byte that had no mark yet.
    Met(Against, Apart),
    /// It came to a byte that had one already, and was not ordered behind all before it.
    Marked,
}

impl Cause {
    fn bit(self) -> u16 {
        match self {
            Self::Met(against, apart) => 1 << (against as u32 * 3 + apart as u32),
            Self::Marked => 1 << 15,
        }
    }
    fn all() -> impl Iterator<Item = Self> {
        let met = Against::ALL.into_iter().flat_map(|a| Apart::ALL.map(|b| Self::Met(a, b)));
        met.chain([Self::Marked])
    }
}

/// The causes of all marks of a run.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Bits of causes for each access of the code.
    sites: Vec<u16>,
}

impl Marks {
    #[cold]
    fn set(&mut self, site: SiteId, cause: Cause) {
        let at = site.index();
        if self.sites.len() <= at {
            self.sites.resize(at + 1, 0);
        }
        self.sites[at] |= cause.bit();
    }
    pub(super) fn add(&mut self, site: SiteId, against: Against, relation: Relation) {
        let apart = match relation {
            Relation::Past | Relation::Same | Relation::Friend | Relation::Warp => Apart::Lanes,
            Relation::Block => Apart::Warps,
            Relation::Grid => Apart::Blocks,
        };
        self.set(site, Cause::Met(against, apart));
    }
    #[inline]
    pub(super) fn add_to_marked(&mut self, site: SiteId) {
        if self.sites.get(site.index()).is_none_or(|bits| bits & Cause::Marked.bit() == 0) {
            self.set(site, Cause::Marked);
        }
    }
    /// Each access of the code that led to marks, with each cause.
    pub fn iter(&self) -> impl Iterator<Item = (SiteId, Cause)> {
        self.sites.iter().enumerate().filter(|(_, bits)| **bits != 0).flat_map(|(i, &bits)| {
            let causes = Cause::all().filter(move |cause| bits & cause.bit() != 0);
            causes.map(move |cause| (SiteId::new(i), cause))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn causes_are_kept_apart() {
        let bits: BTreeSet<u16> = Cause::all().map(Cause::bit).collect();
        assert_eq!(bits.len(), 16);
        let mut marks = Marks::default();
        marks.add(SiteId::new(3), Against::Reader, Relation::Grid);
        marks.add(SiteId::new(3), Against::Reader, Relation::Grid);
        marks.add_to_marked(SiteId::new(0));
        let all: Vec<(SiteId, Cause)> = marks.iter().collect();
        let met = Cause::Met(Against::Reader, Apart::Blocks);
        assert_eq!(all, [(SiteId::new(0), Cause::Marked), (SiteId::new(3), met)]);
    }
}
