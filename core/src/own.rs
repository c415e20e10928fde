//! The launches that a program's own `main` makes: a check runs it before it searches.

use crate::limits::{
    MAX_GUESSED_ARGUMENTS, MAX_MAIN_DEVICE_STEPS, MAX_MAIN_LAUNCHES, MAX_MAIN_MEMORY,
    MAX_MAIN_STEPS,
};
use cuda::RUNTIME_HEADER;
use detect::finding::{Finding, Severity, Subject};
use detect::result::{KernelResult, MainStop, Note, ProgramEnding, ProgramResult};
use events::{FaultKind, Space};
use host::{CxxAbi, LibC, Library, World};
use ir::Module;
use launch::params::{KernelInfo, ParamKind};
use launch::{ArgValue, Dim3, KernelArg, Launch, Model};
use program::{Compiled, Fixed, Own, Relation, RunRequest, Unit};
use search::plan::CheckRequest;
use std::collections::{BTreeMap, BTreeSet};

/// What is tried as arguments of a program that launches nothing without any. Most are sizes and numbers of
/// repetitions.
const GUESSED: &str = "64";
/// A kernel by its file and its name there.
pub type KernelId = (String, String);

/// How a `main` is run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Execution model of kernels.
    pub model: Model,
    /// Whether contracts say that the kernels have other callers, too.
    pub spoken: bool,
    /// Whether the caller wants the run to end now.
    pub interrupt: base::limits::Interrupt,
}

/// What the program's own launches showed.
#[derive(Debug)]
pub struct OwnLaunches {
    /// The files of the program.
    files: Vec<String>,
    /// Results of the kernels that were launched.
    kernels: BTreeMap<KernelId, Own>,
    /// Kernels whose launches tell nothing, since their memory is left out.
    sketched: BTreeSet<KernelId>,
    /// What of their launches is fixed, by name.
    fixed: BTreeMap<String, Fixed>,
    /// What relates their parts, by name.
    relations: BTreeMap<String, Vec<Relation>>,
    /// Launches until `stop`.
    launches: u64,
    /// Why the program was not followed to its end.
    stop: Option<MainStop>,
    /// Whether it wanted input that it did not get.
    wants_input: bool,
    /// The program's own run, if it shows faults of the host code.
    faults: Option<ProgramResult>,
    /// The exit code, if the program ended by itself.
    exit: Option<i32>,
    /// What it printed.
    output: Vec<u8>,
}

/// What a run of a program's `main` shows of a repair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainRun {
    /// Findings that count, in kernels and host code.
    pub findings: usize,
    /// The exit code, if it ended by itself.
    pub exit: Option<i32>,
    /// What it printed.
    pub output: Vec<u8>,
}

impl OwnLaunches {
    /// Runs the `main` of a program.
    pub fn new(units: Vec<Unit>, settings: &Settings) -> Self {
        let files: Vec<String> = units.iter().map(|u| u.file.clone()).collect();
        Self::run(units, settings).unwrap_or_else(|why| Self::not_run(files, why))
    }

    /// For a program whose `main` cannot be run.
    pub fn not_run(files: Vec<String>, why: MainStop) -> Self {
        Self {
            files,
            kernels: BTreeMap::new(),
            sketched: BTreeSet::new(),
            fixed: BTreeMap::new(),
            relations: BTreeMap::new(),
            launches: 0,
            stop: Some(why),
            wants_input: false,
            faults: None,
            exit: None,
            output: vec![],
        }
    }

