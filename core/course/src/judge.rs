//! Judges an attempt at a lesson.
//!
//! The launches of the lesson are run from the smallest on; the first that fails ends the judgement, so that
//! what a student sees is the smallest launch that shows the mistake. The limits on barriers and work count
//! only if every launch is right. An attempt is hostile until proven
//! otherwise: steps and memory of each run are bounded by what the reference needs.

use crate::EXPECTED;
use crate::lesson::Lesson;
use base::diagnostic::{Diagnostic, Result};
use base::limits::{self, RunLimits};
use check::{Bound, CheckOptions, LoweredKernel, Runner};
use detect::finding::Severity;
use detect::result::{Ending, KernelResult};
use events::{BarrierDone, NoObserver, Observer};
use launch::params::{KernelInfo, ParamKind};
use launch::{ArgValue, Dim3, ElementType, KernelArg, Launch, LoadedModule, Number};
use std::collections::BTreeMap;
use vm::exec::Object;
use vm::exec::grid::buffer_object;

/// What came of an attempt.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// Launches that passed.
    pub passed: usize,
    /// Launches of the lesson.
    pub of: usize,
    /// What failed first; nothing if the attempt passes.
    pub failure: Option<Failure>,
}

/// The first thing that is wrong with an attempt.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// The launch that shows it, with the names of the attempt's parameters; `None` if no launch can.
    pub launch: Option<Box<Launch>>,
    /// What it is.
    pub why: Why,
}

/// Why an attempt does not pass.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// The kernel of the lesson is missing.
    NoKernel {
        /// Its name.
        wanted: String,
        /// Kernels that there are.
        found: Vec<String>,
    },
    /// The kernel has other parameters than the lesson's.
    Parameters {
        /// The lesson's, each with type and name.
        wanted: Vec<String>,
        /// Number of those of the attempt.
        found: usize,
    },
    /// The kernel cannot be run.
    CannotRun(Box<Diagnostic>),
    /// The run was cut by a limit.
    Unfinished {
        /// How it ended.
        ending: Ending,
        /// Warp instructions of the reference in the same launch.
        reference: u64,
    },
    /// There are findings; those that count come first.
    Findings(Box<KernelResult>),
    /// A cell has the wrong value at the end.
    WrongOutput {
        /// Name of the buffer.
        buffer: String,
        /// Position of the first wrong cell.
        index: u64,
        /// What it should contain.
        expected: Number,
        /// What it contains.
        found: Number,
        /// Number of wrong cells.
        wrong: u64,
        /// Number of cells.
        of: u64,
    },
    /// A block completes more barriers than needed.
    Barriers {
        /// Barriers that a block completed.
        found: u64,
        /// Barriers that suffice.
        enough: u64,
    },
    /// The attempt takes far more instructions than the reference.
    Work {
        /// Warp instructions of the attempt.
        steps: u64,
        /// Warp instructions of the reference.
        reference: u64,
    },
}

/// Counts the barriers that each block completes.
#[derive(Clone, Debug, Default)]
struct Barriers(BTreeMap<u64, u64>);

impl Observer for Barriers {
    const ACCESSES: bool = false;
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.block_wide {
            *self.0.entry(done.block).or_insert(0) += 1;
        }
    }
}

impl Barriers {
    /// Those of the block with the most.
    fn most(&self) -> u64 {
        self.0.values().copied().max().unwrap_or(0)
    }
}

/// Judges attempts at one lesson.
#[derive(Debug)]
pub struct Judge<'a> {
    lesson: &'a Lesson,
    reference: &'a LoadedModule,
    kernel: KernelInfo,
    expected: KernelInfo,
}

/// What the reference does in one launch.
struct Wanted {
    /// For each output its cells at the end.
    outputs: Vec<Output>,
    cost: Cost,
}

/// What a run costs.
struct Cost {
    /// Barriers of the block with the most.
    barriers: u64,
    /// Warp instructions.
    steps: u64,
}

/// An output of a run.
struct Output {
    name: String,
    element: ElementType,
    cells: Vec<u64>,
}

impl<'a> Judge<'a> {
    /// A judge who compares with `reference`.
    ///
    /// # Errors
    /// The reference does not contain the lesson's kernel and the sequential one, or has no buffer of a name
    /// that the lesson compares.
    pub fn new(lesson: &'a Lesson, reference: &'a LoadedModule) -> Result<Self> {
        let kernel = reference.kernel(&lesson.kernel)?;
        let expected = reference.kernel(EXPECTED)?;
        for name in &lesson.compare {
            for kernel in [&kernel, &expected] {
                let pointer = |k: &ParamKind| matches!(k, ParamKind::Pointer { .. });
                if !kernel.params.iter().any(|p| p.name == *name && pointer(&p.kind)) {
                    let of = &kernel.display_name;
                    let message =
                        format!("`{name}`, which is compared, is not a buffer of kernel `{of}`");
                    return Err(Box::new(Diagnostic::bad_launch(message)));
                }
            }
        }
        Ok(Self { lesson, reference, kernel, expected })
    }

