//! State of a warp: registers, frames, and the splits that its lanes form.
//!
//! Lanes that execute together are a *warp split*. A divergent branch divides the split that executes
//! it in two and adds a *reconvergence point*, a *join* for short, at the immediate post-dominator; a
//! split that reaches the join adds its lanes to it and ends, and when all expected lanes have arrived,
//! they form a split again. This is the SIMT stack as a tree, so that under independent thread
//! scheduling one side can continue while another waits, and lanes can leave a join early if no other
//! lane will ever arrive.

use super::memory::Local;
use super::registers::Registers;
use super::unpredictable::Unpredictable;
use crate::bytecode::{Function, Instr, Op, Reg, SiteId};
use events::{EndedLanes, LaneMask, WarpContext};

/// In place of the number of a join or frame: there is none.
pub(super) const NONE: u32 = u32::MAX;

/// Why a split does not run.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum State {
    Runnable,
    /// At a barrier of the block or the grid. Splits are moved at each of their turns, so this is not in them.
    Barrier(Box<BarrierWait>),
    /// At a warp barrier; members by distinct mask: (members, lanes that used that mask).
    WarpBarrier {
        site: SiteId,
        groups: Vec<(u64, u64)>,
    },
    /// At an exchange between lanes, which has not begun.
    Exchange(ExchangeWait),
}

/// What a split waits for at a shuffle, vote, match or reduction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ExchangeWait {
    pub(super) site: SiteId,
    /// The instruction, at the pc before that of the split.
    pub(super) instr: Instr,
    /// What the exchange does: only lanes that do the same exchange with each other.
    pub(super) kind: (Op, u32),
    /// The lanes that it needs: those in the masks of the lanes that their own mask names.
    pub(super) members: u64,
}

/// What a split waits for at a barrier of the block or the grid.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BarrierWait {
    /// Whether it is a barrier of the grid.
    pub(super) grid: bool,
    pub(super) number: u32,
    /// Number of participating threads; `None` is the whole block.
    pub(super) count: Option<u32>,
    pub(super) site: SiteId,
    pub(super) aligned: bool,
    /// Call sites, outermost first.
    pub(super) calls: Vec<SiteId>,
    /// Lanes by iteration counts of the loops around the barrier.
    pub(super) trips: Trips,
    /// Index in `Program::barriers`.
    pub(super) info: u32,
    /// Destination of the reduction.
    pub(super) d: Reg,
    /// Lanes whose predicate holds.
    pub(super) predicate: u64,
    /// Order of arrival in the block.
    pub(super) arrival: u64,
    /// Lanes of the warp that were active elsewhere when the warp had nothing more to run.
    pub(super) diverged: u64,
    pub(super) judged: bool,
}

impl BarrierWait {
    /// The barrier: number, and participating threads.
    pub(super) fn barrier(&self) -> (u32, Option<u32>) {
        (self.number, self.count)
    }

    /// The instances at which its lanes wait: statement, calls and iterations, and which lanes.
    pub(super) fn instances(&self) -> impl Iterator<Item = (Instance<'_>, u64)> {
        let here = |trips, lanes| ((self.site, &self.calls[..], trips), lanes);
        let (same, apart) = match &self.trips {
            Trips::Same { counts, loops, lanes } => (Some((&counts[..*loops], *lanes)), &[][..]),
            Trips::Apart(groups) => (None, &groups[..]),
        };
        let apart = apart.iter().map(|(trips, lanes)| (&trips[..], *lanes));
        same.into_iter().chain(apart).map(move |(trips, lanes)| here(trips, lanes))
    }
}

/// Iterations of the loops around a barrier in which lanes of a split wait.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trips {
    /// All are in the same iteration of the same few loops, as nearly always. Counts of no loop are 0.
    Same { counts: [u32; Trips::FEW], loops: usize, lanes: u64 },
    /// The lanes by iteration counts.
    Apart(Vec<(Vec<u32>, u64)>),
}

