//! Judges a version of the source: compiled by the caller, then searched and rerun here.
//!
//! Everything is kept by the text that it belongs to. A caller whose compiler answers later (the playground's runs
//! in a worker) can therefore begin again from the start whenever a result is there: what was judged before costs
//! nothing the second time.

use base::diagnostic::Diagnostic;
use base::limits::{MAX_REPAIR_CANDIDATES, MAX_REPAIR_STEPS, RunLimits};
use base::sources::Sources;
use check::{CheckOptions, Form, LoweredKernel, Runner};
use detect::finding::{Finding, RaceKind, Severity, Subject};
use detect::result::{Ending, KernelResult};
use launch::params::KernelInfo;
use launch::{ElementType, Launch, LoadedModule, Number};
use search::Next;
use search::plan::{CheckRequest, Plan, PlanError};
use std::collections::BTreeMap;
use std::rc::Rc;
use vm::exec::input::BufferInit;

/// A version of the source must be compiled before anything else is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending(pub String);

/// What the search showed of one kernel in one version of the source.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The result, with advice.
    pub result: KernelResult,
    /// Launches whose results do not depend on an order, to compare results with.
    pub clean: Vec<Launch>,
}

/// Most launches that results are compared for.
const MAX_COMPARED: usize = 8;
/// Most steps of a launch that results are compared for.
const COMPARED_STEPS: u64 = 200_000;
/// How many times the steps of the source as it was another version may take in the same launch.
const STEPS_FACTOR: u64 = 8;
/// Steps that every version may take in a launch, however few the source as it was takes.
const FEWEST_STEPS: u64 = 1 << 16;
/// Most steps of the source as it was in a launch: as many as show a deadlock of spinning threads.
const MOST_STEPS: u64 = 3_200_000;

/// Key of a version, a kernel and, if one was run alone, a launch.
type Key = (String, String, String);

/// Compiles, searches and reruns versions of one source.
pub struct Oracle<'a> {
    request: CheckRequest,
    /// Whether versions are of the IR, and the source stays as it is.
    of_ir: bool,
    /// Of kernels whose launches are known better.
    requests: BTreeMap<String, CheckRequest>,
    /// Launches of the program that showed findings, by kernel.
    shown: BTreeMap<String, Vec<Launch>>,
    /// The file of which there are versions.
    file: String,
    /// The file that is compiled.
    module: String,
    further: &'a dyn Sources,
    compiled: BTreeMap<String, Result<Rc<LoadedModule>, String>>,
    judged: BTreeMap<Key, Result<Rc<Judged>, String>>,
    findings: BTreeMap<Key, Option<Rc<KernelResult>>>,
    computed: BTreeMap<Key, Option<Rc<Computed>>>,
    /// For each kernel and launch the steps that other versions may take in it.
    bounds: BTreeMap<(String, String), u64>,
    /// Launches run in all.
    pub launches: u64,
    /// Warp instructions run in all.
    steps: u64,
}

impl std::fmt::Debug for Oracle<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Oracle").field("file", &self.file).finish_non_exhaustive()
    }
}

/// What a launch leaves behind: its output and the contents of its buffers by name.
#[derive(Clone, PartialEq, Debug)]
pub struct Computed {
    output: String,
    buffers: BTreeMap<String, Vec<u8>>,
    /// What open buffers held before.
    inputs: BTreeMap<String, BufferInit>,
    elements: BTreeMap<String, ElementType>,
    /// Warp instructions.
    pub steps: u64,
    /// Whether the version adds floating-point numbers by atomic operations, so that sums depend on an order.
    pub adds_floats: bool,
}

