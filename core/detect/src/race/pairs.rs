//! When do two accesses to one byte race, and how? The table of the design, for groups of lanes.

use super::exact::WarpModel;
use crate::finding::RaceKind;
use events::{AccessKind, Scope};

/// What a statement does to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Op {
    pub kind: AccessKind,
    pub volatile: bool,
    /// A volatile load or atomic operation that waits for a value, or tests it.
    pub polling: bool,
    /// One side of an asynchronous copy.
    pub asynchronous: bool,
}

impl Op {
    #[inline]
    fn wide(self) -> bool {
        !matches!(self.kind, AccessKind::Atomic { scope: Scope::Block, .. })
    }

    /// Whether some accesses of the two to one byte race: [`racing`] finds none of others. `one_block` if
    /// only threads of one block can touch the byte.
    #[inline]
    pub(super) fn may_race(self, other: Self, one_block: bool) -> bool {
        if !self.kind.writes() && !other.kind.writes() {
            return false;
        }
        let covered = one_block || (self.wide() && other.wide());
        let atomic = self.kind.is_atomic() && other.kind.is_atomic();
        !(covered && (atomic || self.awaits(other) || other.awaits(self)))
    }

    /// Whether it waits for what `store` writes: to PTX both are strong operations.
    #[inline]
    fn awaits(self, store: Self) -> bool {
        self.polling && store.is_strong_write()
    }

    /// Whether others can observe it as a signal: a volatile store is a relaxed one.
    #[inline]
    pub(super) fn is_strong_write(self) -> bool {
        self.kind.writes() && (self.kind.is_atomic() || self.volatile)
    }
}

/// Lanes of one warp that did the same to a unit in one instruction. What every comparison looks at comes first.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct AccessGroup {
    pub block: u64,
    pub lanes: u64,
    pub warp: u32,
    pub interval: u32,
    pub epoch: u32,
    /// The stretch of the warp's run (see [`super::convergence`]).
    pub stretch: u32,
    pub offset: u64,
    /// How many times it happened.
    pub times: u64,
    /// Last step at which it happened.
    pub last_step: u64,
    /// Value of the first lane; that of all lanes for a plain write.
    pub after: u64,
    pub size: u32,
    pub visit_order: u32,
    /// Value of the first lane before.
    pub before: u64,
    /// Lanes that executed the access together, whatever they accessed.
    pub active: u64,
    /// First step at which it happened.
    pub step: u64,
}

impl AccessGroup {
    /// Bytes that both touch.
    #[inline]
    pub(super) fn common(&self, other: &AccessGroup) -> (u64, u64) {
        let from = self.offset.max(other.offset);
        let to = (self.offset + u64::from(self.size)).min(other.offset + u64::from(other.size));
        (from, to)
    }
    /// Whether both leave the same value in the bytes that both touch, as far as values are known.
    #[inline]
    fn same_value(&self, other: &AccessGroup) -> bool {
        let (from, to) = self.common(other);
        let bytes = |g: &AccessGroup| {
            let skip = from - g.offset;
            if to - g.offset > 8 {
                return None;
            }
            let shifted = g.after >> (8 * skip);
            let bits = 8 * (to - from);
            Some(if bits == 64 { shifted } else { shifted & ((1 << bits) - 1) })
        };
        bytes(self).is_some_and(|v| bytes(other) == Some(v))
    }
}

/// Pairs of threads that race in one way, and the two lanes that stand for them.
#[derive(Clone, Copy, Debug)]
pub(super) struct RaceWitness {
    pub kind: RaceKind,
    pub pairs: u64,
    pub lanes: [u32; 2],
    /// Whether the reason is an atomic whose scope does not cover the other thread.
    pub narrow: bool,
    /// Whether the reason is that the earlier one is an asynchronous copy that nobody has waited for.
    pub open: bool,
    /// Whether they are lanes of one warp that lockstep would order.
    pub converged: bool,
}

/// How accesses of two statements race if they are of different warps and do.
#[derive(Clone, Copy, Debug)]
pub(super) enum KindApart {
    /// In one way.
    One(RaceKind),
    /// As plain writes: the values tell.
    Writes,
}

impl KindApart {
    /// Of the statement that comes first, and the other.
    #[inline]
    pub(super) fn of(a: Op, b: Op) -> Self {
        let plain = !a.kind.is_atomic() && !b.kind.is_atomic();
        Self::One(match (a.kind.writes(), b.kind.writes()) {
            (true, true) if plain => return Self::Writes,
            (true, true) => RaceKind::Waw,
            (true, false) => RaceKind::Raw,
            (false, _) => RaceKind::War,
        })
    }
    /// Of a pair of their accesses.
    #[inline]
    pub(super) fn between(self, a: &AccessGroup, b: &AccessGroup) -> RaceKind {
        match self {
            Self::One(kind) => kind,
            Self::Writes if a.same_value(b) => RaceKind::SameValue,
            Self::Writes => RaceKind::Waw,
        }
    }
}

