//! Rounds of the default search: which launches run together.
//!
//! First a large block, if shared arrays may bound it. Then the simplest launches of all block sizes that
//! people use: the first of them without a memory error or a failed assertion becomes the reference. If
//! there is none, other numbers and contents are tried. Then follow launches that differ from the
//! reference in one part, all values of numbers that the contract bounds, and generations of children of
//! launches that brought something new.

use crate::distance::BranchDistances;
use crate::facts::Root;
use crate::mutate::{self, random_index};
use crate::space::{LaunchSpace, Role, is_whole};
use crate::trial::{self, Individual};
use crate::{OTHER_STEPS, Parent, Search, shape};
use base::limits::{self, RunLimits};
use check::{CheckResult, LoweredKernel, Runner};
use detect::finding::Rule;
use detect::result::Strategy;
use launch::{ArgValue, Dim3, Launch, LoadedModule, Number};
use std::ops::Deref;
use std::sync::{Arc, PoisonError};

/// Number of generations without news after which the default search ends.
const QUIET_ROUNDS: u32 = 10;
/// The same while there are branch sides that were never taken.
const OPEN_ROUNDS: u32 = 24;
/// Number of generations, and work since the last news, after which it ends too: large launches repeat more of what
/// small ones show.
const FEW_ROUNDS: u32 = 5;
const QUIET_WORK: u64 = 1_200_000;
/// Most blocks of a launch of the program that a search begins with.
const MAX_SEED_BLOCKS: u64 = 16;
/// Launches of a generation.
const ROUND: usize = 10;

