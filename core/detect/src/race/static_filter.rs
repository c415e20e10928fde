//! What is known of the accesses of a launch before it runs: which of them race with no other, so that no cell need
//! remember them. The static half of GMRace (Zheng and others, TPDS 2014).

use base::entity::Table;
use events::{Access, Lanes, ObjectId, SiteId};

/// An access statement of which is known where it accesses memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FollowedSite {
    /// The object.
    pub object: ObjectId,
    /// The part of the object, bytes from its begin.
    pub from: u64,
    /// Behind its end; the largest number if that need not be compared.
    pub to: u64,
    /// Whether the access races with no access of another thread, as long as all accesses are to the parts that are
    /// said here.
    pub apart: bool,
}

/// What is known of the reads of a statement, and of its writes: a copy from one memory to another has both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FollowedSites {
    /// Of what does not write.
    pub read: Option<FollowedSite>,
    /// Of what does.
    pub written: Option<FollowedSite>,
}

/// What is known of each statement that accesses memory that threads share.
#[derive(Clone, Debug, Default)]
pub struct StaticFilter {
    sites: Table<SiteId, FollowedSites>,
    /// Of those that are apart, and of which only the object is to be compared, the object.
    quick: Table<SiteId, ObjectId>,
    /// Whether an access was not to the part that is said.
    strayed: bool,
}

/// No object.
const NONE: ObjectId = ObjectId(u32::MAX);

impl StaticFilter {
    /// A filter for a run of a program with these statements.
    pub fn new(sites: Table<SiteId, FollowedSites>) -> Self {
        let mut quick = Table::new();
        for FollowedSites { read, written } in sites.values() {
            // Objects alone tell nothing where reads and writes are to different ones.
            let one = match (read, written) {
                (Some(a), Some(b)) if a != b => None,
                (a, b) => a.or(*b),
            };
            let whole = one.filter(|s| s.apart && s.from == 0 && s.to == u64::MAX);
            quick.push(whole.map_or(NONE, |s| s.object));
        }
        Self { sites, quick, strayed: false }
    }

    /// Whether an access was not where it was said to be, so that nothing that was said holds.
    pub fn strayed(&self) -> bool {
        self.strayed
    }

    /// Whether nothing need be done for accesses of a statement to an object.
    #[inline(always)]
    pub(super) fn ignores(&self, site: SiteId, object: ObjectId) -> bool {
        self.quick.get(site) == Some(&object)
    }

    /// Whether nothing need be done for an access.
    #[inline(always)]
    pub(super) fn spares(&mut self, access: &Access<'_>) -> bool {
        match self.quick.get(access.site) {
            None => false,
            Some(&object) => object == access.object || self.examine(access),
        }
    }

    #[inline(never)]
    fn examine(&mut self, access: &Access<'_>) -> bool {
        let writes = access.kind.writes();
        let of = |s: &FollowedSites| if writes { s.written } else { s.read };
        let known = self.sites.get(access.site).and_then(of);
        let known = known.filter(|k| k.object == access.object && is_within(k, access));
        self.strayed |= known.is_none();
        known.is_some_and(|k| k.apart)
    }
}

fn is_within(known: &FollowedSite, access: &Access<'_>) -> bool {
    let mut within = true;
    let size = u64::from(access.size);
    let mut is_in = |from: u64, to: u64| within &= known.from <= from && to <= known.to;
    match access.lanes {
        Lanes::Consecutive { count, offset, .. } => is_in(offset, offset + u64::from(count) * size),
        Lanes::Same { offset, .. } => is_in(offset, offset + size),
        Lanes::Scattered { .. } => {
            access.lanes.for_each(access.size, |_, offset| is_in(offset, offset + size));
        }
    }
    within
}
