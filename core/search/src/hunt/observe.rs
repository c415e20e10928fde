//! Measures how near a launch came to a conflict.
//!
//! For each pair of statements whose threads are not ordered, the smallest distance in bytes
//! between what they accessed. This is a hint for a search and not a verdict: fences and barriers
//! of single warps are ignored, and only the last few accesses of each object are compared.

use events::SiteId;
use events::{Access, Lanes, Observer, SHARED_OBJECT};
use std::collections::BTreeMap;

/// Number of accesses of each object that are remembered.
const REMEMBERED: usize = 16;
/// Maximum number of accesses of a launch that are compared with the remembered ones.
const MOST: u32 = 4096;

/// An access by lanes of one warp.
#[derive(Clone, Debug)]
struct Seen {
    site: SiteId,
    block: u64,
    warp: u32,
    interval: u32,
    writes: bool,
    atomic: bool,
    size: u32,
    /// First bytes of cells in ascending order, each with its last lane.
    cells: Vec<(u64, u8)>,
}

/// Observes accesses that are near each other.
#[derive(Clone, Debug, Default)]
pub struct Nearness {
    /// By object and, for shared memory, block.
    objects: BTreeMap<(u32, u64), Vec<Seen>>,
    nearest: BTreeMap<(SiteId, SiteId), u64>,
    compared: u32,
}

impl Nearness {
    /// An observer without any accesses yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// The smallest distance of each pair of statements, the smaller site first.
    pub fn finish(self) -> BTreeMap<(SiteId, SiteId), u64> {
        self.nearest
    }

    fn near(&mut self, a: SiteId, b: SiteId, distance: u64) {
        let pair = (a.min(b), a.max(b));
        let nearest = self.nearest.entry(pair).or_insert(u64::MAX);
        *nearest = distance.min(*nearest);
    }
}

impl Observer for Nearness {
    fn access(&mut self, access: &Access<'_>) {
        if self.compared >= MOST {
            return;
        }
        self.compared += 1;
        let context = access.context;
        let mut cells: Vec<(u64, u8)> = Vec::with_capacity(32);
        access.lanes.for_each(access.size, |lane, offset| cells.push((offset, lane as u8)));
        let seen = Seen {
            site: access.site,
            block: context.block,
            warp: context.warp,
            interval: context.interval,
            writes: access.kind.writes(),
            atomic: access.kind.is_atomic(),
            size: access.size,
            cells,
        };
        let mut seen = seen;
        if matches!(access.lanes, Lanes::Scattered { .. }) {
            seen.cells.sort_unstable();
        }
        // Two lanes of one instruction.
        if seen.writes && !seen.atomic {
            let between =
                |pair: &[(u64, u8)]| (pair[1].0 - pair[0].0).saturating_sub(seen.size.into());
            let scattered = matches!(access.lanes, Lanes::Scattered { .. } | Lanes::Same { .. });
            if let (true, Some(least)) = (scattered, seen.cells.windows(2).map(between).min()) {
                // A stride of whole cells is not nearness; only irregular addresses can collide.
                let same = seen.cells.windows(2).any(|p| p[0].0 == p[1].0);
                let distance = if same { 0 } else { least + 1 };
                self.near(seen.site, seen.site, distance);
            }
        }
        let block = if access.object == SHARED_OBJECT { context.block } else { 0 };
        let mut list = self.objects.remove(&(access.object.0, block)).unwrap_or_default();
        for old in &list {
            let apart = old.block != seen.block;
            let ordered = !apart && old.interval != seen.interval;
            let harmless = !(old.writes || seen.writes) || (old.atomic && seen.atomic);
            let same_warp = !apart && old.warp == seen.warp;
            if ordered || harmless || (same_warp && old.site == seen.site) {
                continue;
            }
            if let Some(distance) = distance(old, &seen, same_warp) {
                self.near(old.site, seen.site, distance);
            }
        }
        // Of each statement at most the last three accesses are kept, each of a different warp.
        let mut same = 0;
        list.retain(|old| {
            same += u32::from(old.site == seen.site);
            old.site != seen.site || old.warp != seen.warp || old.block != seen.block
        });
        if same >= 3
            && let Some(at) = list.iter().position(|old| old.site == seen.site)
        {
            list.remove(at);
        }
        if list.len() >= REMEMBERED {
            list.remove(0);
        }
        list.push(seen);
        self.objects.insert((access.object.0, block), list);
    }
}

/// The smallest distance between cells that two threads accessed; 0 if they overlap, 1 if they are
/// adjacent.
fn distance(a: &Seen, b: &Seen, same_warp: bool) -> Option<u64> {
    let (mut i, mut j) = (0, 0);
    let mut least: Option<u64> = None;
    while let (Some(&(x, lane)), Some(&(y, other))) = (a.cells.get(i), b.cells.get(j)) {
        if !(same_warp && lane == other) {
            let gap = if x < y {
                (y - x).checked_sub(a.size.into()).map_or(0, |g| g + 1)
            } else {
                (x - y).checked_sub(b.size.into()).map_or(0, |g| g + 1)
            };
            least = Some(least.map_or(gap, |l| l.min(gap)));
            if gap == 0 {
                break;
            }
        }
        if x <= y { i += 1 } else { j += 1 }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use events::{AccessKind, LaneMask, ObjectId, WarpContext};

    fn access(site: u32, warp: u32, lanes: Lanes<'_>) -> Access<'_> {
        let context =
            WarpContext { block: 0, warp, active: LaneMask(u64::MAX), interval: 0, step: 0 };
        Access {
            context,
            site: SiteId(site),
            kind: AccessKind::Write,
            volatile: false,
            object: ObjectId(1),
            size: 4,
            lanes,
            values: None,
            asynchronous: false,
        }
    }

    #[test]
    fn the_nearest_cells_of_two_warps_count() {
        let mut nearness = Nearness::new();
        let row = |offset| Lanes::Consecutive { first: 0, count: 32, offset };
        nearness.access(&access(1, 0, row(0)));
        nearness.access(&access(1, 1, row(128)));
        nearness.access(&access(2, 1, row(168)));
        nearness.access(&access(3, 1, row(124)));
        let found = nearness.finish();
        assert_eq!(found[&(SiteId(1), SiteId(1))], 1);
        assert_eq!(found[&(SiteId(1), SiteId(2))], 0);
        assert_eq!(found[&(SiteId(1), SiteId(3))], 0);
    }
}