/// The stage of the default search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// How large a block do the shared arrays allow?
    Probe,
    /// Plain launches of several block sizes.
    Candidates,
    /// The same with other numbers and contents.
    Alternatives,
    /// Launches that differ from it in one part.
    Around,
    /// All values of numbers that the contract bounds.
    Enumerate,
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
        // If the first warp overruns, the fault is in other numbers than the size of the block.
        let Some(threads) = least.filter(|&t| t >= launch.warp_size) else { return };
        let space = Arc::make_mut(&mut self.space);
        let bounds = &mut space.bounds;
        let axis = usize::from(space.facts.tid[1]);
        let row = if axis == 1 { launch.block.x.max(1) } else { 1 };
        let room = shape::snap(i64::from(threads / row).max(1)) as u32;
        let bound = &mut bounds.block[axis];
        if bound.is_none_or(|b| b > room) {
            *bound = Some(room);
            space.exact[axis] = !space.facts.ntid[axis];
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
                self.stage = Stage::Candidates;
                self.push_seeds();
                self.push_candidates();
            }
            Stage::Candidates if let Some(launch) = self.stuck() => {
                let long_run = Individual { long_run: true, ..Individual::candidate(launch) };
                self.queue.push_back(long_run);
            }
            Stage::Candidates => {
                if let Some(reference) = self.judge.choose(&self.slips, false) {
                    self.settle(reference)
                } else {
                    self.stage = Stage::Alternatives;
                    self.push_alternatives();
                }
            }
            Stage::Alternatives => match self.judge.choose(&self.slips, true) {
                Some(reference) => self.settle(reference),
                None => return false,
            },
            Stage::Around => {
                self.stage = Stage::Enumerate;
                self.push_values();
            }
            Stage::Enumerate => {
                self.work_at_news = self.judge.work();
                self.stage = Stage::Evolve(0);
            }
            Stage::Evolve(quiet) => {
                let quiet = if self.news { 0 } else { quiet + 1 };
                let work = self.judge.work();
                if std::mem::take(&mut self.news) {
                    self.work_at_news = work;
                }
                let much = work - self.work_at_news > QUIET_WORK;
                let (taken, all) = self.coverage.counts();
                let patience = match (self.request.exhaust, taken == all) {
                    (true, _) => u32::MAX,
                    (false, true) => QUIET_ROUNDS,
                    (false, false) => OPEN_ROUNDS,
                };
                if quiet > patience || much && quiet > FEW_ROUNDS && !self.request.exhaust {
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
        if !self.space.allows(&individual.launch)
            || (!individual.reference && !self.space.rows_fit(&individual.launch))
        {
            return false;
        }
        let new = self.is_new(&individual);
        if new {
            self.queue.push_back(individual);
        }
        new
    }

    /// Whether no launch was tried that does the same: parameters that the kernel does not use make no difference. Of the
    /// launches whose memory errors count, all others make one.
    fn is_new(&mut self, individual: &Individual) -> bool {
        let unused = &self.space.facts.unused;
        if unused.is_empty() {
            return self.seen.insert(individual.key());
        }
        let mut launch = individual.launch.clone();
        for &p in unused {
            self.space.set(&mut launch, usize::from(p), ArgValue::Null);
        }
        let new = self.seen.insert(trial::key(&launch));
        if individual.reference { self.seen.insert(individual.key()) } else { new }
    }

    /// Queues a launch with a block as large as the code allows, if shared arrays could bound it
    /// further. Returns whether it did.
    fn push_probe(&mut self) -> bool {
        let LaunchSpace { facts, bounds, free, .. } = &*self.space;
        let shared = facts.subscripts.iter().any(|s| matches!(s.root, Root::Shared(_)))
            || !facts.shared_sizes.is_empty();
        // A barrier's thread count is a better guide, and where the block size is read, an overrun says
        // little about the next smaller block.
        if facts.ntid != [false; 3]
            || !free.block
            || !shared
            || facts.thread_blind()
            || !facts.barrier_counts.is_empty()
        {
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

    /// Queues the launches that the program makes, with a grid that a search can run.
    fn push_seeds(&mut self) {
        for seed in self.request.seeds.clone() {
            let mut grid = <[u32; 3]>::from(seed.grid);
            let block = seed.block.count().max(1);
            let most = (limits::MAX_SEARCH_THREADS / 2 / block).clamp(1, MAX_SEED_BLOCKS);
            while Dim3::from(grid).count() > most {
                if let Some(longest) = grid.iter_mut().max_by_key(|n| **n) {
                    *longest = longest.div_ceil(2);
                }
            }
            let mut launch = self.space.plain(grid.into(), seed.block);
            if self.space.free.shared {
                launch.shared_bytes = seed.shared_bytes;
            }
            for (p, param) in self.space.inputs.params.iter().enumerate() {
                let given = seed.args.iter().find(|a| a.name == param.name);
                // Other contents would only make the launch longer to read.
                let matters = match &self.space.roles[p] {
                    Role::Buffer(role) => role.addresses || role.decides || role.synchronises,
                    _ => true,
                };
                if let Some(arg) = given.filter(|_| self.space.free.params[p] && matters) {
                    self.space.set(&mut launch, p, arg.value.clone());
                }
            }
            let seed = Individual::candidate(launch);
            if self.space.allows_seed(&seed.launch) && self.is_new(&seed) {
                self.queue.push_back(seed);
            }
        }
    }

    /// Queues the plain launches of the most likely block sizes: whole warps, unless there are none.
    fn push_candidates(&mut self) {
        const BLOCKS: usize = 8;
        let (blocks, grids) = (self.space.blocks(), self.space.grids());
        let (whole, others): (Vec<Dim3>, Vec<Dim3>) =
            blocks.into_iter().partition(|b| is_whole(*b));
        for (list, fit) in [(&whole, true), (&others, true), (&whole, false), (&others, false)] {
            let queued = list.iter().filter(|&&block| self.push_candidate(block, &grids, fit));
            if queued.take(BLOCKS).count() > 0 {
                return;
            }
        }
    }

    /// Queues a plain launch with that block; its rows must `fit`, or where no launch has rows that fit, need
    /// not. Returns whether it did.
    fn push_candidate(&mut self, block: Dim3, grids: &[Dim3], fit: bool) -> bool {
        // The contract may require other dimensions than the simplest.
        grids.iter().any(|&grid| {
            let candidate = Individual::candidate(self.space.plain(grid, block));
            if fit {
                return self.push(candidate);
            }
            let allowed = self.space.allows(&candidate.launch);
            if allowed {
                self.queue.push_back(candidate);
            }
            allowed
        })
    }

    /// Queues candidates with other numbers, contents and smaller blocks, since the plain ones fail.
    fn push_alternatives(&mut self) {
        const BLOCKS: usize = 3;
        const VALUES: usize = 6;
        self.push_exact_fit();
        let candidates: Vec<Launch> = self.judge.candidates().cloned().collect();
        for launch in candidates.iter().take(BLOCKS) {
            let blocks = [2, 4].into_iter().filter_map(|by| self.with_smaller_block(launch, by));
            let numbers =
                [1, 2, 4, 32].into_iter().map(|least| self.with_small_numbers(launch, least));
            // Numbers that nothing says much about grow with the number of threads.
            let one = Dim3::new(1, 1, 1);
            let alone = (self.space.free.grid && launch.grid != one)
                .then(|| self.space.plain(one, launch.block));
            // A smaller block may need smaller numbers too.
            let blocks = blocks.flat_map(|launch| {
                let small = [1, 32].map(|least| self.with_small_numbers(&launch, least));
                [launch].into_iter().chain(small)
            });
            let smaller: Vec<Launch> = numbers.chain(alone).chain(blocks).collect();
            for launch in smaller {
                self.push(Individual::candidate(launch));
            }
            for launch in self.alternatives(launch, VALUES) {
                self.push(Individual::candidate(launch));
            }
        }
    }

    /// Queues a launch with a thread for each cell of a shared array of which some are a margin: threads of the
    /// margin only load.
    fn push_exact_fit(&mut self) {
        let LaunchSpace { facts, bounds, free, .. } = &*self.space;
        if !free.block || facts.ntid != [false; 3] {
            return;
        }
        let cells: Vec<u32> =
            facts.shared_sizes.iter().filter_map(|&n| u32::try_from(n).ok()).collect();
        let mut blocks = vec![];
        if facts.tid == [true, false, false] {
            blocks.extend(
                cells.iter().filter(|n| (32..=1024).contains(*n)).map(|&n| Dim3::new(n, 1, 1)),
            );
        } else {
            let side = |axis: usize| if facts.tid[axis] { bounds.room[axis] } else { Some(1) };
            if let (Some(x), Some(y), Some(z)) = (side(0), side(1), side(2)) {
                blocks.push(Dim3::new(x, y, z));
            }
        }
        let grids = self.space.grids();
        for block in blocks.into_iter().take(2) {
            self.push_candidate(block, &grids, true);
        }
    }

    /// The plain launch with one side of the block divided `by` that: a block that fills what its addresses leave
    /// room for may still be too large.
    fn with_smaller_block(&self, launch: &Launch, by: u32) -> Option<Launch> {
        let mut sides = <[u32; 3]>::from(launch.block);
        let axis = (0..3).rev().find(|&a| self.space.exact[a] && sides[a] >= 2 * by)?;
        sides[axis] /= by;
        let block = Dim3::from(sides);
        is_whole(block).then(|| self.space.plain(launch.grid, block))
    }

    /// The launch with every free number as small as its role allows, but not below `least`.
    fn with_small_numbers(&self, launch: &Launch, least: i64) -> Launch {
        let mut small = launch.clone();
        for (p, role) in self.space.roles.iter().enumerate() {
            let (Role::Int(role), true) = (role, self.space.free.params[p]) else { continue };
            let number = self.space.least_step(p as u16, role, &small).max(least);
            let number = role.rounded(number.into());
            self.space.set(&mut small, p, ArgValue::Scalar(Number::Int(number)));
        }
        self.space.repaired(small)
    }

    /// The plainest launch, if only a long run can tell whether it is a deadlock.
    fn stuck(&self) -> Option<Launch> {
        if self.judge.has_long_run() {
            return None;
        }
        self.judge.first_is_stuck().cloned()
    }

    /// Makes the launch of that trial the reference, and queues launches around it.
    fn settle(&mut self, reference: u64) {
        let Some(launch) = self.judge.make_reference(reference) else { return };
        for &slip in &self.slips {
            self.judge.make_reference(slip);
        }
        // What fails without being the reference does not suit the kernel.
        let unfit = self.judge.unfit_blocks();
        let least = unfit.iter().filter(|(_, shared)| *shared).map(|(b, _)| b.count()).min();
        let larger = self.space.blocks();
        let larger = larger.into_iter().filter(|b| least.is_some_and(|least| b.count() > least));
        let space = Arc::make_mut(&mut self.space);
        space.unfit_blocks.extend(unfit.iter().map(|(block, _)| *block));
        space.unfit_blocks.extend(larger);
        space.unfit_blocks.remove(&launch.block);
        let sides = <[u32; 3]>::from(launch.block);
        for axis in 0..3 {
            if space.exact[axis] && space.free.block {
                space.bounds.block[axis] = Some(sides[axis]);
            }
        }
        self.stage = Stage::Around;
        self.push_around();
    }

    /// Queues the plain launch with every value of each number that the contract bounds.
    fn push_values(&mut self) {
        const MOST: i64 = 1024;
        let Some(plain) = self.judge.simplest().cloned() else { return };
        for p in 0..self.space.roles.len() {
            let bounded = matches!(self.space.roles[p], Role::Int(_))
                && self.space.free.params[p]
                && self.space.contract_names(p);
            if !bounded {
                continue;
            }
            let with = |space: &LaunchSpace, value: i64| {
                let mut launch = plain.clone();
                space.set(&mut launch, p, ArgValue::Scalar(Number::Int(value.into())));
                launch
            };
            let allowed = |value: i64| {
                let launch = with(&self.space, value);
                self.space.contract.broken(&self.space.inputs, &launch).is_none()
            };
            if [MOST + 1, MOST * 4, i64::from(i32::MAX)].into_iter().any(allowed) {
                continue;
            }
            for value in 0..=MOST {
                let launch = with(&self.space, value);
                self.push(Individual::new(launch));
            }
        }
    }

    /// The launch with other values of each of its free arguments, up to `most` for each.
    fn alternatives(&self, launch: &Launch, most: usize) -> Vec<Launch> {
        let space = &self.space;
        let mut launches = vec![];
        for (p, role) in space.roles.iter().enumerate() {
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
        // Other blocks first: most bugs need a second warp or another shape.
        for &other in blocks.iter().take(6) {
            self.push(Individual::new(self.space.plain(grid, other)));
        }
        for &other in grids.iter().take(4) {
            self.push(Individual::new(self.space.plain(other, block)));
        }
        for launch in self.alternatives(&plain, 12) {
            self.push(Individual::new(launch));
        }
        for &other in blocks.iter().skip(1).take(3) {
            let launch = self.space.plain(grid, other);
            for launch in self.alternatives(&launch, 3) {
                self.push(Individual::new(launch));
            }
        }
        // Sorted cells may hide what blocks do to each other.
        for &other in grids.iter().filter(|&&g| g != grid).take(1) {
            let launch = self.space.plain(other, block);
            for launch in self.alternatives(&launch, 3) {
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
        let mut runner = Runner::new(&self.loaded, &self.kernel, &mut lowered);
        let first = self.measured.max(self.parents.len().saturating_sub(8));
        for Parent { launch, measured } in self.parents.get(first..).unwrap_or_default() {
            if *measured {
                continue;
            }
            let key = trial::key(launch);
            let observed = || self.observed.lock().unwrap_or_else(PoisonError::into_inner);
            let known = observed().get(&key).cloned();
            let outcomes = known.unwrap_or_else(|| {
                // A launch that cannot run was reported as a trial.
                let ran = runner.observe(launch, &limits, &BranchDistances::new());
                let outcomes = ran.map_or_else(
                    |_| vec![],
                    |(bound, distances)| trial::outcomes(&bound.program, &distances),
                );
                let outcomes = Arc::new(outcomes);
                observed().insert(key, outcomes.clone());
                outcomes
            });
            self.nearest.note(|| launch.clone(), &outcomes);
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
                self.parents[first + random_index(&mut self.rng, n - first)].launch.clone()
            };
            let child = mutate::child(&mut self.rng, &self.space, &parent);
            self.push(Individual::new(child));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Next, Request, Search, run};
    use check::{CheckOptions, LoweredKernel};
    use detect::result::Strategy;
    use launch::{FreeDims, Launch, LoadedModule, contract::Contract};
    use std::collections::BTreeSet;

    /// How many launches a search tries of a kernel that stores `value`, and how many differ in more than `n`, of those
    /// whose memory errors do not count.
    fn tried(value: &str) -> (usize, usize) {
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"
            define ptx_kernel void @k(ptr %o, i32 %n) {{
              %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
              %w = zext i32 %t to i64
              %p = getelementptr i32, ptr %o, i64 %w
              store i32 {value}, ptr %p
              ret void
            }}
            declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()"
        );
        let loaded = LoadedModule::new(&text, "k.ll").unwrap();
        let kernel = loaded.kernel("k").unwrap();
        let request = Request {
            given: Launch::default(),
            free: FreeDims { grid: true, block: true, shared: true },
            contract: Contract::default(),
            strategy: Strategy::Default,
            launches: 100,
            exhaust: false,
            options: CheckOptions::default(),
            seeds: vec![],
            related: false,
        };
        let mut search = Search::new(&loaded, &kernel, request).unwrap();
        let mut lowered = LoweredKernel::default();
        let (mut all, mut different) = (0, BTreeSet::new());
        while let Next::Run(trial) = search.next_launch() {
            if !trial.individual.reference {
                let mut launch = trial.individual.launch.clone();
                launch.args.retain(|arg| arg.name != "n");
                all += 1;
                different.insert(crate::trial::key(&launch));
            }
            search.submit(trial.number, run(&loaded, &kernel, &trial, &mut lowered));
        }
        (all, different.len())
    }

    #[test]
    fn what_the_kernel_does_not_use_makes_no_other_launch() {
        let (all, different) = tried("%t");
        assert!(all == different && all > 5, "{all} {different}");
        let (all, different) = tried("%n");
        assert!(all > different, "{all} {different}");
    }
}
