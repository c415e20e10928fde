//! The hunt: a search for hours, one launch a step, guided by the kernel under test.
//!
//! A fuzzing engine hands bytes to [`Hunter::step`]. [`genome`] decodes them to a launch, which runs
//! with the first pass of the detectors; [`observe`] measures how near it came to a conflict. This and
//! how often each branch side was taken return to the engine as counters, so that it is guided by the
//! kernel and not by the code of the interpreter. A suspicious launch is examined in full and judged
//! as the default search judges launches; new findings are returned. [`mutate`] changes bytes field by
//! field.
//!
//! The engine, files, clock and processes belong to the caller.

mod distance_guided;
pub mod genome;
pub mod mutate;
pub mod observe;

use crate::coverage::Coverage;
use crate::distance::{self, BranchDistances, DecidingComparisons};
use crate::judge::Judge;
use crate::minimise::{self, MinimiseBounds};
use crate::runs::Runs;
use crate::space::LaunchSpace;
use crate::trial::Individual;
use crate::{Request, Strategy, feasible, space_of};
use base::diagnostic::Result;
use base::hash;
use base::limits::RunLimits;
use check::{CheckOptions, FirstPass, Form, LoweredKernel, Runner};
use detect::finding::{Finding, Severity};
use detect::result::{BranchCoverage, KernelResult};
use distance_guided::OpenDistances;
use events::SiteId;
use genome::Genome;
use ir::{ConstKind, FunctionId, Module, Operand};
use launch::params::KernelInfo;
use launch::{Launch, LoadedModule};
use observe::Nearness;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use vm::bytecode::Program;
use vm::exec::Stop;

/// Number of counters for the engine, which examines all of them after each launch.
pub const COUNTERS: usize = 4096;
/// The first of them count branch sides; the others represent nearness.
const SIDES: usize = 1024;
/// Maximum number of warp instructions of a launch, of reference launches, and bytes of memory.
const STEPS: u64 = 100_000;
const REFERENCE_STEPS: u64 = 5_000_000;
const MEMORY: u64 = 16 << 20;
/// Maximum number of launches that are run to make one smaller.
const TRIES: u64 = 200;

/// The result of one step.
#[derive(Clone, Debug, Default)]
pub struct StepOutcome {
    /// New findings that count and are not notes. Their launch is the one that was run.
    pub findings: Vec<Finding>,
    /// Whether some counter reached a new range of values.
    pub news: bool,
}

/// The hunt of one kernel.
#[derive(Debug)]
pub struct Hunter<'a> {
    loaded: &'a LoadedModule,
    kernel: KernelInfo,
    space: LaunchSpace,
    genome: Genome,
    /// Numbers that occur in the kernel.
    numbers: Vec<i64>,
    options: CheckOptions,
    judge: Judge,
    lowered: LoweredKernel,
    form: Form,
    counters: Box<[u8; COUNTERS]>,
    /// For each counter, one bit for each range of values that it has been in.
    reached: Box<[u8; COUNTERS]>,
    coverage: Coverage,
    /// The comparisons that decide branches, for each form of the kernel.
    deciding: Vec<(Arc<Program>, DecidingComparisons)>,
    open: OpenDistances,
    /// Number of suspicious launches by what they have in common.
    looks: HashMap<u64, u32>,
    found: BTreeSet<String>,
    references: BTreeSet<String>,
    first: Vec<Finding>,
    launches: u64,
    completed: u64,
}

