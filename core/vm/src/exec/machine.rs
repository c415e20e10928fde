//! The machine: the state that all blocks of a run share.

use super::input::Schedule;
use super::memory::Memory;
use super::warp::BarrierWait;
use crate::bytecode::{Program, SiteId};
use base::limits::RunLimits;
use events::{Cap, Fault, FaultKind, LaneMask, Observer, WarpContext, WarpFault};
use launch::Launch;

/// Why a run ended before all threads had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The step budget is used up; the statement that ran last.
    StepLimit(SiteId),
    /// Deadlock; a statement where some thread waits or spins.
    Deadlock(SiteId),
    /// A limit of memory or call depth.
    Limit(SiteId, Cap),
    /// The observer has seen enough.
    Observer,
    /// Lanes must leave a join without the others, and the program keeps values once for the warp:
    /// lower it again with `LaunchFacts::independent_lanes`.
    LanesPart,
}

/// A step that no run reaches.
pub(super) const NEVER: u64 = u64::MAX;

/// Values of the access being reported, by lane.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    pub(super) before: [u64; 64],
    pub(super) after: [u64; 64],
}

/// The shared state.
// What the boxes hold is not moved with the splits that have them.
#[allow(clippy::vec_box)]
#[derive(Debug)]
pub(super) struct Machine<'p, O: Observer> {
    pub(super) program: &'p Program,
    pub(super) launch: &'p Launch,
    pub(super) schedule: Schedule,
    pub(super) limits: RunLimits,
    pub(super) memory: Memory,
    pub(super) observer: O,
    /// Warp instructions so far.
    pub(super) steps: u64,
    /// Lane instructions so far.
    pub(super) lane_steps: u64,
    /// Step of the last change to memory that others can see, or of the end of a turn that did not wait for one.
    pub(super) last_change: u64,
    /// Polls since then, or since the running split's turn began.
    pub(super) polls: u32,
    /// Step at which the running split's turn began, and at which it ends or is looked at.
    pub(super) turn_start: u64,
    pub(super) turn_end: u64,
    /// Step at which its quantum is used up; at [`Self::turn_end`] its state may only be looked at.
    pub(super) quantum_end: u64,
    /// Whether the program reads clocks, once it is known.
    pub(super) time: Option<bool>,
    /// Step from which on observers that pause runs are consulted, or [`NEVER`].
    pub(super) pause_at: u64,
    /// Whether the observer needs comparisons.
    pub(super) compares: bool,
    /// Whether it needs the values of accesses.
    pub(super) values: bool,
    /// Whether it must see every round of those that only repeat.
    pub(super) every_round: bool,
    /// The run is paused before an instruction.
    pub(super) paused: bool,
    /// The run was resumed: the turn that was in progress is not a new one.
    pub(super) resumed: bool,
    /// `printf` output.
    pub(super) output: String,
    pub(super) output_cut: bool,
    /// Times each branch side was taken by some lane.
    pub(super) coverage: Vec<u64>,
    pub(super) stop: Option<Stop>,
    pub(super) scratch: Scratch,
    /// Bytes of shared memory of a block.
    pub(super) shared_bytes: usize,
    /// Arrivals at barriers so far.
    pub(super) arrivals: u64,
    /// Allocations of earlier waits at barriers.
    pub(super) spare_waits: Vec<Box<BarrierWait>>,
    /// Faults and mismatches of warps that were announced.
    pub(super) announced: u64,
    /// What has been reported and is not reported again.
    pub(super) reported: Reported,
}

/// Statements that have been reported already.
#[derive(Clone, Debug, Default)]
pub(super) struct Reported {
    /// Shuffles that read a lane that does not take part.
    pub(super) sources: Vec<SiteId>,
    /// Barriers of warps, and the jumps by which their members have ended.
    pub(super) ended_members: Vec<(SiteId, SiteId)>,
}

impl<O: Observer> Machine<'_, O> {
    /// Whether accesses are reported with their values.
    #[inline(always)]
    pub(super) fn keeps_values(&self) -> bool {
        O::VALUES && self.values
    }

    /// Reports a fault that does not concern memory.
    #[cold]
    pub(super) fn plain_fault(
        &mut self,
        kind: FaultKind,
        site: SiteId,
        context: WarpContext,
        lanes: u64,
        message: String,
    ) {
        self.announce(kind, site, context, lanes, message, None);
    }

    /// Reports that lanes use an operation of the warp in a way that has no defined result.
    #[cold]
    pub(super) fn warp_fault(
        &mut self,
        kind: FaultKind,
        site: SiteId,
        context: WarpContext,
        lanes: u64,
        what: WarpFault,
    ) {
        self.announce(kind, site, context, lanes, String::new(), Some(what));
    }

    /// Announces a fault of no place in memory.
    fn announce(
        &mut self,
        kind: FaultKind,
        site: SiteId,
        context: WarpContext,
        lanes: u64,
        message: String,
        warp: Option<WarpFault>,
    ) {
        self.announced += 1;
        self.observer.fault(&Fault {
            kind,
            site,
            context,
            lanes: LaneMask(lanes),
            address: None,
            object: None,
            offset: 0,
            size: 0,
            write: false,
            local: false,
            message,
            warp,
        });
    }

    pub(super) fn print(&mut self, text: &str) {
        let room = self.limits.max_output.saturating_sub(self.output.len());
        if text.len() <= room {
            self.output.push_str(text);
        } else if !self.output_cut {
            self.output_cut = true;
            let mut end = room;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            self.output.push_str(&text[..end]);
        }
    }
}
