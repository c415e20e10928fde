//! The launches that a program's own `main` makes: `check` runs it before it searches.

use crate::args::{CheckArgs, SearchKind};
use crate::cuda::{FrontEnd, is_source};
use crate::input::Input;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::cuda::HEADERS;
use warpscope_core::detect::finding::{Severity, Subject};
use warpscope_core::detect::result::{KernelResult, MainStop, Note, ProgramEnding};
use warpscope_core::events::{FaultKind, Space};
use warpscope_core::host::{self, CxxAbi, LibC, Library, World};
use warpscope_core::ir;
use warpscope_core::launch::contract;
use warpscope_core::launch::params::{KernelInfo, ParamKind};
use warpscope_core::launch::{ArgValue, Dim3, KernelArg, Launch};
use warpscope_core::limits;
use warpscope_core::program::{self, Compiled, Fixed, Own, Relation, RunRequest};
use warpscope_core::search::plan::CheckRequest;

/// Steps of host code that the run of a `main` may take, and warp instructions of its launches: a second or two.
const HOST_STEPS: u64 = 200_000_000;
const DEVICE_STEPS: u64 = 10_000_000;
const LAUNCHES: u64 = 4_000;
/// What is tried as arguments of a program that launches nothing without any, and how many at most. Most are
/// sizes and numbers of repetitions.
const GUESSED: &str = "64";
const MAX_GUESSED: usize = 4;
/// Device memory of the run, bytes.
const MEMORY: u64 = 512 << 20;

/// What the program's own launches showed.
#[derive(Debug)]
pub struct OwnLaunches {
    /// Results of the kernels that were launched, by name.
    kernels: BTreeMap<String, Own>,
    /// Kernels whose launches tell nothing, since their memory is left out.
    sketched: BTreeSet<String>,
    /// What of their launches is fixed, by name.
    fixed: BTreeMap<String, Fixed>,
    /// What relates their parts, by name.
    relations: BTreeMap<String, Vec<Relation>>,
    /// Launches until `stop`.
    launches: u64,
    /// Why the program was not followed to its end.
    stop: Option<MainStop>,
    /// Faults of the host code that are not notes.
    faults: u64,
}

impl OwnLaunches {
    /// Runs the `main` of the source at `path`, if it has one and nothing of the launch is given.
    pub fn of(
        args: &CheckArgs,
        path: &Path,
        input: &Input,
        loaded: &LoadedModule,
        front_end: &FrontEnd<'_>,
    ) -> Option<Self> {
        let source = input.source.as_ref().filter(|_| is_source(path))?;
        let given = args.grid.is_some()
            || args.block.is_some()
            || args.shared_bytes.is_some()
            || !args.args.is_empty()
            || args.exited.is_some()
            || args.warp_size != 32
            || args.search.search != SearchKind::Default;
        if args.skip_main || given || !has_main(source) {
            return None;
        }
        Some(Self::run(args, path, input, loaded, front_end).unwrap_or_else(Self::not_run))
    }

    fn not_run(why: MainStop) -> Self {
        let (kernels, sketched, fixed, relations) = Default::default();
        Self { kernels, sketched, fixed, relations, launches: 0, stop: Some(why), faults: 0 }
    }

