//! How long a launch will take, as its first block tells.

use super::grid::{Grid, machine, memory, possible, shared_bytes};
use super::input::{BufferInit, Inputs, Schedule};
use super::machine::Stop;
use super::memory::Memory;
use crate::bytecode::Program;
use base::limits::RunLimits;
use events::NoObserver;
use launch::Launch;

/// Fewest blocks of a launch of which the first is run beforehand: so much less than the launch does that take, and it
/// is run without detectors.
const FEWEST_BLOCKS: u64 = 16;

/// Instructions of threads of a launch, if all its blocks execute as many as the first one. That is run alone and
/// without an observer; it ends early where it is clear that there are `most` or more. `None` if it cannot be told that
/// way.
pub fn steps(program: &Program, launch: &Launch, inputs: &Inputs, most: u64) -> Option<u64> {
    let blocks = launch.grid.count();
    let plain = inputs.image.is_none() && inputs.schedule == Schedule::Ascending;
    if !plain || blocks < FEWEST_BLOCKS || launch.warp_size > 32 {
        return None;
    }
    possible(program, launch).ok()?;
    let of_warps = most / blocks / u64::from(launch.warp_size.max(1));
    let limits = RunLimits { max_steps: of_warps.max(1), ..RunLimits::default() };
    // Buffers get their contents where they are accessed.
    let open = |b: &BufferInit| BufferInit { len: None, ..b.clone() };
    let inputs = Inputs { buffers: inputs.buffers.iter().map(open).collect(), ..inputs.clone() };
    let memory = Memory { by_page: true, ..memory(program, &inputs, &limits).ok()? };
    let shared = shared_bytes(program, launch);
    let mut m = machine(program, launch, inputs.schedule, &limits, memory, shared, NoObserver);
    Grid::<32>::first_block(launch, &inputs).run(&mut m, &inputs);
    match m.stop {
        None => Some(m.lane_steps.saturating_mul(blocks)),
        Some(Stop::StepLimit(_)) => Some(most),
        Some(_) => None,
    }
}