    fn run(units: Vec<Unit>, settings: &Settings) -> Result<Self, MainStop> {
        let modules: Vec<Module> = units.iter().map(|u| u.host.clone()).collect();
        let arguments = program::main_uses_arguments(&modules);
        let (fixed, relations) = (program::fixed(&modules), program::relations(&modules));
        let compiled =
            Compiled::link(units, "cuda/", RUNTIME_HEADER).map_err(|_| MainStop::NotCompiled)?;
        let libraries = || -> Vec<Box<dyn Library>> {
            vec![Box::new(LibC::new(World::default())), Box::new(CxxAbi::default())]
        };
        let mut request = RunRequest {
            model: settings.model,
            keep_going: true,
            max_host_steps: MAX_MAIN_STEPS,
            max_device_steps: MAX_MAIN_DEVICE_STEPS,
            max_launches: MAX_MAIN_LAUNCHES,
            max_memory: MAX_MAIN_MEMORY,
            keep_launches: true,
            ..RunRequest::default()
        };
        // The search judges barriers, and begins with these launches.
        request.options.redundant = false;
        request.options.prover = Some(crate::STATIC_FILTER);
        request.options.limits.interrupt = settings.interrupt;
        let mut wants_input = false;
        let mut run = |args: Vec<String>| {
            let request = RunRequest { args, ..request.clone() };
            let (finished, mut machine) =
                program::run(&compiled, &request, libraries(), &mut |_, _| {})
                    .map_err(|error| MainStop::Failed { why: error.message.clone() })?;
            let wants = machine.library::<LibC>().is_some_and(|c| c.asked_for_input());
            wants_input |= wants;
            Ok((finished, wants))
        };
        let (mut finished, mut asks) = run(vec![])?;
        // Whoever gets no arguments may do nothing but explain them.
        if arguments && finished.program.launches_made == 0 {
            for n in 1..=MAX_GUESSED_ARGUMENTS {
                let (guessed, wants) = run(vec![GUESSED.to_owned(); n])?;
                let ends = matches!(
                    guessed.program.ending,
                    ProgramEnding::Exited { code: 0 } | ProgramEnding::Limit { .. }
                );
                if ends && guessed.program.launches_made > 0 && guessed.failure.is_none() {
                    (finished, asks) = (guessed, wants);
                    break;
                }
            }
        }
        let same = RunRequest { args: finished.program.args.clone(), ..request.clone() };
        program::judge_orders(&compiled, &same, libraries(), &mut finished);
        let result = &finished.program;
        let launches = result.launches_made;
        let stop = match &result.ending {
            _ if finished.failure.is_some() => {
                let what = finished.failure.as_ref().map_or("", |f| f.2.message.as_str());
                Some(MainStop::Unsupported { what: what.to_owned() })
            }
            ProgramEnding::Exited { .. } if launches == 0 && wants_input => Some(MainStop::NoInput),
            ProgramEnding::Exited { code } if launches == 0 => {
                Some(MainStop::Exited { code: *code })
            }
            ProgramEnding::Exited { .. } => None,
            ProgramEnding::Unsupported { what, .. } => {
                Some(MainStop::Unsupported { what: what.clone() })
            }
            ProgramEnding::Limit { .. } => Some(MainStop::Budget),
            ProgramEnding::Aborted { why, .. } | ProgramEnding::Fault { why, .. } => {
                Some(MainStop::Failed { why: why.clone() })
            }
        };
        // Without its input a program is another one.
        let wants_input = if launches == 0 { wants_input } else { asks };
        let guessed = result.args.clone();
        let serious = result.findings.iter().any(|f| f.severity > Severity::Note);
        let faults = (serious && guessed.is_empty()).then(|| result.clone());
        // A program that gets no input has only one run. Contracts say that there are other callers.
        let spoken = settings.spoken;
        let closed = stop.is_none() && !arguments && !wants_input && !spoken;
        let fixed: BTreeMap<String, Fixed> =
            fixed.into_iter().map(|(stub, f)| (program::kernel_of_stub(&stub), f)).collect();
        // Kernels come in the order of their first launches. Who writes nothing before the first writes nothing.
        let all_sketched = finished.kernels.first().is_some_and(|(_, first)| is_sketch(first));
        let (homes, files) = (&compiled.homes, &compiled.files);
        let kernels = finished.kernels.into_iter().map(|(module, result)| {
            let name = result.kernel.clone();
            let key = (module, name);
            let launches = finished.own.remove(&key).unwrap_or_default();
            let pitched = finished.pitched.contains(&key) && !spoken;
            let (module, name) = key;
            let known = compiled.device[module].kernel(&name).ok();
            let (source, name) = homes.origin(module, &name);
            let constant = fixed.get(&name).zip(known).is_some_and(|(f, k)| {
                let pointer = |p: usize| {
                    k.params.get(p).is_some_and(|p| matches!(p.kind, ParamKind::Pointer { .. }))
                };
                stop.is_none() && !spoken && f.is_whole(|p| !pointer(p))
            });
            let own = Own {
                result,
                launches,
                closed: closed || constant || pitched,
                args: guessed.clone(),
                wants_input,
            };
            ((files[source].clone(), name), own)
        });
        let (sketched, kernels): (BTreeMap<_, _>, BTreeMap<_, _>) =
            kernels.partition(|(_, own): &(KernelId, Own)| all_sketched || is_sketch(&own.result));
        let sketched = sketched.into_keys().collect();
        let relations = relations.into_iter().map(|(s, r)| (program::kernel_of_stub(&s), r));
        let (fixed, relations) =
            if spoken { Default::default() } else { (fixed, relations.collect()) };
        let launches = launches.min(MAX_MAIN_LAUNCHES);
        let files = compiled.files.clone();
        let exit = match result.ending {
            ProgramEnding::Exited { code } => Some(code),
            _ => None,
        };
        let output = result.stdout.clone();
        Ok(Self {
            files,
            kernels,
            sketched,
            fixed,
            relations,
            launches,
            stop,
            wants_input,
            faults,
            exit,
            output,
        })
    }

