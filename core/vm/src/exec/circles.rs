//! Turns in which a warp goes in circles.
//!
//! A loop that polls nothing, as one that looks for a free cell in a full table, ends its turn only when its quantum is
//! used up, and the run only at the limit of steps. If a warp comes to a state that it had before in its turn, and memory
//! has not changed since, it goes through the same states again, since no other warp runs meanwhile. The turn then skips
//! to shortly before its end, with the counts that it would have.
//!
//! Jumps are looked at from some steps of a turn on, until memory changes or for a while: turns are mostly shorter, and of
//! the long ones that compute, most of the steps are not looked at.

use super::asynchronous::Copies;
use super::block::Block;
use super::machine::{Machine, NEVER};
use super::repeats::Counts;
use super::warp::{Warp, WarpSplit};
use events::Observer;

/// Steps of a warp's turn after which its jumps are looked at for the first time, and again after a change to memory.
/// They double with each.
const FIRST: u64 = 1024;
/// For how many steps they are looked at the first time. Then they are not for 16 times as many, and the next time for
/// four times as many.
const WHILE: u64 = 8192;
const PAUSE: u64 = 16;
const LONGER: u64 = 4;
/// Most bytes of local memory of a warp that are compared.
const MOST_LOCAL: usize = 1 << 18;

/// The search for a state that comes again in the turn of a warp.
#[derive(Debug)]
pub(super) struct Circles<const W: usize> {
    /// The step from which on jumps are looked at.
    pub(super) next: u64,
    /// Steps after a change to memory that are not looked at.
    wait: u64,
    /// Steps for which they are.
    long: u64,
    known: Option<Box<Known<W>>>,
}

/// A state at a jump, and what it is only compared with at the end.
#[derive(Debug)]
struct Known<const W: usize> {
    split: WarpSplit,
    warp: Warp<W>,
    copies: Copies,
    arrived_only: Vec<(u32, Option<u32>, u32)>,
    /// Step of the last change to memory.
    last_change: u64,
    /// Steps of the split's own turn, which is shorter than that of the warp where lanes part, and its polls.
    own_steps: u64,
    own_start: u64,
    polls: u32,
    arrivals: u64,
    /// The counts of the run then.
    counts: Counts,
    /// The step from which on it is given up if it has not come again.
    until: u64,
    /// A register that differed lately: mostly the one that counts the iterations.
    differs: (usize, usize),
}

/// Whether a register differs: of all classes, scalars first, by number.
fn register_differs<const W: usize>(a: &Warp<W>, b: &Warp<W>, (class, at): (usize, usize)) -> bool {
    match class {
        0 => a.s.get(at) != b.s.get(at),
        1 => a.p.get(at) != b.p.get(at),
        2 => a.v32.get(at) != b.v32.get(at),
        _ => a.v64.get(at) != b.v64.get(at),
    }
}

/// The first register in which two states of a warp differ.
fn different_register<const W: usize>(a: &Warp<W>, b: &Warp<W>) -> Option<(usize, usize)> {
    fn first<T: PartialEq>(class: usize, a: &[T], b: &[T]) -> Option<(usize, usize)> {
        if a.len() != b.len() {
            return Some((class, a.len().min(b.len())));
        }
        a.iter().zip(b).position(|(a, b)| a != b).map(|at| (class, at))
    }
    first(0, &a.s, &b.s)
        .or_else(|| first(1, &a.p, &b.p))
        .or_else(|| first(2, &a.v32, &b.v32))
        .or_else(|| first(3, &a.v64, &b.v64))
}

impl<const W: usize> Circles<W> {
    /// Of a turn that begins now.
    #[inline(always)]
    pub(super) fn new<O: Observer>(m: &Machine<'_, O>) -> Self {
        let next = if m.every_round { NEVER } else { m.steps + FIRST };
        Self { next, wait: FIRST, long: WHILE, known: None }
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Whether the turn of `split`, which is at a jump, goes on although it is at [`Machine::turn_end`]: this is only
    /// where its state is looked at. If the state keeps coming again, all repetitions but the last ones are skipped.
    #[cold]
    pub(super) fn goes_on<const W: usize>(
        &mut self,
        block: &Block<W>,
        warp: &Warp<W>,
        split: &WarpSplit,
        circles: &mut Circles<W>,
    ) -> bool {
        if self.steps >= self.quantum_end {
            return false;
        }
        self.look(block, warp, split, circles);
        self.turn_end = self.quantum_end.min(circles.next);
        true
    }

    fn look<const W: usize>(
        &mut self,
        block: &Block<W>,
        warp: &Warp<W>,
        split: &WarpSplit,
        circles: &mut Circles<W>,
    ) {
        let copies = &block.copies[warp.index as usize];
        let Some(known) = &mut circles.known else {
            if warp.local.len() > MOST_LOCAL || self.reads_time() {
                circles.next = NEVER;
                return;
            }
            circles.known = Some(Box::new(Known {
                split: split.clone(),
                warp: warp.clone(),
                copies: copies.clone(),
                arrived_only: block.arrived_only.clone(),
                last_change: self.last_change,
                own_steps: self.steps - self.turn_start,
                own_start: self.turn_start,
                polls: self.polls,
                arrivals: self.arrivals,
                counts: Counts::of(self, 0),
                until: self.steps + circles.long,
                differs: (0, 0),
            }));
            // Every jump is looked at.
            circles.next = 0;
            return;
        };
        if self.last_change != known.last_change {
            circles.known = None;
            circles.wait *= 2;
            circles.next = self.steps + circles.wait;
            return;
        }
        if self.steps >= known.until {
            circles.known = None;
            circles.next = self.steps + PAUSE * circles.long;
            circles.long *= LONGER;
            return;
        }
        if known.split != *split || register_differs(&known.warp, warp, known.differs) {
            return;
        }
        if let Some(differs) = different_register(&known.warp, warp) {
            known.differs = differs;
            return;
        }
        // A split that began anew in each repetition will do so again. One that did not uses up its quantum; if it polled
        // nothing, its next turn begins at once, and no other split of the block ever runs.
        let one_turn = self.turn_start == known.own_start;
        let end = if one_turn && self.polls > 0 { self.quantum_end } else { self.limits.max_steps };
        let same = (one_turn || self.steps - self.turn_start == known.own_steps)
            && (self.polls, self.arrivals) == (known.polls, known.arrivals)
            && known.warp == *warp
            && known.copies == *copies
            && known.arrived_only == block.arrived_only;
        if !same {
            return;
        }
        let before = known.counts.clone();
        circles.known = None;
        circles.next = end.saturating_add(FIRST);
        if !before.is_quiet(&Counts::of(self, 0)) {
            return;
        }
        // The last two are run, so that observers see what each access meets when it follows its own like.
        let steps = (self.steps - before.steps).max(1);
        if let Some(times) = (end.saturating_sub(self.steps) / steps).checked_sub(2) {
            self.skip(&before, times, &mut 0);
        }
    }
}