impl Trips {
    /// Loops whose counts are kept without a list.
    pub(super) const FEW: usize = 4;
}

/// A barrier instance: statement, call sites, iterations of the loops around it.
pub(super) type Instance<'a> = (SiteId, &'a [SiteId], &'a [u32]);

/// Lanes that execute together.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct WarpSplit {
    pub(super) mask: u64,
    pub(super) pc: u32,
    pub(super) frame: u32,
    pub(super) join: u32,
    pub(super) state: State,
    /// Whether the last quantum passed without any change to memory.
    pub(super) spinning: bool,
}

impl WarpSplit {
    /// Whether it waits for nothing.
    #[inline(always)]
    pub(super) fn is_runnable(&self) -> bool {
        matches!(self.state, State::Runnable)
    }

    /// Lanes that can execute the instruction at `pc`.
    #[inline(always)]
    pub(super) fn runnable(mask: u64, pc: u32, frame: u32, join: u32) -> Self {
        Self { mask, pc, frame, join, state: State::Runnable, spinning: false }
    }
}

/// Where diverged lanes reconverge.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ReconvergencePoint {
    pub(super) pc: u32,
    pub(super) frame: u32,
    pub(super) parent: u32,
    pub(super) expected: u64,
    pub(super) arrived: u64,
}

impl ReconvergencePoint {
    /// The lanes that have arrived, as a split that continues; they are no longer expected.
    fn resume(&mut self) -> WarpSplit {
        let mask = std::mem::take(&mut self.arrived);
        self.expected &= !mask;
        WarpSplit::runnable(mask, self.pc, self.frame, self.parent)
    }
}

/// A frame of a called function.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Frame {
    pub(super) function: u32,
    /// First register of each class.
    pub(super) base: [u32; 4],
    pub(super) count: [u32; 4],
    pub(super) local_base: u64,
    /// Lanes still in it; 0 when it is free.
    pub(super) mask: u64,
    pub(super) caller: u32,
    pub(super) return_pc: u32,
    /// Index in `Program::calls`.
    pub(super) call: u32,
    pub(super) call_site: SiteId,
    pub(super) depth: u32,
}

/// A warp.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Warp<const W: usize> {
    pub(super) index: u32,
    pub(super) v32: Vec<[u32; W]>,
    pub(super) v64: Vec<[u64; W]>,
    pub(super) p: Vec<u64>,
    pub(super) s: Vec<u64>,
    pub(super) local: Local,
    pub(super) frames: Vec<Frame>,
    pub(super) splits: Vec<WarpSplit>,
    pub(super) joins: Vec<ReconvergencePoint>,
    /// Lanes that have not exited or been stopped.
    pub(super) live: u64,
    /// Lanes stopped by a fault.
    pub(super) stopped: u64,
    /// Lanes that exist.
    pub(super) lanes: u64,
    /// Coordinates of the lanes' threads: x, y, z. On the heap, since a warp is moved at each of its turns.
    pub(super) tid: Vec<[u32; W]>,
    /// The last branch at which lanes of this warp diverged.
    pub(super) last_divergence: Option<SiteId>,
    /// The jumps by which lanes have left the kernel.
    pub(super) exits: Vec<(SiteId, u64)>,
    /// Values that no one can predict.
    pub(super) unpredictable: Unpredictable<W>,
}

impl<const W: usize> Warp<W> {
    pub(super) fn new(index: u32) -> Self {
        Self {
            index,
            v32: vec![],
            v64: vec![],
            p: vec![],
            s: vec![],
            local: Local::default(),
            frames: vec![],
            splits: vec![],
            joins: vec![],
            live: 0,
            stopped: 0,
            lanes: 0,
            tid: vec![],
            last_divergence: None,
            exits: vec![],
            unpredictable: Unpredictable::default(),
        }
    }