impl Computed {
    /// Whether the other run computes the same. `loosely`: floating-point numbers may differ in their last digits,
    /// as they do if additions come in another order.
    pub fn agrees(&self, other: &Self, loosely: bool) -> bool {
        let cell = |name: &String, bytes: &Vec<u8>| {
            let Some(theirs) = other.buffers.get(name) else { return bytes.is_empty() };
            if bytes == theirs {
                return true;
            }
            // An open buffer reaches as far as it is accessed; what is beyond is as it was.
            let shorter = bytes.len().min(theirs.len());
            let longer = if bytes.len() > shorter { bytes } else { theirs };
            let tail = self.inputs.get(name).is_some_and(|i| is_untouched(i, longer, shorter));
            if tail && bytes[..shorter] == theirs[..shorter] {
                return true;
            }
            loosely
                && self.elements.get(name) == Some(&ElementType::F32)
                && bytes.len() == theirs.len()
                && bytes.chunks(4).zip(theirs.chunks(4)).all(|(a, b)| near(a, b))
        };
        self.output == other.output && self.buffers.iter().all(|(name, bytes)| cell(name, bytes))
    }

    /// The first cells, at most `most`, that the other run leaves with other values.
    pub fn differences(&self, other: &Self, most: usize) -> Vec<ChangedValue> {
        let mut all = vec![];
        for (name, bytes) in &self.buffers {
            let (Some(theirs), Some(&element)) = (other.buffers.get(name), self.elements.get(name))
            else {
                continue;
            };
            let size = element.size() as usize;
            let number = |bytes: &[u8]| {
                let mut bits = [0; 8];
                bits[..bytes.len()].copy_from_slice(bytes);
                Number::from_bits(element, u64::from_le_bytes(bits))
            };
            let cells = bytes.chunks_exact(size).zip(theirs.chunks_exact(size)).enumerate();
            let changed = cells.filter(|(_, (a, b))| a != b).take(most - all.len());
            all.extend(changed.map(|(index, (a, b))| ChangedValue {
                object: name.clone(),
                index,
                before: number(a),
                after: number(b),
            }));
            if all.len() >= most {
                break;
            }
        }
        all
    }
}

/// A cell of an output before and after a repair.
#[derive(Clone, PartialEq, Debug)]
pub struct ChangedValue {
    /// Its buffer.
    pub object: String,
    /// Its position in it.
    pub index: usize,
    /// What a launch with a finding left there.
    pub before: Number,
    /// What the repaired source leaves there in the same launch.
    pub after: Number,
}

/// Whether the bytes of an open buffer from `from` on are those that it began with.
fn is_untouched(input: &BufferInit, bytes: &[u8], from: usize) -> bool {
    let size = input.element.size() as usize;
    let cells = bytes.chunks_exact(size).enumerate().skip(from / size);
    input.records.is_none()
        && from.is_multiple_of(size)
        && cells.into_iter().all(|(i, cell)| cell == &input.cell(i as i64).to_le_bytes()[..size])
}

/// Whether two single-precision numbers are nearly equal.
fn near(a: &[u8], b: &[u8]) -> bool {
    let value = |bytes: &[u8]| bytes.try_into().map_or(f32::NAN, f32::from_le_bytes);
    let (a, b) = (value(a), value(b));
    a.to_bits() == b.to_bits() || (a - b).abs() <= 1e-3 * a.abs().max(b.abs()).max(1e-3)
}

/// The source under repair in front of the others.
struct WithText<'a> {
    file: &'a str,
    text: &'a str,
    further: &'a dyn Sources,
}

impl Sources for WithText<'_> {
    fn source(&self, file: &str) -> Option<String> {
        if file == self.file { Some(self.text.to_owned()) } else { self.further.source(file) }
    }
    fn program(&self, module: &str) -> Option<String> {
        self.further.program(module)
    }
}

impl<'a> Oracle<'a> {
    /// For versions of `file`; launches are those of `request`, and other files come from `further`.
    pub fn new(request: CheckRequest, file: &str, further: &'a dyn Sources) -> Self {
        Self {
            request,
            of_ir: false,
            requests: BTreeMap::new(),
            shown: BTreeMap::new(),
            file: file.to_owned(),
            module: file.to_owned(),
            further,
            compiled: BTreeMap::new(),
            judged: BTreeMap::new(),
            findings: BTreeMap::new(),
            computed: BTreeMap::new(),
            bounds: BTreeMap::new(),
            launches: 0,
            steps: 0,
        }
    }