    fn run(
        args: &CheckArgs,
        path: &Path,
        input: &Input,
        loaded: &LoadedModule,
        front_end: &FrontEnd<'_>,
    ) -> Result<Self, MainStop> {
        let text = front_end.host_quietly(path).ok_or(MainStop::NotCompiled)?;
        let module = ir::parse_module(&text).map_err(|_| MainStop::NotCompiled)?;
        let modules = [module];
        let arguments = program::main_uses_arguments(&modules);
        let (fixed, relations) = (program::fixed(&modules), program::relations(&modules));
        let host = host::Program::lower(modules.into()).map_err(|_| MainStop::NotCompiled)?;
        let header = |(_, text): &&(&str, &str)| text.contains("struct cudaDeviceProp {");
        let device = LoadedModule::of_program(loaded.text(), loaded.file())
            .map_err(|_| MainStop::NotCompiled)?;
        let compiled = Compiled {
            host: Arc::new(host),
            device: vec![Arc::new(device)],
            files: vec![input.name.clone()],
            headers: "cuda/".to_owned(),
            runtime_header: HEADERS.iter().find(header).map_or("", |h| h.1).to_owned(),
        };
        let libraries = || -> Vec<Box<dyn Library>> {
            vec![Box::new(LibC::new(World::default())), Box::new(CxxAbi::default())]
        };
        let mut request = RunRequest {
            model: args.model.into(),
            keep_going: true,
            max_host_steps: HOST_STEPS,
            max_device_steps: DEVICE_STEPS,
            max_launches: LAUNCHES,
            max_memory: MEMORY,
            keep_launches: true,
            ..RunRequest::default()
        };
        // The search judges barriers, and begins with these launches.
        request.options.redundant = false;
        request.options.limits.interrupt = limits::Interrupt(crate::interrupt::cut);
        let run = |args: Vec<String>| {
            let request = RunRequest { args, ..request.clone() };
            program::run(&compiled, &request, libraries(), &mut |_, _| {})
                .map_err(|error| MainStop::Failed { why: error.message.clone() })
        };
        let (mut finished, mut machine) = run(vec![])?;
        // Whoever gets no arguments may do nothing but explain them.
        if arguments && finished.program.launches_made == 0 {
            for n in 1..=MAX_GUESSED {
                let (guessed, with) = run(vec![GUESSED.to_owned(); n])?;
                let ends = matches!(
                    guessed.program.ending,
                    ProgramEnding::Exited { code: 0 } | ProgramEnding::Limit { .. }
                );
                if ends && guessed.program.launches_made > 0 && guessed.failure.is_none() {
                    (finished, machine) = (guessed, with);
                    break;
                }
            }
        }
        let asks = machine.library::<LibC>().is_some_and(|c| c.asked_for_input());
        let result = &finished.program;
        let launches = result.launches_made;
        let stop = match &result.ending {
            _ if finished.failure.is_some() => {
                let what = finished.failure.as_ref().map_or("", |f| f.2.message.as_str());
                Some(MainStop::Unsupported { what: what.to_owned() })
            }
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
        let guessed = result.args.clone();
        let serious = result.findings.iter().filter(|f| f.severity > Severity::Note);
        let faults = if guessed.is_empty() { serious.count() as u64 } else { 0 };
        // A program that gets no input has only one run. Contracts say that there are other callers.
        let source = input.source.as_deref().unwrap_or("");
        let spoken = !args.search.assume.is_empty() || !contract::comments(source).is_empty();
        let closed = stop.is_none() && !arguments && !asks && !spoken;
        let fixed: BTreeMap<String, Fixed> =
            fixed.into_iter().map(|(stub, f)| (program::kernel_of_stub(&stub), f)).collect();
        // Kernels come in the order of their first launches. Who writes nothing before the first writes nothing.
        let all_sketched = finished.kernels.first().is_some_and(|(_, first)| is_sketch(first));
        let kernels = finished.kernels.into_iter().map(|(module, result)| {
            let name = result.kernel.clone();
            let launches = finished.own.remove(&(module, name.clone())).unwrap_or_default();
            let constant = fixed.get(&name).zip(loaded.kernel(&name).ok()).is_some_and(|(f, k)| {
                let pointer = |p: usize| {
                    k.params.get(p).is_some_and(|p| matches!(p.kind, ParamKind::Pointer { .. }))
                };
                stop.is_none() && !spoken && f.is_whole(|p| !pointer(p))
            });
            (name, Own { result, launches, closed: closed || constant, args: guessed.clone() })
        });
        let (sketched, kernels): (BTreeMap<_, _>, BTreeMap<_, _>) =
            kernels.partition(|(_, own): &(String, Own)| all_sketched || is_sketch(&own.result));
        let sketched = sketched.into_keys().collect();
        let relations = relations.into_iter().map(|(s, r)| (program::kernel_of_stub(&s), r));
        let (fixed, relations) =
            if spoken { Default::default() } else { (fixed, relations.collect()) };
        let launches = launches.min(LAUNCHES);
        Ok(Self { kernels, sketched, fixed, relations, launches, stop, faults })
    }

    /// A note on faults of the host code.
    pub fn host_faults(&self) -> Option<Note> {
        (self.faults > 0).then_some(Note::HostFaults { faults: self.faults })
    }

    /// What to search for: launches like those of the program, with what it does not fix. `None` if it does not
    /// launch the kernel.
    pub fn request(&self, kernel: &KernelInfo, all: &CheckRequest) -> Option<CheckRequest> {
        let own = self.kernels.get(&kernel.name)?;
        let mut request = CheckRequest { seeds: own.launches.clone(), ..all.clone() };
        let Some(fixed) = self.fixed.get(&kernel.name).filter(|_| !own.closed) else {
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
        let small = threads <= limits::MAX_SEARCH_THREADS / 2;
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
        if let Some(relations) = self.relations.get(&kernel.name) {
            let named = relations.iter().map(|r| r.named(kernel));
            request.host = named.collect::<Option<_>>();
        }
        Some(request)
    }

    /// The result of a search, with what these launches show.
    pub fn join(&self, result: KernelResult) -> KernelResult {
        if self.sketched.contains(&result.kernel) {
            let mut result = result;
            result.notes.push(Note::MemoryLeftOut);
            return result;
        }
        let note = match (&self.stop, self.kernels.contains_key(&result.kernel)) {
            (Some(why), _) => {
                Some(Note::MainNotFollowed { launches: self.launches, why: why.clone() })
            }
            (None, false) => Some(Note::NotLaunched),
            (None, true) => None,
        };
        let mut result = match self.kernels.get(&result.kernel) {
            Some(own) => program::join(result, own),
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

/// Whether a source seems to define `main`.
fn has_main(source: &str) -> bool {
    source.match_indices("main").any(|(at, word)| {
        let before = source[..at].chars().next_back();
        let after = source[at + word.len()..].trim_start();
        after.starts_with('(') && before.is_some_and(char::is_whitespace)
    })
}
