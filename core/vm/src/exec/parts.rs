//! One launch on several cores, where its blocks are known to be independent: no byte that one block writes is accessed by
//! another, and nothing tells a block what others have done before it.
//!
//! Each part of the grid runs with a copy of the memory that the kernel accesses; what it wrote is put together. Where
//! anything but that happens - a fault, a limit, output, memory that was not known to be accessed - there is no result,
//! and the caller runs the launch as always.

use super::grid::{Grid, RunResult, begin, machine, memory, possible, shared_bytes};
use super::input::{Inputs, Schedule};
use super::machine::Machine;
use super::memory::{Memory, Object};
use crate::bytecode::Program;
use base::diagnostic::Result;
use base::limits::{self, RunLimits};
use events::{ObjectId, Observer};
use launch::Launch;
use std::sync::{Mutex, PoisonError};

/// Calls a function with each number below the first argument, on as many threads.
pub type Each = fn(u32, &(dyn Fn(u32) + Sync));

/// Several cores.
#[derive(Clone, Copy, Debug)]
pub struct Cores {
    /// How many.
    pub count: u32,
    /// How to use them.
    pub each: Each,
    /// Fewest instructions of all threads for which they are used.
    pub worth: u64,
}

impl Cores {
    /// So many, for launches that are worth threads of the host.
    pub fn new(count: u32, each: Each) -> Self {
        Self { count, each, worth: WORTH }
    }
}

impl PartialEq for Cores {
    fn eq(&self, other: &Self) -> bool {
        (self.count, self.worth) == (other.count, other.worth)
    }
}

impl Eq for Cores {}

/// See [`Cores::worth`]. To start threads takes some 50 microseconds, and these instructions about a millisecond.
const WORTH: u64 = 2_000_000;
/// Most bytes that are copied for each of those instructions: copies take about as long.
const MAX_BYTES: u64 = 1;
/// Bytes that are copied in no time.
const FEW_BYTES: u64 = 1 << 20;

/// What one part did.
struct Part<O> {
    steps: u64,
    lane_steps: u64,
    coverage: Vec<u64>,
    blocks: u64,
    objects: Vec<Object>,
    observer: O,
}

/// Runs a launch whose blocks are independent and access no objects but these, and which takes about so many instructions
/// of threads, with an observer for each part. `None` if it has to be run as a whole.
///
/// # Errors
/// The same as for [`super::run`].
pub fn run<O: Observer + Send>(
    program: &Program,
    launch: &Launch,
    inputs: &Inputs,
    run_limits: &RunLimits,
    (objects, work, cores): (&[ObjectId], u64, Cores),
    observer: impl Fn() -> O + Sync,
) -> Result<Option<(RunResult, Vec<O>)>> {
    possible(program, launch)?;
    let parts = u64::from(cores.count).min(launch.grid.count()) as u32;
    if parts < 2
        || work < cores.worth
        || launch.warp_size > 32
        || inputs.schedule != Schedule::Ascending
        || inputs.buffers.iter().any(|b| b.len.is_none())
    {
        return Ok(None);
    }
    let mut whole = match &inputs.image {
        Some(image) => image.take(),
        None => memory(program, inputs, run_limits)?,
    };
    let most = work.saturating_mul(MAX_BYTES).clamp(FEW_BYTES, limits::MAX_COPIED_BYTES);
    let parts = u64::from(parts).min(most / copied(&whole, objects).max(1)) as u32;
    let result = if parts >= 2 {
        let done: Mutex<Vec<(u32, Option<Part<O>>)>> = Mutex::new(vec![]);
        let one = |part: u32| {
            let memory = Memory { objects: some(&whole, objects), ..Memory::default() };
            let shared = shared_bytes(program, launch);
            let observer = observer();
            let m = machine(program, launch, inputs.schedule, run_limits, memory, shared, observer);
            let result = run_part(m, inputs, part, parts);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((part, result));
        };
        (cores.each)(parts, &one);
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        done.sort_by_key(|d| d.0);
        let done: Option<Vec<Part<O>>> = done.into_iter().map(|d| d.1).collect();
        done.filter(|d| d.len() == parts as usize)
            .filter(|d| d.iter().map(|p| p.steps).sum::<u64>() < run_limits.max_steps)
    } else {
        None
    };
    let Some(done) = result else {
        if let Some(image) = &inputs.image {
            image.give_back(&mut whole);
        }
        return Ok(None);
    };
    for part in &done {
        put(&mut whole, &part.objects, objects);
    }
    let changes = inputs.image.as_ref().map(|image| image.give_back(&mut whole));
    whole.objects.iter_mut().for_each(|o| o.saved = None);
    let mut coverage = vec![0; program.branches.len() * 2];
    for part in &done {
        for (sum, n) in coverage.iter_mut().zip(&part.coverage) {
            *sum += n;
        }
    }
    let sum = |of: fn(&Part<O>) -> u64| done.iter().map(of).sum();
    let result = RunResult {
        stop: None,
        steps: sum(|p| p.steps),
        lane_steps: sum(|p| p.lane_steps),
        output: (String::new(), false),
        coverage,
        objects: whole.objects,
        blocks: sum(|p| p.blocks),
        changes,
    };
    Ok(Some((result, done.into_iter().map(|p| p.observer).collect())))
}