impl<'a> Hunter<'a> {
    /// A hunt of the launches of `kernel` that `request` allows. Reference launches run at once: the
    /// simplest one, and those at the edges of the contract.
    ///
    /// # Errors
    /// A given value is impossible, no launch meets the contract, or the kernel is not supported.
    pub fn new(loaded: &'a LoadedModule, kernel: &KernelInfo, request: &Request) -> Result<Self> {
        let space = space_of(loaded, kernel, request);
        let plain = feasible(&space)?;
        let asked = request.options.limits;
        let limits = RunLimits {
            max_steps: asked.max_steps.min(STEPS),
            max_memory: asked.max_memory.min(MEMORY),
            max_shadow: asked.max_shadow.min(MEMORY),
            max_output: asked.max_output.min(4096),
            ..asked
        };
        let options = CheckOptions { limits, ..CheckOptions::default() };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(loaded, kernel, &mut lowered);
        let long = RunLimits { max_steps: asked.max_steps.min(REFERENCE_STEPS), ..limits };
        let long_options = CheckOptions { limits: long, ..options };
        let mut judge = Judge::new(Strategy::Default);
        let mut coverage = Coverage::default();
        let mut references = BTreeSet::new();
        let mut first = vec![];
        let mut completed = 0;
        let mut edges = vec![(plain.clone(), runner.run(&plain, &long_options)?)];
        for launch in space.edges(&plain) {
            // The simplest launch can run; others are skipped if they cannot.
            if let Ok(checked) = runner.run(&launch, &options) {
                edges.push((launch, checked));
            }
        }
        for (number, (launch, checked)) in (0..).zip(edges) {
            let individual = Individual::reference(launch);
            references.insert(individual.key());
            coverage.add(&checked.coverage);
            completed += u64::from(!checked.result.ending.is_limit());
            let result = checked.result.clone();
            judge.add(number, &individual, checked);
            first.extend(judge.accepted_findings(&individual, result, &space));
        }
        let (bound, _, _) = runner.first_pass(&plain, Form::Fast, &options, &Nearness::new())?;
        let form = form_of(&bound.program);
        let numbers = numbers(loaded, kernel, &space, &bound.program);
        let mut hunter = Self {
            loaded,
            kernel: kernel.clone(),
            genome: Genome::new(&space),
            numbers,
            space,
            options,
            judge,
            lowered,
            form,
            counters: Box::new([0; COUNTERS]),
            reached: Box::new([0; COUNTERS]),
            coverage,
            deciding: vec![],
            open: OpenDistances::default(),
            looks: HashMap::new(),
            found: BTreeSet::new(),
            launches: references.len() as u64,
            completed,
            references,
            first: vec![],
        };
        hunter.first = hunter.new_ones(first);
        Ok(hunter)
    }

    /// The fields of the bytes.
    pub fn genome(&self) -> &Genome {
        &self.genome
    }
    /// The kernel.
    pub fn kernel(&self) -> &KernelInfo {
        &self.kernel
    }
    /// The counters of the last step.
    pub fn counters(&self) -> &[u8; COUNTERS] {
        &self.counters
    }
    /// Number of launches so far.
    pub fn launches(&self) -> u64 {
        self.launches
    }
    /// Number of launches so far that came to an end, and not to a limit.
    pub fn completed(&self) -> u64 {
        self.completed
    }
    /// Number of branch sides taken so far, and of all.
    pub fn sides(&self) -> (u64, u64) {
        self.coverage.counts()
    }
    /// Marks a finding, by its fingerprint, as known.
    pub fn know(&mut self, fingerprint: &str) {
        self.found.insert(fingerprint.to_owned());
        self.first.retain(|finding| finding.fingerprint() != fingerprint);
    }
    /// The branch sides taken so far, and the places of the others.
    ///
    /// # Errors
    /// As [`Runner::code_facts`].
    pub fn coverage(&self) -> Result<BranchCoverage> {
        let plain = feasible(&self.space)?;
        let mut lowered = LoweredKernel::default();
        let code = Runner::new(self.loaded, &self.kernel, &mut lowered).code_facts(&plain)?;
        Ok(self.coverage.summary(&code.branches))
    }
    /// Bytes to start with: the simplest launch and launches near it.
    pub fn seeds(&self) -> Vec<Vec<u8>> {
        let plain = vec![0; self.genome.len];
        let mut seeds = vec![plain.clone()];
        for &(_, at) in &self.genome.fields {
            let mut seed = plain.clone();
            if let Some(how) = seed.get_mut(at) {
                *how = 4;
            }
            seeds.push(seed);
        }
        seeds
    }

    /// Changes the bytes of a launch: guided by branch distances if they are known, otherwise as
    /// [`mutate::mutate`] does.
    pub fn mutate(&self, bytes: &mut Vec<u8>, seed: u64) {
        let Self { open, genome, space, numbers, .. } = self;
        if seed.is_multiple_of(2)
            && distance_guided::mutate(open, genome, space, numbers, bytes, seed)
        {
            return;
        }
        mutate::mutate(&self.genome, &self.numbers, bytes, seed);
    }

    /// Combines the bytes of two launches to those of one, and usually changes them too.
    pub fn cross(&self, a: &[u8], b: &[u8], seed: u64) -> Vec<u8> {
        let mut child = mutate::cross(&self.genome, a, b, seed);
        if !seed.is_multiple_of(4) {
            self.mutate(&mut child, seed);
        }
        child
    }

