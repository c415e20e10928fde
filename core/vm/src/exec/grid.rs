//! Runs all blocks of a grid.
//!
//! Blocks run one after another in ascending or descending order. A block whose threads all spin,
//! or wait at the grid barrier, is suspended while others run, as far as a device would hold them
//! at the same time.

use super::block::{Block, Turn, meeting};
use super::image::Changes;
use super::input::{Inputs, Schedule};
use super::machine::{Machine, NEVER, Reported, Scratch, Stop};
use super::memory::{Memory, Object};
use super::repeats::Repeats;
use super::warp::State;
use crate::bytecode::{Program, SiteId};
use base::diagnostic::{Diagnostic, Result};
use base::limits::{self, RunLimits};
use events::{
    AnyObserver, BarrierLevel, BarrierMismatch, DynObserver, NoObserver, ObjectId, Observer,
};
use launch::Launch;
use std::collections::VecDeque;

/// Multiprocessors of the device whose capacity is assumed (H100 SXM).
const MULTIPROCESSORS: u64 = 132;
/// Resident threads of a multiprocessor.
const RESIDENT_THREADS: u64 = 2048;
/// Number of turns of each block without any change to memory after which the grid counts as
/// deadlocked. Loops that give up by themselves after some tries get the chance to do so.
const STUCK_TURNS: u32 = 16;
const STUCK_STEPS: u64 = 5 << 19;

/// The results of a run.
#[derive(Clone, Debug)]
pub struct RunResult {
    /// `None` if all threads ended.
    pub stop: Option<Stop>,
    /// Warp instructions.
    pub steps: u64,
    /// Lane instructions.
    pub lane_steps: u64,
    /// `printf` output, and whether it was truncated.
    pub output: (String, bool),
    /// Times each branch side was taken by some warp, two for each branch of the program.
    pub coverage: Vec<u64>,
    /// The objects as they are in the end, by number.
    pub objects: Vec<Object>,
    /// Blocks that ran.
    pub blocks: u64,
    /// What a run over [`Inputs::image`] did to that memory, which is as it was before.
    pub changes: Option<Changes>,
}

/// Bytes of shared memory of a block: static, then dynamic.
pub fn shared_bytes(program: &Program, launch: &Launch) -> u64 {
    program.static_shared_bytes.next_multiple_of(16) + launch.shared_bytes
}

/// Runs `program`, notifying `observer`.
///
/// # Errors
/// The launch is impossible: block too large, too much shared memory, more memory than allowed.
pub fn run<O: Observer>(
    program: &Program,
    launch: &Launch,
    inputs: &Inputs,
    run_limits: &RunLimits,
    observer: O,
) -> Result<(RunResult, O)> {
    possible(program, launch)?;
    let memory = match &inputs.image {
        Some(image) => image.take(),
        // Nobody looks at the memory of a run that is never paused but through its accesses, and at the end.
        None => Memory { by_page: true, ..memory(program, inputs, run_limits)? },
    };
    let shared = shared_bytes(program, launch);
    let mut observer = observer;
    if launch.warp_size > 32 {
        // Wide warps are rare: they share one copy of the interpreter.
        let any = AnyObserver(&mut observer);
        let machine = machine(program, launch, inputs.schedule, run_limits, memory, shared, any);
        let result = run_grid::<_, 64>(machine, inputs).0;
        return Ok((result, observer));
    }
    let machine = machine(program, launch, inputs.schedule, run_limits, memory, shared, observer);
    Ok(run_grid::<O, 32>(machine, inputs))
}

/// The same for an observer behind a pointer, which all runs with lower demands on speed use.
///
/// # Errors
/// The same as for [`run`].
pub fn run_any(
    program: &Program,
    launch: &Launch,
    inputs: &Inputs,
    run_limits: &RunLimits,
    observer: &mut dyn DynObserver,
) -> Result<RunResult> {
    Ok(run(program, launch, inputs, run_limits, AnyObserver(observer))?.0)
}

/// The initial memory of the run, if the launch is possible.
pub(super) fn start(
    program: &Program,
    launch: &Launch,
    inputs: &Inputs,
    run_limits: &RunLimits,
) -> Result<Memory> {
    possible(program, launch)?;
    match &inputs.image {
        Some(image) => Ok(image.copy()),
        None => memory(program, inputs, run_limits),
    }
}

