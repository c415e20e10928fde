//! Simulee's evolutionary programming (algorithm 1) as a state machine that produces launches and
//! receives their scores: the fitness of a launch (3.1.2), selection, and the next generation.
//!
//! Fitness is distinct addresses over accessing threads, and, where no two threads meet, the range of
//! addresses. The best of parents and children together survive.

use super::mutate::{cauchy, normal, step_arguments, step_dim};
use super::space::{LaunchSpace, Role};
use super::trial::Individual;
use base::limits;
use events::{Access, Observer};
use launch::{ArgValue, Dim3, Launch, Number};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;
use std::collections::BTreeMap;

/// Maximum number of addresses that are counted; a launch with more is not small.
const MAX_ADDRESSES: usize = 1 << 20;

/// The two scores of a launch; smaller ones are more likely to reveal a conflict.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitness {
    /// Distinct addresses over the sum of the threads that access each (equation 1); 1 if no two
    /// threads access the same address, and for a launch that accesses nothing.
    pub primary: f64,
    /// Distance from the first to the last address in bytes, the largest of any object.
    pub secondary: u64,
}

/// Counts the threads at each address.
#[derive(Clone, Debug, Default)]
pub struct AddressCounter {
    /// For each object, block of shared memory, and byte: the last thread seen and the number of
    /// threads. Threads run in order, so one that comes back later may be counted twice; what
    /// matters is many threads at one address, which is unaffected.
    cells: BTreeMap<(u32, u64, u64), (u64, u64)>,
}

impl AddressCounter {
    /// A counter without any accesses yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// The scores.
    pub fn finish(self) -> Fitness {
        let distinct = self.cells.len() as f64;
        let threads: u64 = self.cells.values().map(|c| c.1).sum();
        let mut range = 0;
        let mut first: Option<((u32, u64), u64)> = None;
        for &(object, block, offset) in self.cells.keys() {
            match first {
                Some((place, start)) if place == (object, block) => {
                    range = range.max(offset - start);
                }
                _ => first = Some(((object, block), offset)),
            }
        }
        let primary = if threads == 0 { 1.0 } else { distinct / threads as f64 };
        Fitness { primary, secondary: range }
    }
}

impl Observer for AddressCounter {
    fn access(&mut self, access: &Access<'_>) {
        let context = access.context;
        // Shared memory is a separate space for each block.
        let block = if access.object.0 == 0 { context.block } else { 0 };
        access.lanes.for_each(access.size, |lane, offset| {
            let thread = context.block << 16 | u64::from(context.warp) << 6 | u64::from(lane);
            let key = (access.object.0, block, offset);
            if self.cells.len() >= MAX_ADDRESSES && !self.cells.contains_key(&key) {
                return;
            }
            let cell = self.cells.entry(key).or_insert((u64::MAX, 0));
            if cell.0 != thread {
                *cell = (thread, cell.1 + 1);
            }
        });
    }
}

/// An individual and its scores.
#[derive(Clone, PartialEq, Debug)]
struct Scored<T> {
    /// The individual.
    individual: T,
    /// Its scores.
    fitness: Fitness,
}

/// Sorts by the primary score; if the best one is 1, so that it carries no information, by the
/// secondary.
fn sort<T>(population: &mut [Scored<T>]) {
    population.sort_by(|a, b| a.fitness.primary.total_cmp(&b.fitness.primary));
    if population.first().is_some_and(|best| best.fitness.primary >= 1.0) {
        population.sort_by_key(|s| s.fitness.secondary);
    }
}

/// Individuals that survive a generation.
pub const POPULATION: usize = 10;
/// Generations.
pub const GENERATIONS: usize = 10;
/// A primary score below this ends the search.
pub const ACCEPTABLE: f64 = 0.3;

/// The state between generations.
#[derive(Clone, Debug, Default)]
pub struct Evolution {
    population: Vec<Scored<Launch>>,
    generation: usize,
    begun: bool,
}