    /// The findings of the launches that [`Hunter::new`] ran; empty after the first call.
    pub fn first(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.first)
    }

    /// Runs the launch that `bytes` encode.
    pub fn step(&mut self, bytes: &[u8]) -> StepOutcome {
        self.counters.fill(0);
        self.launches += 1;
        let launch = self.genome.decode(&self.space, bytes);
        let shown = Runner::new(self.loaded, &self.kernel, &mut self.lowered).first_pass(
            &launch,
            self.form,
            &self.options,
            &(Nearness::new(), BranchDistances::new()),
        );
        // An impossible launch is skipped; unsupported constructs were reported by `new`.
        let Ok((bound, first, (nearness, distances))) = shown else {
            return StepOutcome::default();
        };
        self.form = form_of(&bound.program);
        self.completed += u64::from(matches!(first.run.stop, None | Some(Stop::Deadlock(_))));
        let coverage = &first.run.coverage;
        self.coverage.add(coverage);
        // Per warp, so that a longer loop is news and a larger launch is not.
        let warps = u64::from(launch.warps_per_block()).saturating_mul(launch.grid.count()).max(1);
        for (side, &count) in coverage.iter().enumerate() {
            let counter = &mut self.counters[side % SIDES];
            let count = count.div_ceil(warps);
            *counter = counter.saturating_add(u8::try_from(count).unwrap_or(u8::MAX));
        }
        let mut look = look(&first, &bound.program);
        let statement = |site| distance::statement(&bound.program, site);
        for ((a, b), distance) in nearness.finish() {
            let (a, b) = (statement(a), statement(b));
            let pair = hash::mix(hash::mix(1, a.min(b)), a.max(b));
            if distance == 0 {
                look = hash::mix(look, pair);
            }
            // Each power of two of the distance has a counter.
            let level = u64::BITS - distance.leading_zeros();
            let place = hash::mix(pair, level.into());
            let at = SIDES + (place % (COUNTERS - SIDES) as u64) as usize;
            self.counters[at] = 1;
        }
        let mut outcomes = vec![];
        for (site, mut of_site) in distances.outcomes(self.deciding_in(&bound.program)) {
            for times in &mut of_site.times {
                *times = u64::from(*times).div_ceil(warps) as u32;
            }
            outcomes.push((statement(site), of_site));
        }
        for (statement, of_site) in &outcomes {
            for wanted in [0, 1] {
                // Each power of two of the distance to one more of an outcome has a counter.
                let Some(gap) = of_site.last[1 - wanted] else { continue };
                let level = u64::BITS - gap.size().leading_zeros();
                let wanted = (u64::from(of_site.times[wanted].min(15)) << 1) | wanted as u64;
                let place = hash::mix(hash::mix(hash::mix(2, *statement), wanted), level.into());
                let at = SIDES + (place % (COUNTERS - SIDES) as u64) as usize;
                self.counters[at] = 1;
            }
        }
        let news = self.remember();
        self.open.note(bytes, news, &outcomes);
        let mut findings = vec![];
        if first.is_suspicious() {
            // Similar launches seldom show anything new: the first few are examined, then fewer and
            // fewer.
            let seen = self.looks.entry(look).or_insert(0);
            *seen = seen.saturating_add(1);
            if seen.is_power_of_two() || *seen == 3 {
                findings = self.examine(launch);
            }
        }
        StepOutcome { findings, news }
    }

    /// The comparisons that decide branches in a form of the kernel.
    fn deciding_in(&mut self, program: &Arc<Program>) -> &DecidingComparisons {
        let at = self.deciding.iter().position(|(known, _)| Arc::ptr_eq(known, program));
        let at = at.unwrap_or_else(|| {
            self.deciding.push((program.clone(), DecidingComparisons::new(program)));
            self.deciding.len() - 1
        });
        &self.deciding[at].1
    }

    fn examine(&mut self, launch: Launch) -> Vec<Finding> {
        let mut runner = Runner::new(self.loaded, &self.kernel, &mut self.lowered);
        let Ok(checked) = runner.run(&launch, &self.options) else { return vec![] };
        if checked.result.findings.is_empty() {
            return vec![];
        }
        let mut individual = Individual::new(launch);
        individual.reference = self.references.contains(&individual.key());
        let findings = self.judge.accepted_findings(&individual, checked.result, &self.space);
        self.new_ones(findings)
    }

    fn new_ones(&mut self, mut findings: Vec<Finding>) -> Vec<Finding> {
        findings.retain(|f| f.severity > Severity::Note && self.found.insert(f.fingerprint()));
        findings
    }

    /// Records the counters. Returns whether one of them is in a new range of values.
    fn remember(&mut self) -> bool {
        let mut news = false;
        for (&counter, reached) in self.counters.iter().zip(self.reached.iter_mut()) {
            if counter == 0 {
                continue;
            }
            let range = match counter {
                1..=3 => counter - 1,
                4..=7 => 3,
                8..=15 => 4,
                16..=31 => 5,
                32..=127 => 6,
                _ => 7,
            };
            news |= *reached & 1 << range == 0;
            *reached |= 1 << range;
        }
        news
    }

    /// The finding with the smallest launch that was found to show it, as long as `keep_going` returns
    /// true.
    pub fn minimised(&mut self, finding: &Finding, keep_going: &dyn Fn() -> bool) -> Finding {
        let space = &self.space;
        let allows = |launch: &Launch| space.allows(launch) && space.is_plausible(launch);
        let bounds = MinimiseBounds { tries: TRIES, steps: u64::MAX, allows: &allows, keep_going };
        let runner = Runner::new(self.loaded, &self.kernel, &mut self.lowered);
        let mut runs = Runs::new(runner, self.options);
        let smaller = minimise::minimise(&mut runs, finding, &bounds);
        smaller.unwrap_or_else(|| finding.clone())
    }

    /// The result of the launch of `finding`, with this finding first.
    ///
    /// # Errors
    /// The launch cannot run.
    pub fn result(&mut self, finding: &Finding) -> Result<KernelResult> {
        let mut runner = Runner::new(self.loaded, &self.kernel, &mut self.lowered);
        let mut result = runner.run(&finding.witness.launch, &self.options)?.result;
        let mark = finding.fingerprint();
        result.findings.retain(|f| f.fingerprint() != mark);
        result.findings.insert(0, finding.clone());
        runner.advise(&mut result, &self.options.limits);
        Ok(result)
    }
}