    /// What a run to the end of `main` shows; `None` if it launched nothing or could not be followed.
    pub fn shown(&self) -> Option<MainRun> {
        if self.stop.is_some() || self.kernels.is_empty() {
            return None;
        }
        let serious = |f: &&Finding| f.severity >= Severity::Warning;
        let in_kernels = self.kernels.values().flat_map(|own| &own.result.findings);
        let in_host = self.faults.iter().flat_map(|program| &program.findings);
        Some(MainRun {
            findings: in_kernels.chain(in_host).filter(serious).count(),
            exit: self.exit,
            output: self.output.clone(),
        })
    }

    /// What to search for when versions of the source are judged. Where no other launches are possible, there are none.
    pub fn request_for_repair(
        &self,
        id: &KernelId,
        kernel: &KernelInfo,
        all: &CheckRequest,
    ) -> Option<CheckRequest> {
        let mut request = self.request(id, kernel, all)?;
        let own = self.kernels.get(id)?;
        if own.closed && request.launches.is_none() {
            request.launches = Some(own.launches.len().max(1) as u64);
        }
        Some(request)
    }

    /// Launches of a kernel, if races or barriers that not all threads reach were found in them.
    pub fn shown_launches(&self, id: &KernelId) -> Vec<Launch> {
        let order = |f: &&Finding| {
            f.severity >= Severity::Warning
                && matches!(f.subject, Subject::Race(_) | Subject::Mismatch(_))
        };
        let own = self.kernels.get(id).filter(|own| own.result.findings.iter().any(|f| order(&f)));
        own.map_or_else(Vec::new, |own| own.launches.clone())
    }

    /// Whether `file` is one of the program's.
    pub fn is_program_of(&self, file: &str) -> bool {
        self.files.iter().any(|f| f == file)
    }

    /// The other files of the program of which `file` is one.
    pub fn others(&self, file: &str) -> Vec<String> {
        self.files.iter().filter(|f| *f != file).cloned().collect()
    }

    /// How much the program knows of a kernel: 0 if the kernel is not in it.
    pub fn knows(&self, id: &KernelId) -> u8 {
        match () {
            () if self.kernels.contains_key(id) => 3,
            () if self.sketched.contains(id) => 2,
            () => u8::from(self.files.contains(&id.0)),
        }
    }

