//! Where a move ends, as a property of a step: so that going back is the same search the other way.

use super::lines::Noted;
use events::{Access, Point, SHARED_OBJECT};

/// The lanes that a move is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Who {
    pub(super) block: u64,
    pub(super) warp: u32,
    pub(super) lanes: u64,
}

impl Who {
    fn comes(self, point: &Point) -> bool {
        let context = &point.context;
        context.block == self.block && context.warp == self.warp && context.active & self.lanes != 0
    }
}

/// What must hold at a step for a move to end there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Nothing does; only breakpoints, and the ends of the run.
    Never,
    /// Anything.
    Instruction,
    /// The next instruction is theirs.
    Warp(Who),
    /// They begin a line there, in no more calls than this.
    Line(Who, u32),
    /// The next instruction is theirs, in fewer calls than this.
    Out(Who, u32),
    /// A barrier of the block has just completed.
    Barrier(u64),
    /// The byte has just been accessed; by the block, if given.
    Access { object: u32, offset: u64, block: u64 },
    /// One of these steps, in order.
    Steps(Vec<u64>),
}

impl Goal {
    /// Whether it holds at `point`; `happened` says that a barrier or access it waits for has.
    pub(super) fn met(&self, point: &Point, noted: Noted, happened: bool) -> bool {
        match self {
            Self::Never => false,
            Self::Instruction => true,
            Self::Warp(who) => who.comes(point),
            Self::Line(who, deepest) => {
                who.comes(point) && noted.begins & who.lanes != 0 && noted.depth <= *deepest
            }
            Self::Out(who, depth) => who.comes(point) && noted.line != 0 && noted.depth < *depth,
            Self::Barrier(_) | Self::Access { .. } => happened,
            Self::Steps(steps) => steps.binary_search(&point.context.step).is_ok(),
        }
    }

    /// Whether it holds at the end of the run, at `step`.
    pub(super) fn met_at_end(&self, step: u64, happened: bool) -> bool {
        match self {
            Self::Instruction => true,
            Self::Barrier(_) | Self::Access { .. } => happened,
            Self::Steps(steps) => steps.binary_search(&step).is_ok(),
            Self::Never | Self::Warp(_) | Self::Line(..) | Self::Out(..) => false,
        }
    }

    /// Whether this is the access that is waited for.
    pub(super) fn accessed(&self, access: &Access<'_>) -> bool {
        let Self::Access { object, offset, block } = *self else { return false };
        if access.object.0 != object
            || access.object == SHARED_OBJECT && access.context.block != block
        {
            return false;
        }
        let size = u64::from(access.size);
        let mut any = false;
        access.lanes.for_each(access.size, |_, at| any |= at <= offset && offset < at + size);
        any
    }
}

/// What was met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Met {
    /// What was asked for.
    Goal,
    /// The breakpoint of this number.
    Breakpoint(u32),
}