    /// Creates a frame of `function` and returns its number.
    pub(super) fn push_frame(&mut self, number: u32, function: &Function, mut frame: Frame) -> u32 {
        frame.function = number;
        let [a, b, c, d] = function.registers;
        frame.base = [self.v32.len(), self.v64.len(), self.p.len(), self.s.len()].map(|n| n as u32);
        frame.count = function.registers;
        self.v32.resize(self.v32.len() + a as usize, [0; W]);
        self.v64.resize(self.v64.len() + b as usize, [0; W]);
        self.p.resize(self.p.len() + c as usize, 0);
        self.s.resize(self.s.len() + d as usize, 0);
        for &(r, v) in &function.constants {
            self.s[(frame.base[3] + r) as usize] = v;
        }
        if function.local_bytes > 0 {
            self.local.reserve((frame.local_base + function.local_bytes) as usize, W);
            self.local.enter(frame.local_base, function, frame.mask);
        }
        self.frames.push(frame);
        self.frames.len() as u32 - 1
    }

    /// Has the frame of the kernel as another warp that has just entered it, but for the lanes. There is no local
    /// memory.
    pub(super) fn begin_as(&mut self, other: &Self) {
        self.v32.clone_from(&other.v32);
        self.v64.clone_from(&other.v64);
        self.p.clone_from(&other.p);
        self.s.clone_from(&other.s);
        self.frames.clone_from(&other.frames);
        for frame in &mut self.frames {
            frame.mask = self.lanes;
        }
        self.local.clear();
    }

    /// Removes lanes from a frame; empty frames at the top of the stack are freed.
    pub(super) fn leave_frame(&mut self, frame: u32, lanes: u64) {
        self.frames[frame as usize].mask &= !lanes;
        while let Some(f) = self.frames.last()
            && f.mask == 0
            && self.frames.len() > 1
        {
            self.v32.truncate(f.base[0] as usize);
            self.v64.truncate(f.base[1] as usize);
            self.p.truncate(f.base[2] as usize);
            self.s.truncate(f.base[3] as usize);
            self.unpredictable.free(f.base);
            self.frames.pop();
        }
    }