    /// For versions of a header that the file includes.
    pub fn of_header(mut self, header: &str) -> Self {
        header.clone_into(&mut self.file);
        self
    }

    /// For versions of LLVM IR: a version is its own IR, and contracts are read from the source.
    pub fn of_ir(mut self) -> Self {
        self.of_ir = true;
        self
    }

    /// Searches `kernel` as this request says: its program makes known launches of it. Those of `shown` are run if a
    /// search finds nothing, which may think less of contents that it did not choose.
    pub fn search_like(&mut self, kernel: &str, request: CheckRequest, shown: Vec<Launch>) {
        self.requests.insert(kernel.to_owned(), request);
        self.shown.insert(kernel.to_owned(), shown);
    }

    /// Hands in what the compiler made of a version: LLVM IR, or what it said.
    pub fn compiled(&mut self, text: &str, result: Result<String, String>) {
        let loaded = result.and_then(|ir| {
            LoadedModule::new(&ir, &self.module).map(Rc::new).map_err(|e| e.message.clone())
        });
        self.compiled.insert(text.to_owned(), loaded);
    }

    /// How many versions were compiled.
    pub fn versions(&self) -> usize {
        self.compiled.len()
    }
    /// Whether as many versions were compiled, or as many steps run, as may be.
    pub fn is_exhausted(&self) -> bool {
        self.compiled.len() >= MAX_REPAIR_CANDIDATES || self.steps >= MAX_REPAIR_STEPS
    }

    /// The module of a version.
    ///
    /// # Errors
    /// It is not compiled yet.
    pub fn module(&self, text: &str) -> Result<Result<Rc<LoadedModule>, String>, Pending> {
        self.compiled.get(text).cloned().ok_or_else(|| Pending(text.to_owned()))
    }

    /// What a search of `kernel` shows in this version; the inner error says why there is none.
    ///
    /// # Errors
    /// The version is not compiled yet.
    pub fn search(
        &mut self,
        text: &str,
        kernel: &str,
    ) -> Result<Result<Rc<Judged>, String>, Pending> {
        let key = (text.to_owned(), kernel.to_owned(), String::new());
        if let Some(known) = self.judged.get(&key) {
            return Ok(known.clone());
        }
        let judged = match self.module(text)? {
            Ok(loaded) => self.judge(text, &loaded, kernel).map(Rc::new),
            Err(said) => Err(said),
        };
        if let Ok(judged) = &judged {
            self.launches += judged.result.launches_tried;
            let result = &judged.result;
            self.steps = self.steps.saturating_add(result.steps);
            if result.launches_tried <= 1 {
                // A launch that was given whole may take as long as it does.
                let bound = (kernel.to_owned(), key_of(&result.witness.launch));
                let steps = result.steps.saturating_mul(STEPS_FACTOR).max(MOST_STEPS);
                self.bounds.entry(bound).or_insert(steps);
            }
        }
        self.judged.insert(key, judged.clone());
        Ok(judged)
    }