/// The ways in which the earlier group `a` races with `b`, if nothing but program order, block
/// barriers and lockstep orders them. `near` are the lanes of `a` that were converged with those of `b` at
/// `a` or since.
#[inline]
pub(super) fn racing(
    (a, of_a): (&AccessGroup, Op),
    (b, of_b): (&AccessGroup, Op),
    model: WarpModel,
    near: impl FnOnce() -> u64,
    mut found: impl FnMut(RaceWitness),
) {
    let same_block = a.block == b.block;
    if !of_a.may_race(of_b, same_block) {
        return;
    }
    let (writes_a, writes_b) = (of_a.kind.writes(), of_b.kind.writes());
    let atomic = (of_a.kind.is_atomic(), of_b.kind.is_atomic());
    if same_block && a.interval != b.interval {
        return;
    }
    let kind = KindApart::of(of_a, of_b).between(a, b);
    let narrow = atomic == (true, true);
    let (count_a, count_b) = (count(a.lanes), count(b.lanes));
    if !same_block || a.warp != b.warp {
        found(RaceWitness {
            kind,
            pairs: count_a * count_b * a.times * b.times,
            lanes: [a.lanes.trailing_zeros(), b.lanes.trailing_zeros()],
            narrow,
            open: false,
            converged: false,
        });
        return;
    }
    let together = a.last_step == b.step;
    if together && atomic == (false, false) && writes_a && writes_b {
        // One instruction in which lanes write the same bytes.
        let pairs = count_a * count_b - count(a.lanes & b.lanes);
        if let Some(lanes) = distinct(a.lanes, b.lanes) {
            found(RaceWitness {
                kind,
                pairs: pairs * b.times,
                lanes,
                narrow,
                open: false,
                converged: false,
            });
        }
    }
    // One side of a pair at one step reads and the other writes only if the instruction copies: lanes read
    // and write by turns, as in the loads and stores that a compiler makes of it.
    let same = together && writes_a == writes_b;
    let times = (a.times - u64::from(same)) * b.times;
    if times == 0 {
        return;
    }
    let all = count_a * count_b - count(a.lanes & b.lanes);
    let close = near();
    let of_close = count(close) * count_b - count(close & b.lanes);
    if of_close > 0
        && !model.lockstep
        && let Some(lanes) = distinct(close, b.lanes)
    {
        // Whoever stores last, the value is the same: that is true inside a warp too.
        let kind =
            if kind == RaceKind::SameValue { RaceKind::SameValue } else { RaceKind::WarpLevel };
        found(RaceWitness {
            kind,
            pairs: of_close * times,
            lanes,
            narrow,
            open: false,
            converged: true,
        });
    }
    if all > of_close
        && let Some(lanes) = distinct(a.lanes & !close, b.lanes)
    {
        let pairs = (all - of_close) * times;
        found(RaceWitness { kind, pairs, lanes, narrow, open: false, converged: false });
    }
}

/// The race of an access with an asynchronous copy that it finds open, whoever makes it: a copy is done only
/// for who has waited, so its own thread may not touch the bytes either.
pub(super) fn racing_open(
    (copy, of_copy): (&AccessGroup, Op),
    (b, of_b): (&AccessGroup, Op),
) -> Option<RaceWitness> {
    let kind = match (of_copy.kind.writes(), of_b.kind.writes()) {
        (false, false) => return None,
        (true, true) => RaceKind::Waw,
        (true, false) => RaceKind::Raw,
        (false, true) => RaceKind::War,
    };
    Some(RaceWitness {
        kind,
        pairs: count(copy.lanes) * count(b.lanes) * b.times,
        lanes: [copy.lanes.trailing_zeros(), b.lanes.trailing_zeros()],
        narrow: false,
        open: true,
        converged: false,
    })
}

/// Pairs of lanes of one group that write the same bytes in one instruction.
#[inline]
pub(super) fn racing_within(g: &AccessGroup, op: Op) -> Option<RaceWitness> {
    let n = count(g.lanes);
    if n < 2 || op.kind.is_atomic() || !op.kind.writes() {
        return None;
    }
    Some(RaceWitness {
        kind: RaceKind::SameValue,
        pairs: n * (n - 1) / 2,
        lanes: distinct(g.lanes, g.lanes)?,
        narrow: false,
        open: false,
        converged: false,
    })
}

#[inline]
pub(super) fn count(lanes: u64) -> u64 {
    // Mostly it is one lane, and counting bits takes a dozen instructions on a plain x86-64.
    if lanes & lanes.wrapping_sub(1) == 0 {
        return u64::from(lanes != 0);
    }
    u64::from(lanes.count_ones())
}

/// The lowest lane of `a`, and the lowest of `b` other than it; or the like.
#[inline]
fn distinct(a: u64, b: u64) -> Option<[u32; 2]> {
    let mut left = a;
    while left != 0 {
        let first = left.trailing_zeros();
        left &= left - 1;
        let others = b & !(1 << first);
        if others != 0 {
            return Some([first, others.trailing_zeros()]);
        }
    }
    None
}
