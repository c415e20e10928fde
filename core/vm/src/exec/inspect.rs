//! Views of a paused run for inspection.

use super::block::Block;
use super::grid::Grid;
use super::input::Schedule;
use super::memory::read_le;
use super::paused::{Kind, Paused};
use super::warp::{State, Warp, call_path};
use crate::bytecode::op::RegClass;
use crate::bytecode::{Reg, SiteId};

/// What a fragment is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FragmentStatus {
    /// It can run.
    Runs,
    /// It waits at a barrier of the block.
    Barrier(SiteId),
    /// It waits at a barrier of the warp.
    WarpBarrier(SiteId),
    /// It waits at the barrier of the grid.
    GridBarrier(SiteId),
}

/// Lanes that execute together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FragmentState {
    /// Lanes.
    pub mask: u64,
    /// The frame that it is in.
    pub frame: u32,
    /// The next instruction, in the frame's function.
    pub pc: u32,
    /// Whether and where it waits.
    pub status: FragmentStatus,
    /// Call sites from the kernel, outermost first.
    pub calls: Vec<SiteId>,
}

/// Where diverged lanes reconverge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JoinState {
    /// Frame.
    pub frame: u32,
    /// Instruction at which they continue together.
    pub pc: u32,
    /// Lanes expected.
    pub expected: u64,
    /// Lanes that have arrived.
    pub arrived: u64,
}

/// A frame of a called function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameState {
    /// Number in the program.
    pub function: u32,
    /// Lanes in it, or in functions called from it.
    pub mask: u64,
    /// The frame that called it.
    pub caller: Option<u32>,
    /// pc at which the caller continues.
    pub return_pc: u32,
    /// Call depth from the kernel.
    pub depth: u32,
}

/// A warp.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WarpState {
    /// Warp of the block.
    pub index: u32,
    /// Lanes that exist.
    pub lanes: u64,
    /// Lanes that have not exited or been stopped.
    pub live: u64,
    /// Lanes stopped by a fault.
    pub stopped: u64,
    /// Fragments, in no particular order.
    pub fragments: Vec<FragmentState>,
    /// The fragment of the warp that runs next.
    pub next: Option<usize>,
    /// Joins, outermost first.
    pub joins: Vec<JoinState>,
    /// Frames by number.
    pub frames: Vec<FrameState>,
}

impl WarpState {
    /// The position of a lane: its innermost frame, and the next instruction there.
    pub fn place(&self, lane: u32) -> Option<(u32, u32)> {
        let bit = 1u64 << lane;
        let running = self.fragments.iter().find(|f| f.mask & bit != 0);
        let waiting = || self.joins.iter().find(|j| j.arrived & bit != 0);
        running.map(|f| (f.frame, f.pc)).or_else(|| waiting().map(|j| (j.frame, j.pc)))
    }
}

/// A block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockState {
    /// Linear number.
    pub linear: u64,
    /// Barrier interval.
    pub interval: u32,
    /// Whether it has ended.
    pub ended: bool,
    /// Warps.
    pub warps: Vec<WarpState>,
}

/// The next instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// Block.
    pub block: u64,
    /// Warp of the block.
    pub warp: u32,
    /// Lanes.
    pub mask: u64,
    /// Function in the program.
    pub function: u32,
    /// Instruction of it.
    pub pc: u32,
}

/// Does the same for warps of both widths.
macro_rules! either {
    ($self:ident, $grid:ident => $e:expr) => {
        match &$self.kind {
            Kind::Narrow($grid) => $e,
            Kind::Wide($grid) => $e,
        }
    };
}

impl<const W: usize> Grid<W> {
    /// Blocks that have started and not ended.
    fn under_way(&self) -> impl Iterator<Item = &Block<W>> {
        let current = self.current.iter().map(|c| &c.block);
        current.chain(&self.resident).chain(&self.at_barrier)
    }
    /// A running block, or the one that ended last, with whether it has ended.
    fn find(&self, linear: u64) -> Option<(&Block<W>, bool)> {
        let live = self.under_way().find(|b| b.linear == linear).map(|b| (b, false));
        live.or_else(|| self.ended.as_ref().filter(|b| b.linear == linear).map(|b| (b, true)))
    }
}

/// The fragment of a warp that runs next, as the executor chooses it.
fn next_split<const W: usize>(warp: &Warp<W>) -> Option<usize> {
    warp.splits.iter().rposition(|f| f.is_runnable() && !f.spinning)
}

