//! What the second pass keeps of the accesses to each unit.

use super::convergence::Convergence;
use super::pairs::{AccessGroup, Op};
use crate::access::unit::VisitOrder;
use events::{AccessKind, LaneMask, Scope, SiteId};
use std::collections::BTreeMap;
use std::ops::Deref;

/// Most groups kept for a unit and statement, and how many when memory is short.
pub(super) const MAX_GROUPS: usize = 128;
const MAX_GROUPS_SHORT_OF_MEMORY: usize = 32;
/// How many when a run has compared more than [`MAX_PAIRS`].
const MAX_GROUPS_AT_LAST: usize = 8;
/// Pairs of accesses that a run compares before it keeps fewer groups, and before it keeps the fewest.
const MANY_PAIRS: u64 = 1 << 22;
const MAX_PAIRS: u64 = 1 << 24;
/// Most statements kept for a unit: the first and the last half of them.
const MAX_SITES: usize = 256;
/// How many of the newest groups a new one may be joined with.
const RECENT_GROUPS: usize = 16;

/// Accesses of one statement to one unit.
#[derive(Clone, Debug)]
pub(super) struct SiteAccesses {
    pub site: SiteId,
    pub op: Op,
    pub groups: Groups,
    pub dropped: bool,
}

/// Groups in the order in which they were first seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    /// The only one: mostly there is one, which needs no memory of its own.
    one: Option<AccessGroup>,
    /// All, if there are or were several.
    several: Vec<AccessGroup>,
    present: Present,
}

/// Which groups are of the newest interval of a block.
#[derive(Clone, Copy, Debug, Default)]
struct Present {
    block: u64,
    interval: u32,
    /// Where they begin, if all groups are of that block and ascend by interval.
    from: Option<u32>,
}

impl Deref for Groups {
    type Target = [AccessGroup];
    #[inline]
    fn deref(&self) -> &[AccessGroup] {
        if self.several.is_empty() { self.one.as_slice() } else { &self.several }
    }
}

impl Groups {
    #[inline]
    fn as_mut_slice(&mut self) -> &mut [AccessGroup] {
        if self.several.is_empty() { self.one.as_mut_slice() } else { &mut self.several }
    }
    pub(super) fn clear(&mut self) {
        self.one = None;
        self.several.clear();
        self.present = Present::default();
    }
    fn push(&mut self, group: AccessGroup) {
        self.present.extend(self.len(), &group);
        if self.several.capacity() > 0 {
            self.several.push(group);
        } else if let Some(first) = self.one.take() {
            self.several.extend([first, group]);
        } else {
            self.one = Some(group);
        }
    }
    fn retain(&mut self, keep: impl FnMut(&AccessGroup) -> bool) {
        self.several.extend(self.one.take());
        self.several.retain(keep);
        self.present = Present::default();
        for (i, group) in self.several.iter().enumerate() {
            self.present.extend(i, group);
        }
    }
    /// How many of the first ones are of earlier intervals of the block of `b`, as far as that is known.
    #[inline]
    pub(super) fn past(&self, b: &AccessGroup) -> usize {
        let Present { block, interval, from } = self.present;
        match from {
            Some(from) if block == b.block && interval == b.interval => from as usize,
            Some(_) if block == b.block && interval < b.interval => self.len(),
            _ => 0,
        }
    }
}