fn copied(memory: &Memory, objects: &[ObjectId]) -> u64 {
    let sizes = objects.iter().filter_map(|o| memory.objects.get(o.0 as usize)).map(Object::size);
    sizes.sum()
}

/// The memory with these objects alone; an access to another is a fault.
fn some(memory: &Memory, objects: &[ObjectId]) -> Vec<Object> {
    let without = |(number, object): (usize, &Object)| {
        if objects.iter().any(|o| o.0 as usize == number) {
            return object.clone();
        }
        Object { freed: number > 0, constant: object.constant, ..Object::new(vec![]) }
    };
    memory.objects.iter().enumerate().map(without).collect()
}

fn run_part<O: Observer>(
    mut m: Machine<'_, O>,
    inputs: &Inputs,
    part: u32,
    parts: u32,
) -> Option<Part<O>> {
    let all = m.memory.objects.len();
    begin(&mut m);
    let mut grid = Grid::<32>::part(m.launch, inputs, part, parts);
    let before = grid.done();
    grid.run(&mut m, inputs);
    let plain = m.stop.is_none()
        && m.announced == 0
        && m.output.is_empty()
        && !m.output_cut
        && m.memory.objects.len() == all;
    plain.then(|| Part {
        steps: m.steps,
        lane_steps: m.lane_steps,
        coverage: m.coverage,
        blocks: grid.done() - before,
        objects: m.memory.objects,
        observer: m.observer,
    })
}

/// Puts what a part wrote into the memory, which keeps what it was.
fn put(whole: &mut Memory, part: &[Object], objects: &[ObjectId]) {
    for object in objects {
        let number = object.0 as usize;
        let (Some(to), Some(from)) = (whole.objects.get_mut(number), part.get(number)) else {
            continue;
        };
        if number == 0 || to.constant {
            continue;
        }
        // What the memory was is compared with, since parts before may have changed it.
        let before = to.saved.as_ref().map_or(&to.bytes, |saved| &saved.bytes);
        let known = to.saved.as_ref().map_or(&to.valid, |saved| &saved.valid);
        if *before == from.bytes && *known == from.valid {
            continue;
        }
        to.save();
        let Some(saved) = &to.saved else { continue };
        merge(&mut to.bytes, &from.bytes, &saved.bytes);
        merge(&mut to.valid, &from.valid, &saved.valid);
    }
}

/// Takes over what differs from what was before.
fn merge(to: &mut [u8], from: &[u8], before: &[u8]) {
    const CHUNK: usize = 64;
    let chunks = to.chunks_mut(CHUNK).zip(from.chunks(CHUNK)).zip(before.chunks(CHUNK));
    for ((to, from), before) in chunks.filter(|((_, from), before)| from != before) {
        for ((to, from), before) in to.iter_mut().zip(from).zip(before) {
            if from != before {
                *to = *from;
            }
        }
    }
}