    /// The program's run, if its host code has faults that are none of the guesses that were made for it.
    pub fn host_faults(&self) -> Option<&ProgramResult> {
        self.faults.as_ref().filter(|_| self.stop.is_none() && !self.wants_input)
    }

    /// A note on other faults of the host code.
    pub fn note_on_host(&self) -> Option<Note> {
        let faults = self.faults.as_ref().filter(|_| self.host_faults().is_none())?;
        let serious = faults.findings.iter().filter(|f| f.severity > Severity::Note);
        Some(Note::HostFaults { faults: serious.count() as u64 })
    }

    /// What to search for: launches like those of the program, with what it does not fix. `None` if it does not
    /// launch the kernel.
    pub fn request(
        &self,
        id: &KernelId,
        kernel: &KernelInfo,
        all: &CheckRequest,
    ) -> Option<CheckRequest> {
        let own = self.kernels.get(id)?;
        let mut request = CheckRequest { seeds: own.launches.clone(), ..all.clone() };
        let Some(fixed) = self.fixed.get(&id.1).filter(|_| !own.closed) else {
            return Some(request);
        };
        let first = own.launches.first()?;
        let same = |of: &dyn Fn(&Launch) -> Dim3| own.launches.iter().all(|l| of(l) == of(first));
        if fixed.block == [true; 3] && same(&|l| l.block) {
            request.launch.block = first.block;
            request.not_given.block = false;
        }
        // A large grid would leave no room for other launches.
        let threads = first.grid.count().saturating_mul(first.block.count());
        let small = threads <= base::limits::MAX_SEARCH_THREADS / 2;
        if fixed.grid == [true; 3] && small && same(&|l| l.grid) {
            request.launch.grid = first.grid;
            request.not_given.grid = false;
        }
        if fixed.shared && own.launches.iter().all(|l| l.shared_bytes == first.shared_bytes) {
            request.launch.shared_bytes = first.shared_bytes;
            request.not_given.shared = false;
        }
        for (param, _) in kernel.params.iter().zip(&fixed.params).filter(|(_, fixed)| **fixed) {
            let value = |l: &Launch| {
                let arg = l.args.iter().find(|a| a.name == param.name)?;
                matches!(arg.value, ArgValue::Scalar(_)).then(|| arg.value.clone())
            };
            let Some(known) = value(first) else { continue };
            if own.launches.iter().all(|l| value(l).as_ref() == Some(&known)) {
                request.launch.args.push(KernelArg { name: param.name.clone(), value: known });
            }
        }
        if let Some(relations) = self.relations.get(&id.1) {
            let named = relations.iter().map(|r| r.named(kernel));
            request.host = named.collect::<Option<_>>();
        }
        Some(request)
    }

    /// The result of a search, with what these launches show.
    pub fn join(&self, id: &KernelId, result: KernelResult) -> KernelResult {
        if self.sketched.contains(id) {
            let mut result = result;
            result.notes.push(Note::MemoryLeftOut);
            return result;
        }
        let note = match (&self.stop, self.kernels.contains_key(id)) {
            (Some(why), _) => {
                Some(Note::MainNotFollowed { launches: self.launches, why: why.clone() })
            }
            (None, false) => Some(Note::NotLaunched),
            (None, true) => None,
        };
        let mut result = match self.kernels.get(id) {
            Some(own) => program::join(result, own),
            None if self.wants_input => program::without_input(result),
            None => result,
        };
        result.notes.extend(note);
        result
    }
}

/// Whether a kernel read memory of the device that the program never wrote, or was given none. Such a program only
/// shows how the kernel is launched, as short examples do.
fn is_sketch(result: &KernelResult) -> bool {
    result.findings.iter().any(|finding| match &finding.subject {
        Subject::Fault(fault) => match fault.kind {
            FaultKind::NullPointer => true,
            FaultKind::UninitializedRead => fault.space == Some(Space::Global),
            _ => false,
        },
        _ => false,
    })
}