/// Checks the sizes of a launch.
pub(super) fn possible(program: &Program, launch: &Launch) -> Result<()> {
    launch.validate()?;
    let shared = shared_bytes(program, launch);
    if shared > limits::MAX_SHARED_BYTES {
        return Err(Box::new(Diagnostic::bad_launch(format!(
            "the kernel needs {shared} bytes of shared memory ({} of them static); the maximum is {}",
            program.static_shared_bytes,
            limits::MAX_SHARED_BYTES
        ))));
    }
    Ok(())
}

pub(super) fn machine<'p, O: Observer>(
    program: &'p Program,
    launch: &'p Launch,
    schedule: Schedule,
    run_limits: &RunLimits,
    memory: Memory,
    shared: u64,
    observer: O,
) -> Machine<'p, O> {
    Machine {
        compares: O::COMPARES && observer.wants_comparisons(),
        values: O::VALUES && observer.wants_values(),
        every_round: O::EVERY_ROUND && observer.wants_every_round(),
        program,
        launch,
        schedule,
        limits: *run_limits,
        memory,
        observer,
        steps: 0,
        lane_steps: 0,
        last_change: 0,
        polls: 0,
        turn_start: 0,
        turn_end: 0,
        quantum_end: 0,
        time: None,
        pause_at: NEVER,
        paused: false,
        resumed: false,
        output: String::new(),
        output_cut: false,
        coverage: vec![0; program.branches.len() * 2],
        stop: None,
        scratch: Scratch { before: [0; 64], after: [0; 64] },
        shared_bytes: shared as usize,
        arrivals: 0,
        spare_waits: vec![],
        announced: 0,
        reported: Reported::default(),
    }
}

/// Runs without an observer.
///
/// # Errors
/// The same as for [`run`].
pub fn run_plain(
    program: &Program,
    launch: &Launch,
    inputs: &Inputs,
    run_limits: &RunLimits,
) -> Result<RunResult> {
    Ok(run(program, launch, inputs, run_limits, NoObserver)?.0)
}

pub(super) fn memory(program: &Program, inputs: &Inputs, run_limits: &RunLimits) -> Result<Memory> {
    let mut budget = run_limits.max_memory;
    let mut objects = vec![Object { constant: true, ..Object::new(vec![]) }];
    let mut take = |bytes: u64| {
        budget = budget.checked_sub(bytes).ok_or_else(|| {
            Box::new(Diagnostic::limit(format!(
                "buffers and globals need more than {} bytes of memory",
                run_limits.max_memory
            )))
        })?;
        Ok::<(), Box<Diagnostic>>(())
    };
    for g in &program.globals {
        take(g.bytes.len() as u64)?;
        objects.push(Object { constant: g.constant, ..Object::new(g.bytes.clone()) });
    }
    for (global, bytes) in &inputs.globals {
        if let Some(o) = objects.get_mut(global + 1) {
            let n = bytes.len().min(o.bytes.len());
            o.bytes[..n].copy_from_slice(&bytes[..n]);
        }
    }
    for b in &inputs.buffers {
        let len = b.len.unwrap_or(0);
        let bytes = len.checked_mul(b.element.size()).ok_or_else(|| {
            Box::new(Diagnostic::limit(format!("buffer `{}` is too large", b.name)))
        })?;
        if bytes >= 0xc000_0000 {
            return Err(Box::new(Diagnostic::limit(format!(
                "buffer `{}` has {bytes} bytes; the maximum is 3 GiB",
                b.name
            ))));
        }
        take(bytes)?;
        // Zeroed pages that the system gives are only touched where something is written.
        let mut contents = vec![0; bytes as usize];
        b.write(&mut contents, 0);
        objects.push(Object { open: b.len.is_none().then(|| b.clone()), ..Object::new(contents) });
    }
    Ok(Memory { objects, budget, ..Memory::default() })
}

/// Selects the blocks to run if a grid has too many: the first quarter of the sample and the last
/// are the grid's first and last blocks, for borders and tails; the rest are evenly spread groups
/// of neighbours, for conflicts between them.
#[derive(Clone, Copy, Debug)]
struct Sample {
    total: u64,
    len: u64,
}

impl Sample {
    /// Number of blocks in a group of neighbours.
    const RUN: u64 = 64;

