//! Asynchronous copies that are under way, in groups.
//!
//! A copy belongs to the next group that its thread commits. A wait for all but the latest `n` groups ends
//! those that are older. So for each copy that may be under way at a place it is followed in how many
//! groups, its own among them, have been committed since, and how many iterations of the loops around both
//! it was made before. All ways to the place count: what is followed are sets.
//!
//! A pipeline copies its first tiles before the loop, and waits for them in the first iterations. So of the
//! loops that have been entered since a copy was made it is followed how many iterations they have gone on.

use crate::extract::Kernel;
use crate::extract::builder::Iteration;
use crate::extract::effects::Effect;
use crate::intervals::{Left, Passed, Version};
use crate::open::{Construct, Open};
use base::entity::Table;
use ir::analysis::LoopId;
use ir::{BlockId, InstId};
use std::collections::{BTreeMap, BTreeSet};

/// Most groups that are counted; more are counted as so many.
const MAX_GROUPS: u32 = 9;
/// Most iterations that are counted; more are counted as so many.
pub(crate) const MAX_BEFORE: u8 = 2;
/// Most copies that are followed at one place.
const MAX_COPIES: usize = 400;

/// A copy that may be under way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Copy {
    inst: InstId,
    block: BlockId,
    /// Number of groups that have been committed since it was made.
    groups: u32,
    /// How many iterations before it was made, of loops around it that have not been left since.
    before: BTreeMap<LoopId, u8>,
    /// Of loops around the place that have been entered since: which iteration it is, counted from 0.
    entered: Counts,
}

/// Iterations of loops, counted from 0 since they were entered.
pub(crate) type Counts = BTreeMap<LoopId, u8>;

/// The copies that may be under way at a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Copies(BTreeSet<Copy>);

impl Copies {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// After an instruction.
    pub fn pass(&mut self, k: &Kernel<'_>, block: BlockId, inst: InstId) {
        match &k.shape.effects[inst] {
            Effect::AsyncWait { left, all } => {
                // Those in no group are waited for only by a wait for all.
                self.0.retain(|c| {
                    if c.groups == 0 { !all } else { left.is_none_or(|n| c.groups <= n) }
                });
            }
            Effect::AsyncCommit => {
                let later = |c: Copy| Copy { groups: (c.groups + 1).min(MAX_GROUPS), ..c };
                self.0 = std::mem::take(&mut self.0).into_iter().map(later).collect();
            }
            Effect::Accesses(list) if list.iter().any(|a| a.pending) => {
                let before = k.shape.around(block).into_iter().map(|l| (l, 0)).collect();
                self.0.insert(Copy { inst, block, groups: 0, before, entered: Counts::new() });
            }
            _ => {}
        }
    }

    /// After a jump.
    fn jump(&self, k: &Kernel<'_>, from: BlockId, to: BlockId) -> Self {
        let loops = &k.shape.loops;
        let again =
            loops.innermost(to).filter(|&l| loops.loops[l].header == to && loops.contains(l, from));
        let moved = |c: &Copy| {
            let mut c = c.clone();
            // What is left, or starts again, says nothing of the iteration any more.
            c.before.retain(|&l, _| loops.contains(l, to));
            c.entered.retain(|&l, _| loops.contains(l, to));
            if let Some(l) = again {
                if let Some(n) = c.before.get_mut(&l).or_else(|| c.entered.get_mut(&l)) {
                    *n = (*n + 1).min(MAX_BEFORE);
                }
            } else if let Some(l) = loops.innermost(to).filter(|&l| loops.loops[l].header == to) {
                c.entered.insert(l, 0);
            }
            c
        };
        Self(self.0.iter().map(moved).collect())
    }

    /// In which iterations the place may be: those that are known for some of them, and any.
    pub fn counts(&self) -> BTreeSet<Counts> {
        let mut out: BTreeSet<Counts> = self.0.iter().map(Copy::counts).collect();
        out.insert(Counts::new());
        out
    }

    /// Their accesses, in the iterations in which they are made, counted from those of the place, if that is in
    /// such iterations. With none, those of which no iteration is known: whatever else may be under way with
    /// a copy of which one is known is so in that one.
    pub fn versions(&self, k: &Kernel<'_>, counts: &Counts) -> Vec<Version> {
        self.filtered(k, counts, |c| {
            if counts.is_empty() {
                return c.counts().is_empty();
            }
            counts.iter().all(|(l, n)| c.entered.get(l).is_none_or(|m| m == n))
        })
    }