/// The form of a program: a kernel that needed independent lanes once always runs that way.
fn form_of(program: &Program) -> Form {
    if program.independent_lanes { Form::IndependentLanes } else { Form::Fast }
}

/// A hash that similar launches have in common.
fn look(first: &FirstPass, program: &Program) -> u64 {
    let at = |look: u64, site: SiteId| {
        let site = &program.sites[site];
        hash::mix(hash::mix(look, site.function.0.into()), site.inst.0.into())
    };
    let mut look = hash::mix(1, first.filter.any().into());
    for fault in &first.faults {
        let rule = hash::fnv1a(fault.rule.name().as_bytes());
        look = at(hash::mix(look, rule), fault.example.site);
    }
    for site in first.mismatches.iter().flat_map(|m| &m.example.waiting).map(|g| g.site) {
        look = at(look, site);
    }
    hash::mix(look, matches!(first.run.stop, Some(Stop::Deadlock(_))).into())
}

/// Maximum number of numbers of the kernel that mutations use.
const MAX_NUMBERS: usize = 256;

/// Numbers that the kernel compares with, those in its contract, those in its code and the functions it
/// calls, and those in tables that it reads: the most important first, without duplicates.
fn numbers(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    space: &LaunchSpace,
    program: &Program,
) -> Vec<i64> {
    let module: &Module = loaded.module();
    let others: BTreeSet<FunctionId> = loaded.kernels().iter().map(|k| k.function).collect();
    let mut numbers: Vec<i64> = vec![];
    let mut seen = BTreeSet::new();
    let mut add = |n: i64| {
        if !(-1..=2).contains(&n) && numbers.len() < MAX_NUMBERS && seen.insert(n) {
            numbers.push(n);
        }
    };
    space.facts.compared.iter().chain(&space.numbers).copied().for_each(&mut add);
    for (id, function) in module.functions.iter() {
        // Functions that are not kernels may be called by this one.
        if id != kernel.function && others.contains(&id) {
            continue;
        }
        for inst in function.insts.values() {
            inst.kind.for_each_operand(|operand| {
                let Operand::Const(id) = operand else { return };
                let constant = &module.constants[id];
                if let ConstKind::Int(bits) = constant.kind {
                    let width = module.types.scalar_bits(constant.ty).unwrap_or(64).clamp(1, 64);
                    add((bits as i64) << (64 - width) >> (64 - width));
                }
            });
        }
    }
    for global in &program.globals {
        for word in global.bytes.chunks_exact(4).take(MAX_NUMBERS) {
            add(i32::from_le_bytes(word.try_into().unwrap_or_default()).into());
        }
    }
    numbers
}

#[cfg(test)]
mod tests;