    /// Judges the kernel of the lesson in `attempt`.
    ///
    /// # Errors
    /// The reference cannot be run: the lesson is wrong.
    pub fn judge(&self, attempt: &LoadedModule) -> Result<Judgement> {
        let of = self.lesson.launches.len();
        let fails =
            |why| Ok(Judgement { passed: 0, of, failure: Some(Failure { launch: None, why }) });
        let Ok(kernel) = attempt.kernel(&self.lesson.kernel) else {
            let found = attempt.kernels().iter().map(|k| k.display_name.clone()).collect();
            return fails(Why::NoKernel { wanted: self.lesson.kernel.clone(), found });
        };
        if kernel.params.len() != self.kernel.params.len() {
            let wanted =
                self.kernel.params.iter().map(|p| format!("{} {}", p.ty, p.name)).collect();
            return fails(Why::Parameters { wanted, found: kernel.params.len() });
        }
        let mut lowered = [(); 3].map(|()| LoweredKernel::default());
        // That a mend is slow matters once it is right.
        let mut slow = None;
        for (passed, launch) in self.lesson.launches.iter().enumerate() {
            let wanted = self.wanted(launch, &mut lowered)?;
            let launch = self.renamed(launch, &kernel);
            let failed = |why, launch| {
                let failure = Some(Failure { launch: Some(Box::new(launch)), why });
                Judgement { passed, of, failure }
            };
            match self.run(attempt, &kernel, &launch, &wanted, &mut lowered[2]) {
                Err(why) => return Ok(failed(*why, launch)),
                Ok(cost) if slow.is_none() => {
                    let is_last = passed + 1 == of;
                    slow = self.excess(&wanted, &cost, is_last).map(|why| failed(why, launch));
                }
                Ok(_) => {}
            }
        }
        Ok(slow.unwrap_or(Judgement { passed: of, of, failure: None }))
    }

    /// The launch with the names of `kernel`'s parameters in place of those of the reference.
    fn renamed(&self, launch: &Launch, kernel: &KernelInfo) -> Launch {
        let args = launch.args.iter().map(|arg| {
            let position = self.kernel.params.iter().position(|p| p.name == arg.name);
            let name = position.map_or(&arg.name, |p| &kernel.params[p].name);
            KernelArg { name: name.clone(), value: arg.value.clone() }
        });
        Launch { args: args.collect(), ..launch.clone() }
    }

    /// What the reference does in `launch`.
    fn wanted(&self, launch: &Launch, lowered: &mut [LoweredKernel; 3]) -> Result<Wanted> {
        let limits = RunLimits { max_steps: limits::MAX_REFERENCE_STEPS, ..attempt_limits(0) };
        let [of_kernel, of_expected, _] = lowered;
        let mut runner = Runner::new(self.reference, &self.kernel, of_kernel);
        let (bound, barriers) = runner.observe(launch, &limits, &Barriers::default())?;
        let steps = bound.observe(&limits, NoObserver)?.0.steps;

        let has = |arg: &&KernelArg| self.expected.params.iter().any(|p| p.name == arg.name);
        let mut args: Vec<KernelArg> = launch.args.iter().filter(has).cloned().collect();
        for (name, n) in [("blocks", launch.grid.count()), ("threads", launch.block.count())] {
            let wants = self.expected.params.iter().any(|p| p.name == name);
            if wants && !args.iter().any(|a| a.name == name) {
                let value = ArgValue::Scalar(Number::Int(n.into()));
                args.push(KernelArg { name: name.to_owned(), value });
            }
        }
        let one = Dim3::new(1, 1, 1);
        let alone = Launch { grid: one, block: one, args, ..launch.clone() };
        let mut runner = Runner::new(self.reference, &self.expected, of_expected);
        let (bound, NoObserver) = runner.observe(&alone, &limits, &NoObserver)?;
        let positions = self.lesson.compare.iter();
        let outputs = outputs(&bound, positions.map(String::as_str), &limits)?;
        let Some(outputs) = outputs else {
            let message = "the sequential kernel does not come to its end";
            return Err(Box::new(Diagnostic::limit(message)));
        };
        Ok(Wanted { outputs, cost: Cost { barriers: barriers.most(), steps } })
    }