impl Evolution {
    /// The launches of the next generation; empty if the search has ended.
    pub fn next(&mut self, rng: &mut Pcg64Mcg, space: &LaunchSpace) -> Vec<Individual> {
        if !self.begun {
            self.begun = true;
            return (0..POPULATION).map(|_| Individual::reference(initial(rng, space))).collect();
        }
        sort(&mut self.population);
        self.population.truncate(POPULATION);
        let accepted = self.population.first().is_some_and(|s| s.fitness.primary < ACCEPTABLE);
        if self.generation >= GENERATIONS || (accepted && self.generation > 0) {
            return vec![];
        }
        self.generation += 1;
        let mut children = vec![];
        for parent in &self.population {
            for step in [normal, cauchy] {
                let mut child = parent.individual.clone();
                mutate_dimensions(rng, space, &mut child);
                step_arguments(rng, space, &mut child, step);
                children.push(Individual::reference(space.repaired(child)));
            }
        }
        children
    }
    /// The best primary score so far.
    pub fn best(&self) -> Option<f64> {
        self.population.iter().map(|s| s.fitness.primary).min_by(f64::total_cmp)
    }
    /// Adds a launch and its scores.
    pub fn add(&mut self, launch: &Launch, fitness: Fitness) {
        self.population.push(Scored { individual: launch.clone(), fitness });
    }
}

fn used(space: &LaunchSpace) -> ([bool; 3], [bool; 3]) {
    let facts = &space.facts;
    let block = [0, 1, 2].map(|a| facts.tid[a] || facts.ntid[a]);
    let grid = [0, 1, 2].map(|a| facts.ctaid[a] || facts.nctaid[a]);
    (block, grid)
}

/// A random launch. The paper does not specify how large random dimensions are.
fn initial(rng: &mut Pcg64Mcg, space: &LaunchSpace) -> Launch {
    let (block_axes, grid_axes) = used(space);
    let axes = block_axes.iter().filter(|u| **u).count();
    let most_block = match axes {
        0 | 1 => 256,
        2 => 32,
        _ => 8,
    };
    let mut side = |used: bool, most: u64| {
        if used { 1 + (rng.next_u64() % most) as u32 } else { 1 }
    };
    let mut launch = space.given.clone();
    if space.free.block {
        launch.block = block_axes.map(|u| side(u, most_block)).into();
    }
    if space.free.grid {
        launch.grid = grid_axes.map(|u| side(u, 8)).into();
    }
    launch = Launch { args: space.plain(launch.grid, launch.block).args, ..launch };
    if space.free.shared && space.facts.dynamic_shared {
        launch.shared_bytes = space.plain(launch.grid, launch.block).shared_bytes;
    }
    for (p, role) in space.roles.iter().enumerate() {
        if let (Role::Int(role), true) = (role, space.free.params[p]) {
            let most = (1u64 << (role.bits.clamp(2, 10) - 1)).max(2);
            let value = i128::from(rng.next_u64() % most);
            space.set(&mut launch, p, ArgValue::Scalar(Number::Int(value)));
        }
    }
    space.repaired(launch)
}

fn mutate_dimensions(rng: &mut Pcg64Mcg, space: &LaunchSpace, launch: &mut Launch) {
    let (block_axes, grid_axes) = used(space);
    if space.free.block {
        let stepped = step_dim(rng, launch.block, block_axes, limits::MAX_BLOCK_DIM);
        if stepped.count() <= limits::MAX_BLOCK_THREADS {
            launch.block = stepped;
        }
    }
    if space.free.grid {
        launch.grid = step_dim(rng, launch.grid, grid_axes, [64, 64, 64]);
        if launch.grid.count() > 64 {
            launch.grid = Dim3::new(2, 1, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_decides_where_nobody_meets() {
        let scored = |individual, primary, secondary| {
            let fitness = Fitness { primary, secondary };
            Scored { individual, fitness }
        };
        let mut population = [scored(1, 1.0, 9), scored(2, 1.0, 3), scored(3, 1.0, 5)];
        sort(&mut population);
        assert_eq!(population.map(|s| s.individual), [2, 3, 1]);
        let mut population = [scored(1, 1.0, 9), scored(2, 0.7, 30), scored(3, 0.4, 50)];
        sort(&mut population);
        assert_eq!(population.map(|s| s.individual), [3, 2, 1]);
    }
}