    fn new(total: u64, most: u64) -> Self {
        // Whole groups in each quarter, so that groups never overlap.
        Self { total, len: total.min((most / (4 * Self::RUN)).max(1) * 4 * Self::RUN) }
    }
    /// Index in the grid of block `k` of the sample; indices ascend.
    fn block(self, k: u64) -> u64 {
        let Self { total, len } = self;
        if len == total {
            return k;
        }
        let quarter = len / 4;
        if k < quarter {
            return k;
        }
        if k >= len - quarter {
            return total - (len - k);
        }
        let (middle, room) = (len - 2 * quarter, total - 2 * quarter);
        let (run, at) = ((k - quarter) / Self::RUN, (k - quarter) % Self::RUN);
        let runs = middle.div_ceil(Self::RUN);
        let start = u128::from(run) * u128::from(room) / u128::from(runs);
        quarter + start as u64 + at
    }
}

/// The blocks of a run: running, suspended and not yet started.
#[derive(Clone, Debug)]
pub(super) struct Grid<const W: usize> {
    /// Suspended blocks that spin, in the order of their turns.
    pub(super) resident: VecDeque<Block<W>>,
    /// Blocks at the grid barrier.
    pub(super) at_barrier: Vec<Block<W>>,
    /// The block whose turn it is, if the run is paused or has been stopped.
    pub(super) current: Option<Current<W>>,
    /// The block that ended last.
    pub(super) ended: Option<Block<W>>,
    sample: Sample,
    /// How many of the sample's blocks are run: all, but for a part of a run.
    end: u64,
    /// Number of blocks that have started.
    next: u64,
    done: u64,
    /// The block that ended first.
    first_ended: Option<u64>,
    quiet_turns: u32,
    repeats: Repeats<W>,
}

/// A block that has its turn.
#[derive(Clone, Debug)]
pub(super) struct Current<const W: usize> {
    pub(super) block: Block<W>,
    turn_start: u64,
    /// Number of resident blocks when the turn started.
    resident_blocks: usize,
}

impl<const W: usize> Grid<W> {
    pub(super) fn new(launch: &Launch, inputs: &Inputs) -> Self {
        // What a program computes with must be whole.
        let most = if inputs.image.is_some() { u64::MAX } else { limits::MAX_THREADS };
        let sample = Sample::new(launch.grid.count(), most / launch.block.count().max(1));
        Self {
            resident: VecDeque::new(),
            at_barrier: vec![],
            current: None,
            ended: None,
            sample,
            end: sample.len,
            next: 0,
            done: 0,
            first_ended: None,
            quiet_turns: 0,
            repeats: Repeats::default(),
        }
    }

    /// One of `parts` parts of the same, as if all blocks of those before it had ended.
    pub(super) fn part(launch: &Launch, inputs: &Inputs, part: u32, parts: u32) -> Self {
        let whole = Self::new(launch, inputs);
        let from = |part: u32| whole.end * u64::from(part) / u64::from(parts);
        let (from, end) = (from(part), from(part + 1));
        Self { next: from, done: from, end, ..whole }
    }

    /// The first block alone.
    pub(super) fn first_block(launch: &Launch, inputs: &Inputs) -> Self {
        let whole = Self::new(launch, inputs);
        Self { end: whole.end.min(1), ..whole }
    }

    /// Number of blocks that have ended, with those of the parts before this one.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    /// Whether all blocks to be run have ended.
    pub(super) fn is_done(&self) -> bool {
        self.done >= self.end
    }

    /// Runs until all blocks have ended, the machine stops, or the run is paused.
    pub(super) fn run<O: Observer>(&mut self, m: &mut Machine<'_, O>, inputs: &Inputs) {
        let threads = m.launch.block.count();
        let run_blocks = self.end;
        let resident_capacity =
            (MULTIPROCESSORS * (RESIDENT_THREADS / threads.max(1)).clamp(1, 32)).max(1) as usize;
        while m.stop.is_none() && self.done < run_blocks {
            let current = match self.current.take() {
                Some(current) => current,
                None => match self.take_turn(m, inputs, resident_capacity) {
                    Some(current) => current,
                    None => continue,
                },
            };
            let Current { mut block, turn_start, resident_blocks } = current;
            let turn = m.run_block(&mut block);
            match turn {
                Turn::Paused => {
                    self.current = Some(Current { block, turn_start, resident_blocks });
                    return;
                }
                Turn::Done => {
                    m.end_copies(&mut block);
                    m.observer.block_ends(block.linear);
                    self.done += 1;
                    self.first_ended.get_or_insert(block.linear);
                    self.quiet_turns = 0;
                    self.repeats.clear();
                    if m.stop.is_some() {
                        self.current = Some(Current { block, turn_start, resident_blocks });
                    } else {
                        self.ended = Some(block);
                    }
                }
                Turn::GridBarrier => {
                    self.quiet_turns = 0;
                    self.repeats.clear();
                    self.at_barrier.push(block);
                }
                Turn::Spinning => {
                    if m.last_change > turn_start
                        || self.next < run_blocks && resident_blocks + 1 < resident_capacity
                    {
                        self.quiet_turns = 0;
                    } else {
                        self.quiet_turns += 1;
                    }
                    let limit = STUCK_TURNS * (resident_blocks as u32 + 1);
                    if self.quiet_turns > limit && m.steps - m.last_change > STUCK_STEPS {
                        let site = spin_site(m.program, &block);
                        m.stop = Some(Stop::Deadlock(site));
                    }
                    self.resident.push_back(block);
                    self.skip_repeats(m);
                }
            }
            if m.steps >= m.limits.max_steps && m.stop.is_none() && self.done < run_blocks {
                m.stop = Some(Stop::StepLimit(SiteId(0)));
            }
            let more = self.done < run_blocks;
            let interrupted =
                more && self.done.is_multiple_of(64) && (m.limits.interrupt.0)(m.steps);
            if (m.observer.stop() || interrupted) && m.stop.is_none() {
                m.stop = Some(Stop::Observer);
            }
        }
    }