    /// The same of the copies of which exactly that is known.
    pub fn exactly(&self, k: &Kernel<'_>, counts: &Counts) -> Vec<Version> {
        self.filtered(k, counts, |c| c.counts() == *counts)
    }

    fn filtered(
        &self,
        k: &Kernel<'_>,
        counts: &Counts,
        fits: impl Fn(&Copy) -> bool,
    ) -> Vec<Version> {
        let mut out = vec![];
        for c in self.0.iter().filter(|c| fits(c)) {
            let Some(iterations) = c.iterations(counts) else { continue };
            for &access in k.accesses(c.inst).filter(|a| a.pending) {
                let iterations = iterations.clone();
                let version = Version {
                    inst: c.inst,
                    block: c.block,
                    access,
                    iterations,
                    left: Left::new(),
                    passed: Passed::new(),
                };
                if !out.contains(&version) {
                    out.push(version);
                }
            }
        }
        out
    }
}

impl Copy {
    /// The iterations that are known.
    fn counts(&self) -> Counts {
        self.entered.iter().filter(|(_, n)| **n < MAX_BEFORE).map(|(&l, &n)| (l, n)).collect()
    }

    /// In which iterations it was made, if the place is in these; `None` if it cannot have been.
    fn iterations(&self, counts: &Counts) -> Option<BTreeMap<LoopId, Iteration>> {
        let mut out = BTreeMap::new();
        for (&l, &n) in &self.before {
            let iteration = match (counts.get(&l), n) {
                // So many before one that has fewer before it.
                (Some(&at), n) if n > at => return None,
                (Some(&at), n) => Iteration::Nth(at - n),
                (None, 0) => Iteration::After(0),
                (None, MAX_BEFORE) => Iteration::Earlier,
                (None, n) => Iteration::After(-i64::from(n)),
            };
            out.insert(l, iteration);
        }
        Some(out)
    }
}

/// The copies that may be under way at the begin of each block.
pub(crate) fn copies(k: &Kernel<'_>) -> Result<Table<BlockId, Copies>, Open> {
    let mut at: Table<BlockId, Copies> = Table::filled(Copies::default(), k.shape.cfg.len());
    loop {
        let mut changed = false;
        for &b in k.shape.cfg.reverse_post_order() {
            let mut now = at[b].clone();
            for &i in &k.flat.function.blocks[b].insts {
                now.pass(k, b, i);
            }
            for &s in k.shape.cfg.successors(b) {
                let before = at[s].0.len();
                at[s].0.extend(now.jump(k, b, s).0);
                changed |= at[s].0.len() != before;
                if at[s].0.len() > MAX_COPIES {
                    return Err(Open::TooLarge);
                }
            }
        }
        if !changed {
            return Ok(at);
        }
    }
}

/// Accesses of the same thread that may be made while a copy is under way, which is a race too: pairs
/// of the copy and the other, which may be a later execution of the copy itself.
pub(crate) fn overtaken(k: &Kernel<'_>) -> Result<Vec<(Version, Version)>, Open> {
    let at = copies(k)?;
    let mut out = vec![];
    for &b in k.shape.cfg.reverse_post_order() {
        let mut now = at[b].clone();
        for &i in &k.flat.function.blocks[b].insts {
            if !now.is_empty() {
                // Counted from the iterations of the other access.
                let around = k.shape.around(b).into_iter();
                let iterations: BTreeMap<LoopId, Iteration> =
                    around.map(|l| (l, Iteration::After(0))).collect();
                for counts in now.counts() {
                    let mut at = iterations.clone();
                    at.extend(counts.iter().map(|(&l, &n)| (l, Iteration::Nth(n))));
                    for copy in now.exactly(k, &counts) {
                        // In one iteration an instruction is executed once.
                        if copy.inst == i && copy.iterations == at {
                            let at = k.flat.origin(i);
                            return Err(Open::Construct { construct: Construct::AsyncCopy, at });
                        }
                        for &other in k.accesses(i) {
                            let iterations = at.clone();
                            let (left, passed) = (Left::new(), Passed::new());
                            let other = Version {
                                inst: i,
                                block: b,
                                access: other,
                                iterations,
                                left,
                                passed,
                            };
                            out.push((copy.clone(), other));
                        }
                    }
                }
            }
            now.pass(k, b, i);
        }
    }
    Ok(out)
}