fn warp_state<const W: usize>(warp: &Warp<W>) -> WarpState {
    let fragments = warp.splits.iter().map(|f| FragmentState {
        mask: f.mask,
        frame: f.frame,
        pc: f.pc,
        status: match &f.state {
            State::Runnable => FragmentStatus::Runs,
            State::Barrier(wait) if wait.grid => FragmentStatus::GridBarrier(wait.site),
            State::Barrier(wait) => FragmentStatus::Barrier(wait.site),
            State::WarpBarrier { site, .. } => FragmentStatus::WarpBarrier(*site),
            State::Exchange(wait) => FragmentStatus::WarpBarrier(wait.site),
        },
        calls: call_path(&warp.frames, f.frame),
    });
    let joins = warp.joins.iter().filter(|j| j.expected != 0).map(|j| JoinState {
        frame: j.frame,
        pc: j.pc,
        expected: j.expected,
        arrived: j.arrived,
    });
    let frames = warp.frames.iter().map(|f| FrameState {
        function: f.function,
        mask: f.mask,
        caller: (f.caller != super::warp::NONE).then_some(f.caller),
        return_pc: f.return_pc,
        depth: f.depth,
    });
    WarpState {
        index: warp.index,
        lanes: warp.lanes,
        live: warp.live,
        stopped: warp.stopped,
        fragments: fragments.collect(),
        next: next_split(warp),
        joins: joins.collect(),
        frames: frames.collect(),
    }
}

fn register<const W: usize>(warp: &Warp<W>, frame: u32, reg: Reg) -> Option<Vec<u64>> {
    let frame = warp.frames.get(frame as usize)?;
    let class = reg.class();
    let at = frame.base[class as usize] as usize + reg.index();
    Some(match class {
        RegClass::V32 => warp.v32.get(at)?.iter().map(|&v| v.into()).collect(),
        RegClass::V64 => warp.v64.get(at)?.to_vec(),
        RegClass::P => {
            let bits = *warp.p.get(at)?;
            (0..W).map(|l| bits >> l & 1).collect()
        }
        RegClass::S => vec![*warp.s.get(at)?; W],
    })
}

impl Paused {
    /// The next instruction; `None` at the end and before the start.
    pub fn next(&self, schedule: Schedule) -> Option<Next> {
        if self.ended() {
            return None;
        }
        either!(self, grid => {
            let block = &grid.current.as_ref()?.block;
            let warp = block.warps.get(block.warp_of_turn(schedule))?;
            let fragment = &warp.splits[next_split(warp)?];
            Some(Next {
                block: block.linear,
                warp: warp.index,
                mask: fragment.mask,
                function: warp.frames.get(fragment.frame as usize)?.function,
                pc: fragment.pc,
            })
        })
    }

    /// A block that is running or has just ended.
    pub fn block(&self, linear: u64) -> Option<BlockState> {
        either!(self, grid => {
            let (block, ended) = grid.find(linear)?;
            Some(BlockState {
                linear,
                interval: block.interval,
                ended,
                warps: block.warps.iter().map(warp_state).collect(),
            })
        })
    }

    /// A warp of such a block.
    pub fn warp(&self, block: u64, warp: u32) -> Option<WarpState> {
        either!(self, grid => {
            Some(warp_state(grid.find(block)?.0.warps.get(warp as usize)?))
        })
    }

    /// Approximate size of a copy, bytes.
    pub fn bytes(&self) -> u64 {
        let objects: usize = self.state.memory.objects.iter().map(|o| o.bytes.len()).sum();
        let blocks: usize = either!(self, grid => {
            let all = grid.under_way().chain(&grid.ended);
            all.map(|b| {
                let warps = b.warps.iter().map(|w| {
                    let lanes = w.tid.first().map_or(0, |row| row.len());
                    (w.v32.len() * 4 + w.v64.len() * 8 + 12) * lanes
                        + (w.p.len() + w.s.len()) * 8
                        + 2 * w.local.len()
                        + (w.frames.len() + w.splits.len() + w.joins.len()) * 80
                });
                b.shared.bytes.len() * 2 + warps.sum::<usize>()
            })
            .sum()
        });
        (objects + blocks + self.state.output.len() + self.state.coverage.len() * 8) as u64
    }

    /// The current barrier interval of such a block.
    pub fn interval(&self, block: u64) -> Option<u32> {
        either!(self, grid => Some(grid.find(block)?.0.interval))
    }

    /// Running blocks, each with whether none of its lanes can run because they wait for other
    /// blocks.
    pub fn under_way(&self) -> Vec<(u64, bool)> {
        either!(self, grid => {
            let blocks = grid.under_way().map(|b| {
                let mut fragments = b.warps.iter().flat_map(|w| &w.splits);
                (b.linear, fragments.all(|f| !f.is_runnable()))
            });
            blocks.collect()
        })
    }

    /// The bits that a register of a frame holds, by lane.
    pub fn register(&self, block: u64, warp: u32, frame: u32, reg: Reg) -> Option<Vec<u64>> {
        either!(self, grid => {
            register(grid.find(block)?.0.warps.get(warp as usize)?, frame, reg)
        })
    }

    /// Shared memory of a block: its bytes, and which of them have been written.
    pub fn shared(&self, block: u64) -> Option<(&[u8], &[u8])> {
        either!(self, grid => {
            let shared = &grid.find(block)?.0.shared;
            Some((&shared.bytes[..], &shared.valid[..]))
        })
    }

    /// Up to eight bytes of a lane's local memory.
    pub fn local(&self, block: u64, warp: u32, lane: u32, offset: u64, len: usize) -> Option<u64> {
        either!(self, grid => {
            let warp = grid.find(block)?.0.warps.get(warp as usize)?;
            warp.local.peek(lane as usize, offset, len).map(read_le)
        })
    }
}