    /// After a round in which nothing has changed, skips what only repeats, unless the observer must see it.
    fn skip_repeats<O: Observer>(&mut self, m: &mut Machine<'_, O>) {
        if m.every_round || m.stop.is_some() {
            return;
        }
        if self.quiet_turns == 0 {
            self.repeats.clear();
        } else if (self.quiet_turns as usize).is_multiple_of(self.resident.len()) {
            let end = m.limits.max_steps.min(m.last_change.saturating_add(STUCK_STEPS));
            self.repeats.round(m, &self.resident, &mut self.quiet_turns, end);
        }
    }

    /// Chooses the block whose turn it is: a new one as long as there is capacity. `None` if no
    /// block can run now: all are at the grid barrier, or the machine stops.
    fn take_turn<O: Observer>(
        &mut self,
        m: &mut Machine<'_, O>,
        inputs: &Inputs,
        resident_capacity: usize,
    ) -> Option<Current<W>> {
        let run_blocks = self.end;
        let resident_blocks = self.resident.len() + self.at_barrier.len();
        let block = if self.next < run_blocks && resident_blocks < resident_capacity {
            // If runs are paused, the block that ended last stays available for inspection.
            let stays = O::PAUSES && m.pause_at != NEVER;
            let spare = if stays { None } else { self.ended.take() };
            let mut block = spare.unwrap_or_else(|| Block::new(m.launch.warps_per_block()));
            let turn = match m.schedule {
                Schedule::Ascending => self.next,
                Schedule::Descending => run_blocks - 1 - self.next,
            };
            m.start_block(&mut block, self.sample.block(turn), inputs);
            self.next += 1;
            block
        } else if let Some(block) = self.resident.pop_front() {
            block
        } else if self.next < run_blocks {
            // There are more blocks than fit: those that have not started never can.
            m.stop = Some(Stop::Deadlock(grid_barrier_site(&self.at_barrier)));
            return None;
        } else {
            let ended = self.first_ended.map(|first| (first, self.done));
            if grid_barrier(m, &mut self.at_barrier, ended) {
                self.resident.extend(self.at_barrier.drain(..));
            }
            return None;
        };
        Some(Current { block, turn_start: m.steps, resident_blocks })
    }
}

/// Notifies the observer of the start of the run.
pub(super) fn begin<O: Observer>(m: &mut Machine<'_, O>) {
    let shared = m.shared_bytes as u64;
    let objects = m.memory.objects.iter().enumerate();
    let sizes: Vec<u64> =
        objects.map(|(k, o)| if k == 0 { shared } else { o.bytes.len() as u64 }).collect();
    m.observer.launch_begins(m.launch, &sizes);
}

fn run_grid<O: Observer, const W: usize>(mut m: Machine<'_, O>, inputs: &Inputs) -> (RunResult, O) {
    begin(&mut m);
    let mut grid = Grid::<W>::new(m.launch, inputs);
    grid.run(&mut m, inputs);
    let changes = inputs.image.as_ref().map(|image| image.give_back(&mut m.memory));
    let result = RunResult {
        stop: m.stop,
        steps: m.steps,
        lane_steps: m.lane_steps,
        output: (m.output, m.output_cut),
        coverage: m.coverage,
        objects: m.memory.objects,
        blocks: grid.done,
        changes,
    };
    (result, m.observer)
}

