//! Rounds of the default search: which launches run together.
//!
//! First a large block, if shared arrays may bound it; then the simplest launch; then launches that
//! differ from it in one part; then generations of children of those that brought something new.

use crate::constants::Root;
use crate::distance::BranchDistances;
use crate::mutate::{self, random_index};
use crate::space::{LaunchSpace, Role};
use crate::trial::{self, Individual};
use crate::{OTHER_STEPS, Search, shape};
use base::limits::RunLimits;
use check::{CheckResult, LoweredKernel, Runner};
use detect::finding::Rule;
use detect::result::Strategy;
use launch::{ArgValue, Dim3, Launch, LoadedModule, Number};
use std::ops::Deref;

/// Number of generations without news after which the default search ends.
const QUIET_ROUNDS: u32 = 10;
/// The same while there are branch sides that were never taken.
const OPEN_ROUNDS: u32 = 24;
/// Launches of a generation.
const ROUND: usize = 10;

/// The stage of the default search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// How large a block do the shared arrays allow?
    Probe,
    /// The simplest launch.
    Plain,
    /// Launches that differ from it in one part.
    Around,
    /// Evolution, with the number of generations without news so far.
    Evolve(u32),
}

impl<P: Deref<Target = LoadedModule>> Search<P> {
    /// Bounds the block by the shared arrays that a large block overran.
    pub(super) fn bound_block(&mut self, individual: &Individual, checked: &CheckResult) {
        let launch = &individual.launch;
        let mut least: Option<u32> = None;
        for fault in &checked.faults {
            let example = &fault.example;
            let shared = example.object == Some(events::SHARED_OBJECT);
            if fault.rule != Rule::OutOfBounds || !shared {
                continue;
            }
            let first = example.context.warp * launch.warp_size;
            // If the whole warp overruns, the block ends before it; otherwise, before its first
            // thread that does.
            let whole = example.lanes == example.context.active;
            let lane = if whole { 0 } else { example.lanes.first() };
            least = Some(least.map_or(first + lane, |l| l.min(first + lane)));
        }
        let Some(threads) = least else { return };
        let bounds = &mut self.space.bounds;
        let axis = usize::from(self.space.facts.tid[1]);
        let row = if axis == 1 { launch.block.x.max(1) } else { 1 };
        let room = shape::snap(i64::from(threads / row).max(1)) as u32;
        let bound = &mut bounds.block[axis];
        if bound.is_none_or(|b| b > room) {
            *bound = Some(room);
            self.space.exact[axis] = !self.space.facts.ntid[axis];
        }
    }

