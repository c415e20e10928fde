//! Runs in which nothing changes any more.
//!
//! Threads that spin for what never comes execute millions of instructions before the run counts as
//! deadlocked or reaches its limit. A run is deterministic: if all its blocks come to a state that they had
//! before, and memory has not changed since, it goes through the same states again and again. Such a run
//! skips to shortly before its end, with the counts that it would have. The state that is compared with is
//! renewed after 1, 2, 4, ... rounds, so that repetitions of any length are found (R. P. Brent, An improved
//! Monte Carlo factorization algorithm, BIT 20, 1980).

use super::block::Block;
use super::machine::Machine;
use crate::bytecode::op::Sreg;
use crate::bytecode::{Op, Program};
use events::Observer;
use std::collections::VecDeque;

/// Most warps of blocks whose states are compared.
const MOST_WARPS: usize = 256;
/// How often a state must come again before the rest is skipped, so that observers have seen what each access
/// meets when it follows its own like.
const SEEN_AGAIN: u32 = 3;

/// The search for a state that comes again.
#[derive(Clone, Debug, Default)]
pub(super) struct Repeats<const W: usize> {
    known: Option<Known<W>>,
    /// Rounds since the known state, and after how many it is renewed.
    rounds: u64,
    keep: u64,
    /// There is nothing more to skip.
    done: bool,
}

/// A state, and the counts of the run when it was last met.
#[derive(Clone, Debug)]
struct Known<const W: usize> {
    blocks: VecDeque<Block<W>>,
    times: u32,
    counts: Counts,
}

/// What a run has counted so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Counts {
    pub(super) steps: u64,
    lane_steps: u64,
    quiet_turns: u32,
    coverage: Vec<u64>,
    /// Bytes of output, and faults.
    output: usize,
    announced: u64,
}

impl Counts {
    pub(super) fn of<O: Observer>(m: &Machine<'_, O>, quiet_turns: u32) -> Self {
        Self {
            steps: m.steps,
            lane_steps: m.lane_steps,
            quiet_turns,
            coverage: m.coverage.clone(),
            output: m.output.len(),
            announced: m.announced,
        }
    }
    /// Whether nothing was printed or announced up to `later`.
    pub(super) fn is_quiet(&self, later: &Self) -> bool {
        (self.output, self.announced) == (later.output, later.announced)
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Counts so many more repetitions of what has come since `before`.
    pub(super) fn skip(&mut self, before: &Counts, times: u64, quiet_turns: &mut u32) {
        self.observer.rounds_skipped(before.steps);
        self.steps += times * (self.steps - before.steps);
        self.lane_steps += times * (self.lane_steps - before.lane_steps);
        let turns = u64::from(*quiet_turns - before.quiet_turns) * times;
        let turns = u32::try_from(turns).unwrap_or(u32::MAX);
        *quiet_turns = quiet_turns.saturating_add(turns);
        for (count, old) in self.coverage.iter_mut().zip(&before.coverage) {
            *count += (*count - old) * times;
        }
    }

    /// Whether what the program does can depend on the number of steps so far.
    pub(super) fn reads_time(&mut self) -> bool {
        *self.time.get_or_insert_with(|| reads_time(self.program))
    }
}

/// Whether a program reads clocks.
fn reads_time(program: &Program) -> bool {
    let times = [Sreg::Clock, Sreg::Clock64, Sreg::GlobalTimer].map(|s| s as u32);
    let mut code = program.functions.iter().flat_map(|f| &f.code);
    code.any(|i| i.op == Op::Special && times.contains(&i.imm))
}

impl<const W: usize> Repeats<W> {
    /// Something has changed.
    pub(super) fn clear(&mut self) {
        if self.keep > 0 || self.done {
            *self = Self::default();
        }
    }

    /// A round is over, in which each of the `blocks` has had a turn and memory has not changed. If this keeps
    /// repeating, all repetitions before the step `end` are skipped, but for the last ones.
    pub(super) fn round<O: Observer>(
        &mut self,
        m: &mut Machine<'_, O>,
        blocks: &VecDeque<Block<W>>,
        quiet_turns: &mut u32,
        end: u64,
    ) {
        if self.done {
            return;
        }
        if self.keep == 0 {
            let warps = blocks.iter().map(|b| b.warps.len()).sum::<usize>();
            self.done = warps > MOST_WARPS || m.reads_time();
            self.keep = 1;
            return;
        }
        self.rounds += 1;
        match &mut self.known {
            Some(known) if known.blocks == *blocks => {
                let before = std::mem::replace(&mut known.counts, Counts::of(m, *quiet_turns));
                let now = &known.counts;
                if !before.is_quiet(now) {
                    self.done = true;
                    return;
                }
                known.times += 1;
                if known.times < SEEN_AGAIN {
                    return;
                }
                self.done = true;
                let steps = now.steps - before.steps;
                // Turns become shorter shortly before the end, in the last round at the earliest.
                let times = end.saturating_sub(m.steps) / steps.max(1);
                let Some(times) = times.checked_sub(2).filter(|_| steps > 0) else { return };
                m.skip(&before, times, quiet_turns);
            }
            // A state that has come again is on the way that repeats.
            Some(known) if self.rounds < self.keep || known.times > 0 => {}
            _ => {
                let counts = Counts::of(m, *quiet_turns);
                self.known = Some(Known { blocks: blocks.clone(), times: 0, counts });
                self.rounds = 0;
                self.keep *= 2;
            }
        }
    }
}
