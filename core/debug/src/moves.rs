//! Where a move ends, expressed as a property of a step, so that moving back is the same search in
//! reverse.

use super::lines::Noted;
use events::{Access, Point, SHARED_OBJECT};

/// The lanes that a move applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Who {
    pub(super) block: u64,
    pub(super) warp: u32,
    pub(super) lanes: u64,
}

impl Who {
    fn comes(self, point: &Point) -> bool {
        let context = &point.context;
        let lanes = context.active.bits() & self.lanes;
        context.block == self.block && context.warp == self.warp && lanes != 0
    }
}

/// The condition at which a move ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Never; only breakpoints and the ends of the run stop it.
    Never,
    /// Any step.
    Instruction,
    /// The next instruction is one of these lanes.
    Warp(Who),
    /// These lanes start a new line with at most this call depth.
    Line(Who, u32),
    /// The next instruction is one of these lanes, at a smaller call depth.
    Out(Who, u32),
    /// A barrier of the block has just completed.
    Barrier(u64),
    /// The byte has just been accessed, by the given block if there is one.
    Access { object: u32, offset: u64, block: u64 },
    /// One of these steps, in ascending order.
    Steps(Vec<u64>),
}

impl Goal {
    /// Whether the condition holds at `point`; `happened` means that the awaited barrier or access has
    /// occurred.
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

    /// Whether the condition holds at the end of the run, at `step`.
    pub(super) fn met_at_end(&self, step: u64, happened: bool) -> bool {
        match self {
            Self::Instruction => true,
            Self::Barrier(_) | Self::Access { .. } => happened,
            Self::Steps(steps) => steps.binary_search(&step).is_ok(),
            Self::Never | Self::Warp(_) | Self::Line(..) | Self::Out(..) => false,
        }
    }

    /// Whether this is the awaited access.
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

/// Why a move stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Met {
    /// The goal was reached.
    Goal,
    /// The breakpoint of this number.
    Breakpoint(u32),
}