    /// Runs the attempt in `launch`, and checks that it is right.
    fn run(
        &self,
        attempt: &LoadedModule,
        kernel: &KernelInfo,
        launch: &Launch,
        wanted: &Wanted,
        lowered: &mut LoweredKernel,
    ) -> std::result::Result<Cost, Box<Why>> {
        let limits = attempt_limits(wanted.cost.steps);
        let options = CheckOptions { limits, ..CheckOptions::default() };
        let cannot = |error| Box::new(Why::CannotRun(error));
        let unfinished =
            |ending| Box::new(Why::Unfinished { ending, reference: wanted.cost.steps });
        let mut runner = Runner::new(attempt, kernel, lowered);
        let (bound, checked, barriers) =
            runner.run_observed(launch, &options, &Barriers::default()).map_err(cannot)?;
        let mut result = checked.result;
        if result.findings.iter().any(|f| f.severity > Severity::Note) {
            runner.advise(&mut result, &limits);
            return Err(Box::new(Why::Findings(Box::new(result))));
        }
        if result.ending != Ending::Finished {
            return Err(unfinished(result.ending));
        }
        let names = self.lesson.compare.iter().filter_map(|name| {
            let position = self.kernel.params.iter().position(|p| p.name == *name)?;
            Some(kernel.params[position].name.as_str())
        });
        let found = outputs(&bound, names, &limits).map_err(cannot)?;
        let found = found.ok_or_else(|| unfinished(Ending::Stopped))?;
        match wanted.outputs.iter().zip(&found).find_map(|(w, f)| difference(w, f)) {
            Some(why) => Err(Box::new(why)),
            None => Ok(Cost { barriers: barriers.most(), steps: result.steps }),
        }
    }

    /// What an attempt does beyond the limits of the lesson. Work counts in the largest launch, which comes last:
    /// in small ones a good mend may take many times as much as another.
    fn excess(&self, wanted: &Wanted, cost: &Cost, is_last: bool) -> Option<Why> {
        if self.lesson.few_barriers && cost.barriers > wanted.cost.barriers {
            return Some(Why::Barriers { found: cost.barriers, enough: wanted.cost.barriers });
        }
        let (steps, reference) = (cost.steps, wanted.cost.steps);
        let most = reference.saturating_mul(self.lesson.most_work?);
        (is_last && steps > most).then_some(Why::Work { steps, reference })
    }
}

/// The limits of an attempt where the reference takes `steps`.
fn attempt_limits(steps: u64) -> RunLimits {
    RunLimits {
        max_steps: steps.saturating_mul(limits::ATTEMPT_STEPS_FACTOR) + limits::MIN_ATTEMPT_STEPS,
        max_memory: limits::MAX_ATTEMPT_BYTES,
        max_shadow: limits::MAX_ATTEMPT_BYTES,
        max_output: 1 << 12,
        max_findings: 50,
        ..RunLimits::default()
    }
}

/// The cells of the buffers behind the parameters `names` when the run has ended; `None` if it does not end.
fn outputs<'n>(
    bound: &Bound,
    names: impl Iterator<Item = &'n str>,
    limits: &RunLimits,
) -> Result<Option<Vec<Output>>> {
    let (run, NoObserver) = bound.observe(limits, NoObserver)?;
    if run.stop.is_some() {
        return Ok(None);
    }
    let mut found = vec![];
    for name in names {
        let Some(index) = bound.inputs.buffers.iter().position(|b| b.name == name) else {
            continue;
        };
        let buffer = &bound.inputs.buffers[index];
        let object = buffer_object(&bound.program, index);
        let contents = run.objects.get(object.0 as usize).map(Object::contents);
        let bytes = contents.as_deref().unwrap_or_default();
        let cells = bytes.chunks_exact(buffer.element.size() as usize).map(|cell| {
            let mut bits = [0; 8];
            bits[..cell.len()].copy_from_slice(cell);
            u64::from_le_bytes(bits)
        });
        let cells = cells.take(buffer.len.map_or(usize::MAX, |n| n as usize)).collect();
        found.push(Output { name: name.to_owned(), element: buffer.element, cells });
    }
    Ok(Some(found))
}

/// The first difference between an output and what it should be.
fn difference(wanted: &Output, found: &Output) -> Option<Why> {
    let number = |output: &Output, i: usize| {
        Number::from_bits(output.element, output.cells.get(i).copied().unwrap_or(0))
    };
    let len = wanted.cells.len().max(found.cells.len());
    let float = wanted.element.is_float();
    let differs = |&i: &usize| !same(number(wanted, i), number(found, i), float);
    let mut wrong = (0..len).filter(differs);
    let first = wrong.next()?;
    Some(Why::WrongOutput {
        buffer: found.name.clone(),
        index: first as u64,
        expected: number(wanted, first),
        found: number(found, first),
        wrong: 1 + wrong.count() as u64,
        of: len as u64,
    })
}

/// Whether two values are the same; sums of floats may have been rounded in another order.
fn same(a: Number, b: Number, float: bool) -> bool {
    if !float {
        return a == b;
    }
    let (a, b) = (a.to_f64(), b.to_f64());
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= 1e-4 * a.abs().max(b.abs()).max(1.0)
}