fn grid_barrier_site<const W: usize>(blocks: &[Block<W>]) -> SiteId {
    let waits = blocks.iter().flat_map(Block::at_barriers);
    waits.map(|x| x.2).find(|wait| wait.grid).map_or(SiteId(0), |wait| wait.site)
}

fn spin_site<const W: usize>(program: &Program, block: &Block<W>) -> SiteId {
    block
        .warps
        .iter()
        .flat_map(|w| w.splits.iter().map(move |f| (w, f)))
        .find(|(_, f)| f.is_runnable())
        .and_then(|(w, f)| {
            let function = w.frames.get(f.frame as usize)?.function;
            program.functions[function as usize].sites.get(f.pc as usize).copied()
        })
        .unwrap_or(SiteId(0))
}

/// No thread can continue before the grid barrier at which some wait. It completes if all blocks have come
/// to it: a new interval starts in every block. Returns whether it does; otherwise the run is deadlocked.
/// `ended` are the first block that has ended and the number of such blocks, which never come.
fn grid_barrier<O: Observer, const W: usize>(
    m: &mut Machine<'_, O>,
    blocks: &mut [Block<W>],
    ended: Option<(u64, u64)>,
) -> bool {
    let site = grid_barrier_site(blocks);
    let completes = ended.is_none() && blocks.iter().flat_map(Block::at_barriers).all(|x| x.2.grid);
    let all = BarrierMismatch {
        level: BarrierLevel::Grid,
        completes,
        ended_blocks: ended,
        step: m.steps,
        ..BarrierMismatch::default()
    };
    let mut reported = false;
    let mut first: Option<BarrierMismatch> = None;
    for b in blocks.iter_mut() {
        let whole = b.at_barriers().all(|x| x.2.grid);
        let found = meeting(b, |wait| wait.grid || !whole, b.ended());
        let found = BarrierMismatch {
            level: all.level,
            completes,
            ended_blocks: ended,
            step: m.steps,
            ..found
        };
        let divergent = found.waiting.len() > 1 || !found.diverged.is_empty();
        if divergent || !found.ended.is_empty() && !b.off_beat {
            reported = true;
            m.observer.mismatch(&found);
        }
        b.off_beat |= divergent;
        let Some(first) = &first else {
            first = Some(found);
            continue;
        };
        // Blocks that are each at one instance, but not at the same.
        let instance = |f: &BarrierMismatch| {
            let [g] = &f.waiting[..] else { return None };
            Some((g.site, g.calls.clone(), g.trips.clone()))
        };
        if let (Some(here), Some(there)) = (instance(&found), instance(first))
            && here != there
        {
            reported = true;
            let waiting = [&first.waiting[..], &found.waiting[..]].concat();
            let (block, interval) = (first.block, first.interval);
            m.observer.mismatch(&BarrierMismatch { block, interval, waiting, ..all.clone() });
        }
    }
    if !completes {
        if let Some(first) = first.filter(|_| !reported) {
            m.observer.mismatch(&first);
        }
        m.stop = Some(Stop::Deadlock(site));
        return false;
    }
    for b in blocks.iter_mut() {
        b.interval += 1;
        for w in &mut b.warps {
            for f in &mut w.splits {
                f.state = State::Runnable;
            }
            w.merge_splits();
        }
    }
    m.observer.grid_barrier(site, m.steps);
    true
}

/// The number of the object behind buffer `index` of the inputs.
pub fn buffer_object(program: &Program, index: usize) -> ObjectId {
    ObjectId((program.globals.len() + 1 + index) as u32)
}

/// Index of the buffer behind `object`.
pub fn buffer_of(program: &Program, buffers: usize, object: ObjectId) -> Option<usize> {
    let number = (object.0 as usize).checked_sub(program.globals.len() + 1)?;
    (number < buffers).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::Sample;

    #[test]
    fn a_sample_is_ascending_and_holds_both_ends() {
        for (total, most) in [(1 << 20, 4096), (4097, 4096), (1001, 999), (1 << 40, 1 << 12)] {
            let s = Sample::new(total, most);
            let blocks: Vec<u64> = (0..s.len).map(|k| s.block(k)).collect();
            assert!(blocks.windows(2).all(|w| w[0] < w[1]), "{total} {most}");
            assert_eq!((blocks[0], *blocks.last().expect("blocks")), (0, total - 1));
        }
        let all = Sample::new(1000, 4096);
        assert!((0..all.len).all(|k| all.block(k) == k));
    }
}
