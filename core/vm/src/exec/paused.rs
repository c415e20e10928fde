//! A run that can be paused before any instruction, stored, and resumed.
//!
//! At step `k`, `k` warp instructions have been executed and all their consequences have happened:
//! barriers have completed, the next block has started. A run that is paused any number of times
//! computes and reports the same as one that is not. An instruction that copies memory takes
//! several steps, which are never separated: a run cannot be paused at every step.

use super::grid::{self, Grid};
use super::input::Inputs;
use super::machine::{Machine, Reported, Stop};
use super::memory::Memory;
use crate::bytecode::Program;
use crate::exec::Object;
use base::diagnostic::Result;
use base::limits::RunLimits;
use events::{AnyObserver, DynObserver};
use launch::Launch;

/// The parts of a run that never change.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'p> {
    /// The lowered kernel.
    pub program: &'p Program,
    /// The launch.
    pub launch: &'p Launch,
    /// Buffers, parameters, globals.
    pub inputs: &'p Inputs,
    /// Limits.
    pub limits: &'p RunLimits,
}

/// A run between two instructions. It is plain data: a clone is a snapshot.
#[derive(Clone, Debug)]
pub struct Paused {
    pub(super) kind: Kind,
    pub(super) state: State,
}

/// The blocks, with warps of up to 32 lanes or of 64.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    Narrow(Grid<32>),
    Wide(Grid<64>),
}

/// The mutable parts of a [`Machine`].
#[derive(Clone, Debug)]
pub(super) struct State {
    begun: bool,
    pub(super) memory: Memory,
    pub(super) steps: u64,
    lane_steps: u64,
    last_change: u64,
    polls: u32,
    turn_start: u64,
    turn_end: u64,
    quantum_end: u64,
    pub(super) output: String,
    pub(super) output_cut: bool,
    pub(super) coverage: Vec<u64>,
    pub(super) stop: Option<Stop>,
    arrivals: u64,
    reported: Reported,
}

impl Paused {
    /// A run that has not started: not even its first block has.
    ///
    /// # Errors
    /// The launch is impossible: block too large, too much shared memory, more memory than allowed.
    pub fn new(setting: Setting<'_>) -> Result<Self> {
        let Setting { program, launch, inputs, limits } = setting;
        let memory = grid::start(program, launch, inputs, limits)?;
        let kind = if launch.warp_size > 32 {
            Kind::Wide(Grid::new(launch, inputs))
        } else {
            Kind::Narrow(Grid::new(launch, inputs))
        };
        let state = State {
            begun: false,
            memory,
            steps: 0,
            lane_steps: 0,
            last_change: 0,
            polls: 0,
            turn_start: 0,
            turn_end: 0,
            quantum_end: 0,
            output: String::new(),
            output_cut: false,
            coverage: vec![0; program.branches.len() * 2],
            stop: None,
            arrivals: 0,
            reported: Reported::default(),
        };
        Ok(Self { kind, state })
    }

    /// Warp instructions executed.
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// Whether the run has ended.
    pub fn ended(&self) -> bool {
        let done = match &self.kind {
            Kind::Narrow(grid) => grid.is_done(),
            Kind::Wide(grid) => grid.is_done(),
        };
        done || self.state.stop.is_some()
    }

    /// Why it ended before all threads had.
    pub fn stop(&self) -> Option<&Stop> {
        self.state.stop.as_ref()
    }

    /// Output of `printf` so far.
    pub fn output(&self) -> &str {
        &self.state.output
    }

    /// An object that the whole grid can access.
    pub fn object(&self, object: u32) -> Option<&Object> {
        self.state.memory.objects.get(object as usize)
    }

    /// Times each branch side was taken by some warp, two for each branch.
    pub fn coverage(&self) -> &[u64] {
        &self.state.coverage
    }

    /// Continues the run. From step `from` on, `listen` decides before each instruction whether to
    /// pause, but not again at the step where the run is paused already. `setting` must be that of
    /// [`Paused::new`].
    pub fn advance(&mut self, setting: Setting<'_>, from: u64, listen: &mut dyn DynObserver) {
        if self.ended() {
            return;
        }
        let Setting { program, launch, inputs, limits } = setting;
        let state = &mut self.state;
        let shared = grid::shared_bytes(program, launch);
        let memory = std::mem::take(&mut state.memory);
        let mut m = grid::machine(
            program,
            launch,
            inputs.schedule,
            limits,
            memory,
            shared,
            AnyObserver(listen),
        );
        // Steps are counted to find the place where a run pauses.
        m.every_round = true;
        m.steps = state.steps;
        m.lane_steps = state.lane_steps;
        m.last_change = state.last_change;
        m.polls = state.polls;
        m.turn_start = state.turn_start;
        m.turn_end = state.turn_end;
        m.quantum_end = state.quantum_end;
        m.pause_at = if state.begun { from.max(state.steps + 1) } else { from };
        m.output = std::mem::take(&mut state.output);
        m.output_cut = state.output_cut;
        m.coverage = std::mem::take(&mut state.coverage);
        m.arrivals = state.arrivals;
        m.reported = std::mem::take(&mut state.reported);
        if state.begun {
            m.resumed = true;
        } else {
            grid::begin(&mut m);
        }
        match &mut self.kind {
            Kind::Narrow(grid) => grid.run(&mut m, inputs),
            Kind::Wide(grid) => grid.run(&mut m, inputs),
        }
        let Machine { steps, lane_steps, last_change, polls, turn_start, turn_end, .. } = m;
        let quantum_end = m.quantum_end;
        let Machine { memory, output, output_cut, coverage, stop, arrivals, reported, .. } = m;
        *state = State {
            begun: true,
            memory,
            steps,
            lane_steps,
            last_change,
            polls,
            turn_start,
            turn_end,
            quantum_end,
            output,
            output_cut,
            coverage,
            stop,
            arrivals,
            reported,
        };
    }
}