    /// The same, but if the search shows nothing, what `launches` show: the search of another version may have chosen
    /// others, in which what is wrong does not happen.
    ///
    /// # Errors
    /// The version is not compiled yet.
    pub fn search_and_run(
        &mut self,
        text: &str,
        kernel: &str,
        launches: &[Launch],
    ) -> Result<Result<Rc<Judged>, String>, Pending> {
        let judged = self.search(text, kernel)?;
        let Ok(found) = &judged else { return Ok(judged) };
        if counted(&found.result).next().is_some() {
            return Ok(judged);
        }
        let shown = self.shown.get(kernel).cloned().unwrap_or_default();
        for launch in launches.iter().chain(&shown) {
            let Some(known) = self.run(text, kernel, launch)? else { continue };
            // Faults of memory may come from a launch that nobody makes, which the search leaves out.
            let order = |f: &Finding| matches!(f.subject, Subject::Race(_) | Subject::Mismatch(_));
            if !counted(&known).any(order) {
                continue;
            }
            let mut result = (*known).clone();
            result.launches_tried = found.result.launches_tried.saturating_add(1);
            let result = self.with_kernel(text, kernel, |loaded, kernel| {
                let mut lowered = LoweredKernel::default();
                let mut runner = Runner::new(loaded, kernel, &mut lowered);
                runner.advise(&mut result, &RunLimits::default());
                Some(result)
            })?;
            if let Some(result) = result {
                return Ok(Ok(Rc::new(Judged { result, clean: found.clean.clone() })));
            }
        }
        Ok(judged)
    }

    fn judge(&self, text: &str, loaded: &Rc<LoadedModule>, name: &str) -> Result<Judged, String> {
        let said = |error: &Diagnostic| error.message.clone();
        let kernel = loaded.kernel(name).map_err(|e| said(&e))?;
        let with = WithText { file: &self.file, text, further: self.further };
        let sources: &dyn Sources = if self.of_ir { self.further } else { &with };
        let alone = loaded.kernels().len() == 1;
        let request = self.requests.get(name).unwrap_or(&self.request);
        let like = |request: &CheckRequest| request.plan(loaded.clone(), &kernel, alone, sources);
        // Where nothing can be planned with what the program fixes, all is guessed.
        let plan = like(request).or_else(|_| like(&self.request));
        let plan = plan.map_err(|fault| match fault {
            PlanError::Launch(error) => said(&error),
            PlanError::Contract(fault) => said(&fault.error),
        })?;
        let mut lowered = LoweredKernel::default();
        let mut clean: Vec<Launch> = vec![];
        let mut result = match plan {
            Plan::Launch(one) => {
                let result = one.run().map_err(|e| said(&e))?;
                if is_determinate(&result) {
                    clean.push(result.witness.launch.clone());
                }
                result
            }
            Plan::Search(mut search) => {
                while let Next::Run(trial) = search.next_launch() {
                    let ran = search::run(loaded, &kernel, &trial, &mut lowered);
                    if let Ok(ran) = &ran {
                        let result = &ran.checked.result;
                        let small = result.steps <= COMPARED_STEPS;
                        let determinate = !ran.checked.unweighed && is_determinate(result);
                        if small && determinate && clean.len() < MAX_COMPARED {
                            clean.push(result.witness.launch.clone());
                        }
                    }
                    search.submit(trial.number, ran);
                }
                let mut result = search.result(None).map_err(|e| said(&e))?;
                search.minimise(&mut result, &|| true, None);
                result
            }
        };
        Runner::new(loaded, &kernel, &mut lowered).advise(&mut result, &RunLimits::default());
        Ok(Judged { result, clean })
    }

    /// What one launch of `kernel` shows in this version; `None` if it cannot be run.
    ///
    /// # Errors
    /// The version is not compiled yet.
    pub fn run(
        &mut self,
        text: &str,
        kernel: &str,
        launch: &Launch,
    ) -> Result<Option<Rc<KernelResult>>, Pending> {
        let key = (text.to_owned(), kernel.to_owned(), key_of(launch));
        if let Some(known) = self.findings.get(&key) {
            return Ok(known.clone());
        }
        let bound = (kernel.to_owned(), key_of(launch));
        let asked = self.request.options.limits;
        let most = self.bounds.get(&bound).copied().unwrap_or(MOST_STEPS);
        let limits = RunLimits { max_steps: asked.max_steps.min(most), ..asked };
        let options = CheckOptions { limits, ..CheckOptions::default() };
        let result = self.with_kernel(text, kernel, |loaded, kernel| {
            let mut lowered = LoweredKernel::default();
            let ran = Runner::new(loaded, kernel, &mut lowered).run(launch, &options).ok()?;
            Some(Rc::new(ran.result))
        })?;
        self.launches += 1;
        if let Some(result) = &result {
            self.steps = self.steps.saturating_add(result.steps);
            // The first version that is run in a launch bounds the others.
            let steps = result.steps.saturating_mul(STEPS_FACTOR).max(FEWEST_STEPS);
            self.bounds.entry(bound).or_insert(steps.min(MOST_STEPS));
        }
        self.findings.insert(key, result.clone());
        Ok(result)
    }

