//! Views of blocks, warps and lanes at a step.

use super::session::Session;
use super::view::{BlockSpan, BlockView, FragmentView, JoinView, Mask, WarpView};
use std::collections::BTreeMap;
use vm::exec::inspect::{FragmentStatus, WarpState};

impl Session {
    /// A block at the current step.
    pub fn block(&self, block: u64) -> BlockView {
        let Some(state) = self.run().block(block) else {
            let ended = self.spans_of(block).any(|s| s.last <= self.step());
            let interval = self.spans_of(block).last().map_or(0, |s| s.intervals.len() - 1);
            return BlockView {
                block,
                status: if ended { "ended" } else { "waiting" }.to_owned(),
                interval: if ended { interval as u32 } else { 0 },
                warps: vec![],
            };
        };
        let runs = self.run().next(self.schedule());
        let warps = state.warps.iter().map(|w| {
            let runs = runs.is_some_and(|n| (n.block, n.warp) == (block, w.index));
            self.warp(w, runs)
        });
        BlockView {
            block,
            status: if state.ended { "ended" } else { "running" }.to_owned(),
            interval: state.interval,
            warps: warps.collect(),
        }
    }

    /// The view of a warp; `runs` means that it executes the next instruction.
    fn warp(&self, warp: &WarpState, runs: bool) -> WarpView {
        let mut order: Vec<usize> = (0..warp.fragments.len()).rev().collect();
        order.sort_by_key(|&f| Some(f) != warp.next);
        let mut letters = vec!['-'; self.warp_size() as usize];
        let mut paint = |mask: u64, letter: char| {
            for (lane, slot) in letters.iter_mut().enumerate() {
                if mask >> lane & 1 != 0 {
                    *slot = letter;
                }
            }
        };
        paint(warp.lanes, 'x');
        paint(warp.stopped, 'T');
        let mut fragments = vec![];
        for f in order {
            let fragment = &warp.fragments[f];
            let (letter, state, site) = match fragment.status {
                FragmentStatus::Runs if Some(f) == warp.next && runs => ('R', "runs", None),
                FragmentStatus::Runs if Some(f) == warp.next => ('r', "ready", None),
                FragmentStatus::Runs => ('m', "masked", None),
                FragmentStatus::Barrier(site) => ('B', "barrier", Some(site)),
                FragmentStatus::WarpBarrier(site) => ('W', "warp-barrier", Some(site)),
                FragmentStatus::GridBarrier(site) => ('G', "grid-barrier", Some(site)),
            };
            paint(fragment.mask, letter);
            let next = self.site_in_frame(warp, fragment.frame, fragment.pc);
            fragments.push(FragmentView {
                mask: Mask::from(fragment.mask),
                state: state.to_owned(),
                site: site.map_or(next, |s| s.0),
                calls: fragment.calls.iter().map(|s| s.0).collect(),
            });
        }
        let mut joins = vec![];
        for join in warp.joins.iter().rev() {
            paint(join.arrived, 'm');
            joins.push(JoinView {
                site: self.site_in_frame(warp, join.frame, join.pc),
                expected: Mask::from(join.expected),
                arrived: Mask::from(join.arrived),
            });
        }
        WarpView { warp: warp.index, lanes: letters.into_iter().collect(), fragments, joins }
    }

    fn site_in_frame(&self, warp: &WarpState, frame: u32, pc: u32) -> u32 {
        let function = warp.frames.get(frame as usize).map_or(0, |f| f.function);
        self.site(function, pc).map_or(0, |s| s.0)
    }

    /// One letter for each block, in the order of `SessionView::blocks`: `.` not started, `r`
    /// running, `b` all its threads wait, `e` ended.
    pub fn grid(&self) -> String {
        let under_way: BTreeMap<u64, bool> = self.run().under_way().into_iter().collect();
        let letter = |s: &BlockSpan| match under_way.get(&s.block) {
            Some(true) => 'b',
            Some(false) => 'r',
            None if s.last <= self.step() => 'e',
            None => '.',
        };
        self.view().blocks.iter().map(letter).collect()
    }

    /// Active lanes by basic block: for each function of `SessionView::flow`, one count per block.
    pub fn flow(&self, block: u64) -> Vec<Vec<u32>> {
        let functions = &self.view().flow;
        let mut counts: Vec<Vec<u32>> = functions.iter().map(|f| vec![0; f.blocks.len()]).collect();
        let Some(state) = self.run().block(block) else { return counts };
        for warp in &state.warps {
            let running = warp.fragments.iter().map(|f| (f.frame, f.pc, f.mask));
            let waiting = warp.joins.iter().map(|j| (j.frame, j.pc, j.arrived));
            for (frame, pc, mask) in running.chain(waiting) {
                let Some(frame) = warp.frames.get(frame as usize) else { continue };
                if let Some(at) = self.flow_block(frame.function, pc)
                    && let Some(n) =
                        counts.get_mut(frame.function as usize).and_then(|f| f.get_mut(at as usize))
                {
                    *n += mask.count_ones();
                }
            }
        }
        counts
    }
}