impl Present {
    /// There are `count` groups, and then `group`.
    #[inline]
    fn extend(&mut self, count: usize, group: &AccessGroup) {
        if count == 0 {
            *self = Self { block: group.block, interval: group.interval, from: Some(0) };
        } else if self.block != group.block || self.interval > group.interval {
            self.from = None;
        } else if self.interval < group.interval {
            self.interval = group.interval;
            self.from = self.from.map(|_| count as u32);
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Unit {
    pub by_site: Vec<SiteAccesses>,
    /// Asynchronous copies that nobody has waited for.
    pub open: Vec<(AccessGroup, SiteId, Op)>,
    pub visits: VisitOrder,
    /// Interval of the groups, for shared memory.
    pub interval: u32,
    /// Findings that this unit already stands in.
    pub seen: Seen,
    /// The last write: step, lanes and statement.
    pub last_write: Option<(u64, u64, SiteId)>,
}

/// Findings, by number.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// The first ones, a bit each.
    first: u64,
    more: Vec<u32>,
}

impl Seen {
    pub(super) fn contains(&self, finding: u32) -> bool {
        if finding < 64 { self.first >> finding & 1 != 0 } else { self.more.contains(&finding) }
    }
    /// Adds a finding; whether it is new.
    pub(super) fn insert(&mut self, finding: u32) -> bool {
        if self.contains(finding) {
            return false;
        }
        if finding < 64 {
            self.first |= 1 << finding;
        } else {
            self.more.push(finding);
        }
        true
    }
}

impl Unit {
    /// An access of this interval to shared memory comes: nothing of an earlier interval can race with
    /// anything here any more. How many groups are forgotten.
    pub(super) fn enter(&mut self, interval: u32) -> u64 {
        if self.interval == interval {
            return 0;
        }
        self.interval = interval;
        let mut gone = 0;
        for accesses in &mut self.by_site {
            gone += accesses.groups.len() as u64;
            accesses.groups.clear();
            accesses.dropped = false;
        }
        gone
    }
    /// Position of the accesses of a statement, added if there is none yet.
    pub(super) fn position_of(&mut self, site: SiteId, op: Op) -> usize {
        self.by_site.iter().position(|c| c.site == site && c.op == op).unwrap_or_else(|| {
            self.by_site.push(SiteAccesses { site, op, groups: Groups::default(), dropped: false });
            self.by_site.len() - 1
        })
    }
    /// Makes room for another statement. The groups of the one that goes.
    pub(super) fn make_room(&mut self) -> usize {
        if self.by_site.len() < MAX_SITES {
            return 0;
        }
        let idle = self.by_site.iter().position(|c| c.groups.is_empty());
        self.by_site.remove(idle.unwrap_or(MAX_SITES / 2)).groups.len()
    }
}

/// How many groups are kept for all units, and how many may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub groups: u64,
    pub max_groups: u64,
}

impl Room {
    /// Keeps `group`. `converged` is the history of its warp; `pairs` is how many were compared so far.
    pub(super) fn keep(
        &mut self,
        accesses: &mut SiteAccesses,
        group: &AccessGroup,
        converged: Option<&Convergence>,
        pairs: u64,
    ) {
        let writes = accesses.op.kind.writes() && !accesses.op.kind.is_atomic();
        let recent = accesses.groups.len().saturating_sub(RECENT_GROUPS);
        // None of another interval is like it.
        let recent = recent.max(accesses.groups.past(group));
        for g in accesses.groups.as_mut_slice()[recent..].iter_mut().rev() {
            let like = g.lanes == group.lanes
                && g.warp == group.warp
                && g.block == group.block
                && g.interval == group.interval
                && g.epoch == group.epoch
                && g.offset == group.offset
                && g.size == group.size
                && (!writes || g.after == group.after)
                && converged.is_none_or(|c| c.alike(g.lanes, g.stretch));
            if like {
                let active = g.active & group.active;
                let times = g.times + group.times;
                *g = AccessGroup { step: g.step, times, active, ..*group };
                return;
            }
        }
        let short = self.groups >= self.max_groups;
        let most = match pairs {
            MAX_PAIRS.. => MAX_GROUPS_AT_LAST,
            MANY_PAIRS.. => MAX_GROUPS_SHORT_OF_MEMORY,
            _ if short => MAX_GROUPS_SHORT_OF_MEMORY,
            _ => MAX_GROUPS,
        };
        if accesses.groups.len() >= most {
            let before = accesses.groups.len();
            thin(&mut accesses.groups, group, most);
            accesses.dropped = true;
            self.groups -= (before - accesses.groups.len()) as u64;
        }
        accesses.groups.push(*group);
        self.groups += 1;
    }
}

/// Whether the later access `b` can be ordered after `a` by the order of one location: an atomic or volatile
/// write, then a plain access by a thread whose own atomic operation, or read of a signal, has read what `a` left.
pub(super) fn one_location(a: Op, b: Op) -> bool {
    a.is_strong_write() && !b.kind.is_atomic()
}

/// The properties of an atomic write that decide which later reads of its location have seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WrittenBytes {
    offset: u64,
    size: u32,
    same_block: bool,
}

impl WrittenBytes {
    pub(super) fn of(a: &AccessGroup, b: &AccessGroup) -> Self {
        Self { offset: a.offset, size: a.size, same_block: a.block == b.block }
    }
}

