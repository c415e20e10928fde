//! Simulee's evolutionary programming (algorithm 1) as a state machine that produces launches and
//! receives their scores.

use super::fitness::Fitness;
use super::individual::Individual;
use super::mutate::{cauchy, normal, step_arguments, step_dim};
use super::select::{Scored, sort};
use super::space::{Role, Space};
use base::limits;
use launch::{ArgValue, Dim3, Launch, Number};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng;

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
    pub fn next(&mut self, rng: &mut Pcg64Mcg, space: &Space) -> Vec<Individual> {
        if !self.begun {
            self.begun = true;
            return (0..POPULATION).map(|_| Individual::trusted(initial(rng, space))).collect();
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
                children.push(Individual::trusted(space.repaired(child)));
            }
        }
        children
    }
    /// The best primary score so far.
    pub fn best(&self) -> Option<f64> {
        self.population.iter().map(|s| s.fitness.primary).min_by(f64::total_cmp)
    }
    /// Records the scores of a launch.
    pub fn tell(&mut self, launch: &Launch, fitness: Fitness) {
        self.population.push(Scored { individual: launch.clone(), fitness });
    }
}

fn used(space: &Space) -> ([bool; 3], [bool; 3]) {
    let facts = &space.facts;
    let block = [0, 1, 2].map(|a| facts.tid[a] || facts.ntid[a]);
    let grid = [0, 1, 2].map(|a| facts.ctaid[a] || facts.nctaid[a]);
    (block, grid)
}

/// A random launch. The paper does not specify how large random dimensions are.
fn initial(rng: &mut Pcg64Mcg, space: &Space) -> Launch {
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

fn mutate_dimensions(rng: &mut Pcg64Mcg, space: &Space, launch: &mut Launch) {
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