    /// Queues the launches of the next round. Returns whether there is one.
    pub(super) fn refill(&mut self) -> bool {
        if self.request.strategy == Strategy::Simulee {
            let round = self.evolution.next(&mut self.rng, &self.space);
            let before = self.queue.len();
            for individual in round {
                self.push(individual);
            }
            return self.queue.len() > before;
        }
        match self.stage {
            Stage::Probe => {
                if self.handed_out == 0 && self.push_probe() {
                    return true;
                }
                self.stage = Stage::Plain;
                let (blocks, grids) = (self.space.blocks(), self.space.grids());
                // The contract may require other dimensions than the simplest.
                'found: for block in blocks {
                    for &grid in &grids {
                        let launch = self.space.plain(grid, block);
                        if self.push(Individual::reference(launch)) {
                            break 'found;
                        }
                    }
                }
            }
            Stage::Plain => {
                self.stage = Stage::Around;
                self.push_around();
            }
            Stage::Around => self.stage = Stage::Evolve(0),
            Stage::Evolve(quiet) => {
                let quiet = if self.news { 0 } else { quiet + 1 };
                self.news = false;
                let (taken, all) = self.coverage.counts();
                if quiet > if taken == all { QUIET_ROUNDS } else { OPEN_ROUNDS } {
                    return false;
                }
                self.stage = Stage::Evolve(quiet);
                self.push_children();
            }
        }
        true
    }

    /// Queues a launch if it is new and allowed. Returns whether it was.
    fn push(&mut self, individual: Individual) -> bool {
        if !self.space.allows(&individual.launch) {
            return false;
        }
        let new = self.seen.insert(individual.key());
        if new {
            self.queue.push_back(individual);
        }
        new
    }

    /// Queues a launch with a block as large as the code allows, if shared arrays could bound it
    /// further. Returns whether it did.
    fn push_probe(&mut self) -> bool {
        let LaunchSpace { facts, bounds, free, .. } = &self.space;
        let shared = facts.subscripts.iter().any(|s| matches!(s.root, Root::Shared(_)))
            || !facts.shared_sizes.is_empty();
        // A barrier's thread count is a better guide.
        if !free.block || !shared || facts.thread_blind() || !facts.barrier_counts.is_empty() {
            return false;
        }
        let side = |axis: usize, most: u32| {
            if facts.tid[axis] { bounds.block[axis].map_or(most, |b| b.min(most)) } else { 1 }
        };
        let block = if facts.tid[1] {
            let x = side(0, 16);
            Dim3::new(x, side(1, 512 / x.max(1)), side(2, 1))
        } else {
            Dim3::new(side(0, 512), 1, side(2, 2))
        };
        let grid = self.space.grids().first().copied().unwrap_or(Dim3::new(1, 1, 1));
        let launch = self.space.plain(grid, block);
        let individual = Individual::new(launch);
        let plain = self.space.blocks().first().is_some_and(|b| *b == individual.launch.block);
        if plain || !self.space.allows(&individual.launch) {
            return false;
        }
        self.queue.push_back(individual);
        true
    }

    /// Queues launches that differ from the simplest in one part.
    fn push_around(&mut self) {
        let (blocks, grids) = (self.space.blocks(), self.space.grids());
        let Some((&block, &grid)) = blocks.first().zip(grids.first()) else { return };
        let plain = self.judge.simplest().cloned().unwrap_or_else(|| self.space.plain(grid, block));
        let (block, grid) = (plain.block, plain.grid);
        for launch in self.space.edges(&plain) {
            self.push(Individual::reference(launch));
        }
        let roles = self.space.roles.clone();
        let alternatives = |space: &LaunchSpace, launch: &Launch, most: usize| {
            let mut launches = vec![];
            for (p, role) in roles.iter().enumerate() {
                if !space.free.params[p] {
                    continue;
                }
                let values: Vec<ArgValue> = match role {
                    Role::Int(role) => {
                        let values = space.integers(p as u16, role, launch).into_iter();
                        values.map(|i| ArgValue::Scalar(Number::Int(i.into()))).collect()
                    }
                    Role::Buffer(role) => space.contents(p, *role, launch),
                    Role::Float => {
                        let values = space.floats().into_iter().skip(1);
                        values.map(|x| ArgValue::Scalar(Number::Float(x))).collect()
                    }
                    Role::Other => vec![],
                };
                for value in values.into_iter().take(most) {
                    let mut changed = launch.clone();
                    space.set(&mut changed, p, value);
                    launches.push(space.repaired(changed));
                }
            }
            launches
        };
        // Other blocks first: most bugs need a second warp or another shape.
        for &other in blocks.iter().take(6) {
            self.push(Individual::new(self.space.plain(grid, other)));
        }
        for &other in grids.iter().take(4) {
            self.push(Individual::new(self.space.plain(other, block)));
        }
        for launch in alternatives(&self.space, &plain, 12) {
            self.push(Individual::new(launch));
        }
        for &other in blocks.iter().skip(1).take(3) {
            let launch = self.space.plain(grid, other);
            for launch in alternatives(&self.space, &launch, 3) {
                self.push(Individual::new(launch));
            }
        }
        for &other in blocks.iter().skip(6) {
            self.push(Individual::new(self.space.plain(grid, other)));
        }
        for &other in grids.iter().skip(4) {
            self.push(Individual::new(self.space.plain(other, block)));
        }
        // Blocks that behave the same conflict only in atomic operations.
        if self.space.free.grid && self.space.facts.block_blind() && self.space.facts.atomics {
            let launch = self.space.plain(Dim3::new(2, 1, 1), block);
            self.push(Individual { between_blocks_only: true, ..Individual::new(launch) });
        }
    }

    /// Queues launches that reduce the distance to a branch side that was never taken, from launches
    /// that came near to it.
    fn push_distance_guided(&mut self) {
        let (taken, all) = self.coverage.counts();
        if taken == all {
            return;
        }
        let limits = RunLimits { max_steps: OTHER_STEPS, ..self.request.options.limits };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&self.loaded, &self.space.kernel, &mut lowered);
        let first = self.measured.max(self.parents.len().saturating_sub(8));
        for launch in self.parents.get(first..).unwrap_or_default() {
            // A launch that cannot run was reported as a trial.
            if let Ok((bound, distances)) = runner.observe(launch, &limits, &BranchDistances::new())
            {
                self.nearest.note(|| launch.clone(), &trial::outcomes(&bound.program, &distances));
            }
        }
        self.measured = self.parents.len();
        for _ in 0..ROUND * 4 {
            if self.queue.len() >= ROUND {
                break;
            }
            let Some((launch, gap)) = self.nearest.pick(&mut self.rng) else { break };
            if let Some(child) = mutate::distance_guided(&mut self.rng, &self.space, launch, gap) {
                self.push(Individual::new(child));
            }
        }
    }

    /// Queues the children of one generation.
    fn push_children(&mut self) {
        self.push_distance_guided();
        let most = self.queue.len() + ROUND;
        let blocks = self.space.blocks();
        let grids = self.space.grids();
        for attempt in 0..ROUND * 4 {
            if self.queue.len() >= most {
                break;
            }
            // Every fifth child starts from a simple launch, the others from one of the last launches
            // that brought something new.
            let parent = if attempt % 5 == 4 || self.parents.is_empty() {
                let block = blocks[random_index(&mut self.rng, blocks.len())];
                let grid = grids[random_index(&mut self.rng, grids.len())];
                self.space.plain(grid, block)
            } else {
                let n = self.parents.len();
                let first = n.saturating_sub(8);
                self.parents[first + random_index(&mut self.rng, n - first)].clone()
            };
            let child = mutate::child(&mut self.rng, &self.space, &parent);
            self.push(Individual::new(child));
        }
    }
}