/// By lane, the step of the last atomic operation of its own.
#[derive(Clone, Debug)]
pub(super) struct OwnAtomics {
    /// What they read; nothing is known before it is asked for.
    written: Option<WrittenBytes>,
    /// Lanes that have one.
    pub lanes: u64,
    pub steps: [u64; 64],
}

impl Default for OwnAtomics {
    fn default() -> Self {
        Self { written: None, lanes: 0, steps: [0; 64] }
    }
}

impl OwnAtomics {
    /// Finds the step at which each lane of the plain access `b` has last read, by an atomic operation of its own or as
    /// a signal, the bytes that an atomic write has `written` (PTX, "Coherence": what follows the read in program order
    /// comes after what it has read).
    pub(super) fn find(
        &mut self,
        by_site: &[SiteAccesses],
        written: WrittenBytes,
        b: &AccessGroup,
    ) {
        if self.written == Some(written) {
            return;
        }
        self.written = Some(written);
        self.lanes = 0;
        let end = written.offset + u64::from(written.size);
        if written.offset > b.offset || b.offset + u64::from(b.size) > end {
            return;
        }
        for accesses in by_site {
            let scope = match accesses.op.kind {
                AccessKind::Atomic { reads: true, scope, .. } => scope,
                // A volatile load of a signal is a relaxed one.
                AccessKind::Read if accesses.op.polling => Scope::System,
                _ => continue,
            };
            if scope == Scope::Block && !written.same_block {
                continue;
            }
            for own in accesses.groups.iter() {
                if own.lanes & b.lanes == 0 || own.warp != b.warp || own.block != b.block {
                    continue;
                }
                if (own.offset, own.size) == (written.offset, written.size) {
                    for lane in LaneMask(own.lanes & b.lanes).iter() {
                        let step = &mut self.steps[lane as usize & 63];
                        let known = if self.lanes >> lane & 1 != 0 { *step } else { 0 };
                        *step = known.max(own.last_step);
                        self.lanes |= 1 << lane;
                    }
                }
            }
        }
    }
}

/// The parts of the atomic write `a` that come after the step `own`, at which `lane` of `b` read by an atomic,
/// and whether they stand for more. Lanes of one instruction are served in ascending order.
pub(super) fn not_seen(
    a: &AccessGroup,
    b: &AccessGroup,
    lane: u32,
    own: u64,
) -> impl Iterator<Item = (AccessGroup, bool)> {
    let same_warp = a.block == b.block && a.warp == b.warp;
    // Lanes of `a` that were served before `own` if they were of its instruction.
    let before = if same_warp { (1 << lane) - 1 } else { 0 };
    let seen_at = move |step: u64, l: u64| step < own || step == own && before & l != 0;
    LaneMask(a.lanes).iter().filter_map(move |l| {
        let lanes = 1 << l;
        if seen_at(a.last_step, lanes) {
            return None;
        }
        let all = AccessGroup { lanes, ..*a };
        Some(if seen_at(a.step, lanes) {
            // Some of its times; how many is known only of two.
            (AccessGroup { step: a.last_step, times: 1, ..all }, a.times > 2)
        } else {
            (all, false)
        })
    })
}

/// Drops groups until at most about half of `most` are left: of the new group's interval the first
/// and last, of other blocks and intervals a few each.
fn thin(groups: &mut Groups, new: &AccessGroup, most: usize) {
    let present = |g: &AccessGroup| g.block == new.block && g.interval == new.interval;
    let now = groups.iter().filter(|g| present(g)).count();
    let quarter = most / 4;
    let mut seen_now = 0;
    let mut of_block: BTreeMap<u64, usize> = BTreeMap::new();
    groups.retain(|g| {
        if present(g) {
            seen_now += 1;
            seen_now <= quarter / 2 || seen_now > now.saturating_sub(quarter)
        } else {
            let n = of_block.entry(g.block).or_insert(0);
            *n += 1;
            *n <= 4
        }
    });
    let others = groups.iter().filter(|g| !present(g)).count();
    let mut seen_others = 0;
    groups.retain(|g| {
        if present(g) {
            return true;
        }
        seen_others += 1;
        seen_others <= quarter / 2 || seen_others > others.saturating_sub(quarter)
    });
}