    /// The registers of a frame.
    #[inline(always)]
    pub(super) fn registers(&mut self, frame: u32) -> Registers<'_, W> {
        let f = &self.frames[frame as usize];
        let range = |k: usize| f.base[k] as usize..(f.base[k] + f.count[k]) as usize;
        Registers {
            v32: &mut self.v32[range(0)],
            v64: &mut self.v64[range(1)],
            p: &mut self.p[range(2)],
            s: &mut self.s[range(3)],
        }
    }

    /// Copies a register of one frame to one of another, given the first registers of both.
    pub(super) fn copy_register(
        &mut self,
        (from, src): ([u32; 4], Reg),
        (to, dst): ([u32; 4], Reg),
        mask: u64,
    ) {
        let absolute = |base: [u32; 4], r: Reg| {
            Reg::new(r.class(), base[r.class() as usize] + r.index() as u32)
        };
        let mut all = Registers::<W> {
            v32: &mut self.v32,
            v64: &mut self.v64,
            p: &mut self.p,
            s: &mut self.s,
        };
        let values = all.vector64(absolute(from, src));
        all.write(absolute(to, dst), &values, mask);
    }

    /// Lanes arrive at join `j`. If they are the last, the join is removed and the joined lanes and
    /// the enclosing join are returned.
    #[inline]
    pub(super) fn arrive(&mut self, j: u32, mask: u64) -> Option<(u64, u32)> {
        let join = &mut self.joins[j as usize];
        join.arrived |= mask;
        if join.arrived == join.expected {
            let WarpSplit { mask, join, .. } = join.resume();
            self.pop_joins();
            Some((mask, join))
        } else {
            None
        }
    }

    /// Removes joins at the end of the list that expect no lanes.
    fn pop_joins(&mut self) {
        while self.joins.last().is_some_and(|j| j.expected == 0) {
            self.joins.pop();
        }
    }

    /// Creates a join for the lanes of `expected`, unless the current one is at the same position.
    #[inline]
    pub(super) fn make_join(&mut self, pc: u32, frame: u32, parent: u32, expected: u64) -> u32 {
        if parent != NONE {
            let j = &self.joins[parent as usize];
            if j.pc == pc && j.frame == frame {
                return parent;
            }
        }
        self.joins.push(ReconvergencePoint { pc, frame, parent, expected, arrived: 0 });
        self.joins.len() as u32 - 1
    }

    /// Lanes leave the kernel by the jump `site`.
    pub(super) fn exit_lanes(&mut self, site: SiteId, lanes: u64) {
        match self.exits.iter_mut().find(|e| e.0 == site) {
            Some(e) => e.1 |= lanes,
            None => self.exits.push((site, lanes)),
        }
        self.remove_lanes(lanes);
    }

    /// The lanes that have left the kernel or were stopped.
    pub(super) fn ended(&self) -> impl Iterator<Item = EndedLanes> {
        let stopped = (self.stopped != 0).then_some((None, self.stopped));
        let exits = self.exits.iter().map(|&(site, lanes)| (Some(site), lanes));
        exits.chain(stopped).map(|(by, lanes)| EndedLanes { warp: self.index, lanes, by })
    }

    /// Removes exited or stopped lanes from joins and frames. Joins that waited only for them
    /// become splits.
    pub(super) fn remove_lanes(&mut self, lanes: u64) {
        self.live &= !lanes;
        for j in 0..self.joins.len() {
            let join = &mut self.joins[j];
            if join.expected & lanes == 0 {
                continue;
            }
            join.expected &= !lanes;
            join.arrived &= !lanes;
            if join.expected != 0 && join.arrived == join.expected {
                self.splits.push(join.resume());
            }
        }
        self.pop_joins();
        for f in 0..self.frames.len() {
            self.frames[f].mask &= !lanes;
        }
        if let Some(f) = self.frames.len().checked_sub(1) {
            self.leave_frame(f as u32, 0);
        }
    }

    /// Lets lanes that wait at joins continue alone.
    pub(super) fn release_joins(&mut self) {
        for join in &mut self.joins {
            if join.arrived != 0 {
                self.splits.push(join.resume());
            }
        }
        self.pop_joins();
    }

    /// Merges runnable splits at the same position.
    pub(super) fn merge_splits(&mut self) {
        let mut i = 0;
        while i < self.splits.len() {
            let mut k = i + 1;
            while k < self.splits.len() {
                let (a, b) = (&self.splits[i], &self.splits[k]);
                let same = a.is_runnable()
                    && b.is_runnable()
                    && (a.pc, a.frame, a.join) == (b.pc, b.frame, b.join);
                if same {
                    let b = self.splits.remove(k);
                    self.splits[i].mask |= b.mask;
                } else {
                    k += 1;
                }
            }
            i += 1;
        }
    }
}

/// Call sites from the kernel to `frame`, outermost first.
#[inline]
pub(super) fn call_path(frames: &[Frame], frame: u32) -> Vec<SiteId> {
    match frames.get(frame as usize) {
        Some(kernel) if kernel.caller == NONE => vec![],
        _ => call_path_of_function(frames, frame),
    }
}

#[inline(never)]
fn call_path_of_function(frames: &[Frame], frame: u32) -> Vec<SiteId> {
    let mut path = vec![];
    let mut f = frame;
    while let Some(fr) = frames.get(f as usize)
        && fr.caller != NONE
    {
        path.push(fr.call_site);
        f = fr.caller;
    }
    path.reverse();
    path
}

#[inline(always)]
pub(super) fn context(block: u64, warp: u32, active: u64, interval: u32, step: u64) -> WarpContext {
    WarpContext { block, warp, active: LaneMask(active), interval, step }
}