    /// What one launch of `kernel` computes in this version; `None` if it cannot be run, or does not end.
    ///
    /// # Errors
    /// The version is not compiled yet.
    pub fn compute(
        &mut self,
        text: &str,
        kernel: &str,
        launch: &Launch,
    ) -> Result<Option<Rc<Computed>>, Pending> {
        let key = (text.to_owned(), kernel.to_owned(), key_of(launch));
        if let Some(known) = self.computed.get(&key) {
            return Ok(known.clone());
        }
        // These launches were small before.
        let asked = self.request.options.limits;
        let most = COMPARED_STEPS * STEPS_FACTOR;
        let limits = RunLimits { max_steps: asked.max_steps.min(most), ..asked };
        let computed = self.with_kernel(text, kernel, |loaded, kernel| {
            compute(loaded, kernel, launch, &limits).map(Rc::new)
        })?;
        self.steps = self.steps.saturating_add(computed.as_ref().map_or(most, |c| c.steps));
        self.computed.insert(key, computed.clone());
        Ok(computed)
    }

    fn with_kernel<T>(
        &self,
        text: &str,
        kernel: &str,
        run: impl FnOnce(&LoadedModule, &KernelInfo) -> Option<T>,
    ) -> Result<Option<T>, Pending> {
        let Ok(loaded) = self.module(text)? else { return Ok(None) };
        let Ok(kernel) = loaded.kernel(kernel) else { return Ok(None) };
        Ok(run(&loaded, &kernel))
    }
}

/// Runs a launch for what it computes.
fn compute(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    launch: &Launch,
    limits: &RunLimits,
) -> Option<Computed> {
    let mut lowered = LoweredKernel::default();
    let mut runner = Runner::new(loaded, kernel, &mut lowered);
    let bound = runner.bind(launch, Form::IndependentLanes, limits).ok()?;
    let run = bound.run_plain(limits).ok()?;
    if run.stop.is_some() {
        return None;
    }
    let names = bound.inputs.buffers.iter().enumerate();
    let objects = names.map(|(i, b)| (vm::exec::grid::buffer_object(&bound.program, i), b));
    let mut buffers = BTreeMap::new();
    let mut elements = BTreeMap::new();
    let mut inputs = BTreeMap::new();
    for (object, buffer) in objects {
        if let Some(held) = run.objects.get(object.0 as usize) {
            buffers.insert(buffer.name.clone(), held.contents().into_owned());
            elements.insert(buffer.name.clone(), buffer.element);
            if buffer.len.is_none() {
                inputs.insert(buffer.name.clone(), buffer.clone());
            }
        }
    }
    Some(Computed {
        output: run.output.0.clone(),
        buffers,
        inputs,
        elements,
        steps: run.steps,
        adds_floats: loaded.module().adds_floats(),
    })
}

fn key_of(launch: &Launch) -> String {
    format!("{launch:?}")
}

/// Whether a launch ended with results that depend on no order: nothing that counts was found in it, or only that
/// several threads write the same.
fn is_determinate(result: &KernelResult) -> bool {
    let same = |f: &Finding| f.race().is_some_and(|r| r.kind == RaceKind::SameValue);
    result.ending == Ending::Finished && counted(result).all(same)
}

/// The findings that a repair is about.
pub fn counted(result: &KernelResult) -> impl Iterator<Item = &Finding> {
    result.findings.iter().filter(|f| f.severity >= Severity::Warning)
}
