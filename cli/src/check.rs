//! `warpscope check`.

use crate::End;
use crate::args::{CheckArgs, Format};
use crate::cuda::{FrontEnd, extension, is_source};
use crate::input::{self, CliSources, Input};
use crate::interrupt::interrupted;
use crate::link;
use crate::own_launches::{self, Part};
use crate::pool;
use crate::request::{self, BadFlag};
use crate::search;
use crate::sources::{self, SourceFile};
use crate::terminal;
use indicatif::MultiProgress;
use std::path::Path;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::detect::finding::Severity;
use warpscope_core::detect::result::{KernelResult, Note, ProgramResult};
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::job::{self, Job, Links};
use warpscope_core::launch::contract::comments::ContractError;
use warpscope_core::launch::params::KernelInfo;
use warpscope_core::limits;
use warpscope_core::own::OwnLaunches;
use warpscope_core::program::{self, Homes};
use warpscope_core::proofs;
use warpscope_core::report::build;
use warpscope_core::report::model::{Failure, KernelReport, Report};
use warpscope_core::report::proof::ProofReport;
use warpscope_core::report::repair::FixReport;
use warpscope_core::report::sarif;
use warpscope_core::report::text::{NoSources, TextRenderer};
use warpscope_core::repro::attach::MOST_LINKS;
use warpscope_core::search::plan::{CheckRequest, PlanError};
use warpscope_core::visible::visible_json;

/// Runs the command.
pub fn run(args: &CheckArgs) -> End {
    let mut checker = Checker::new(args, false);
    checker.all();
    checker.finish()
}

/// What a check found: the inputs, and for each kernel the number of its input and the result.
#[derive(Debug, Default)]
pub struct Checked {
    /// Files that could be read.
    pub inputs: Vec<Input>,
    /// Results, in the order of the files.
    pub results: Vec<(usize, KernelResult)>,
}

/// Checks without writing a report, for callers that make something else of the results.
pub fn quietly(args: &CheckArgs) -> (End, Checked) {
    let mut checker = Checker::new(args, true);
    let inputs = checker.all();
    (checker.end, Checked { inputs, results: checker.results })
}

/// The report as JSON or SARIF.
pub fn machine_readable(
    report: &Report,
    format: Format,
    sources: &CliSources,
) -> std::result::Result<String, String> {
    let text = match format {
        Format::Sarif => sarif::text(report, sources),
        Format::Json | Format::Text => serde_json::to_string_pretty(report),
    };
    text.map(|text| visible_json(&text) + "\n")
        .map_err(|error| format!("cannot write the report: {error}"))
}

/// Reports flags that are wrong.
pub fn complain_of(bad: &[BadFlag], color: bool) {
    for BadFlag { flag, text, error } in bad {
        terminal::complain(&TextRenderer::new(&NoSources, color).diagnostic(error, flag, text));
    }
}

struct Checker<'a> {
    args: &'a CheckArgs,
    quiet: bool,
    report: Report,
    results: Vec<(usize, KernelResult)>,
    end: End,
    sources: Arc<CliSources>,
    /// Bars of the searches that run.
    bars: MultiProgress,
    /// Notes on the host code of programs, which are with the first kernel of a module, with its number.
    told: Vec<(usize, Note)>,
    /// Number of the input whose links were found too long for a report: packing a large module for
    /// each of its kernels takes most of the time.
    without_links: Option<usize>,
}

/// Device code to check: of one file, or of several that use each other's.
struct Linked {
    input: Input,
    loaded: Arc<LoadedModule>,
    homes: Arc<Homes>,
    /// Its number in `homes`.
    number: usize,
    /// The files that have device code, by their numbers in `homes`.
    files: Arc<Vec<usize>>,
}

impl Linked {
    /// The file of a kernel, and its name there.
    fn origin(&self, kernel: &str) -> (usize, String) {
        let (source, name) = self.homes.origin(self.number, kernel);
        (self.files[source], name)
    }

    /// The other files that its code is from.
    fn others(&self, parts: &[Part], file: &str) -> Vec<String> {
        let sources = self.homes.sources(self.number);
        let names = sources.into_iter().map(|s| parts[self.files[s]].input.name.clone());
        names.filter(|name| name != file).collect()
    }
}

/// A kernel to be checked.
struct Task<'a> {
    /// The number of its module.
    number: usize,
    module: &'a Linked,
    kernel: KernelInfo,
    /// Whether no other kernel of its module is checked.
    alone: bool,
}

/// What became of a kernel.
enum Done {
    Checked(Box<Verdict>),
    BrokenContract(Box<ContractError>),
    Failed(Box<Diagnostic>),
    /// Its check had not begun when the tool was asked to end.
    NotBegun,
}

/// What a check of a kernel shows.
struct Verdict {
    result: KernelResult,
    proof: Option<ProofReport>,
    fix: Option<FixReport>,
    /// That the program's host code has faults.
    faults: Option<Note>,
    /// How the launches were chosen and the file was read.
    notes: Vec<Note>,
    /// The other files that its code is from.
    others: Vec<String>,
}

/// What kernels are checked with.
struct Context<'a> {
    args: &'a CheckArgs,
    quiet: bool,
    /// Cores for the launches of one search.
    cores: usize,
    request: &'a CheckRequest,
    notes: &'a [Note],
    parts: &'a [Part],
    own: &'a [OwnLaunches],
    sources: &'a CliSources,
    bars: &'a MultiProgress,
}

/// The modules of device code of all files.
fn linked(parts: &[Part]) -> Vec<Linked> {
    let files: Vec<usize> = (0..parts.len()).filter(|&p| parts[p].loaded.is_some()).collect();
    let names: Vec<String> = files.iter().map(|&p| parts[p].input.name.clone()).collect();
    let devices: Vec<_> = files.iter().map(|&p| parts[p].loaded.clone()).collect();
    // What cannot be linked is checked file by file, where calls of other files are named.
    let (modules, homes) =
        program::link_device(&names, &devices).unwrap_or_else(|_| program::unlinked(&devices));
    let (homes, files) = (Arc::new(homes), Arc::new(files));
    let module = |(number, loaded): (usize, Arc<LoadedModule>)| {
        let (first, _) = homes.origin(number, "");
        let part = &parts[files[first]];
        let input = if homes.is_linked(number) {
            let (name, text) = (loaded.file().to_owned(), loaded.text().to_owned());
            Input { name, text, disassembled: true, ..Input::default() }
        } else {
            part.input.clone()
        };
        let (homes, files) = (homes.clone(), files.clone());
        Linked { input, loaded, homes, number, files }
    };
    modules.into_iter().enumerate().map(module).collect()
}

/// The text of a file of a program that has host code only, or none at all.
fn host_only(path: &Path) -> Option<String> {
    let cuda = matches!(extension(path).as_str(), "cu" | "cuh" | "hip");
    if cuda || !is_source(path) {
        return None;
    }
    let most = limits::MAX_SOURCE_BYTES as u64;
    let small = std::fs::metadata(path).is_ok_and(|meta| meta.is_file() && meta.len() <= most);
    let bytes = small.then(|| std::fs::read(path).ok())??;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    (!text.contains("__global__")).then_some(text)
}

/// What a file holds, and its device code, which may be wrong.
type Read = Result<(Input, Option<Result<LoadedModule>>)>;

/// Reads and compiles a file, one of `several` or alone.
fn read(file: SourceFile, several: bool, front_end: &FrontEnd<'_>) -> (SourceFile, Read) {
    let SourceFile { path, flags } = &file;
    if several && let Some(source) = host_only(path) {
        let name = path.display().to_string();
        let input = Input { name, source: Some(source), ..Input::default() };
        return (file, Ok((input, None)));
    }
    let read = input::read_with(path, front_end, flags).map(|input| {
        let loaded = LoadedModule::new(&input.text, &input.name);
        (input, Some(loaded))
    });
    (file, read)
}

impl Context<'_> {
    /// Checks a kernel.
    fn check(&self, task: &Task<'_>, front_end: &FrontEnd<'_>) -> Done {
        let &Self { args, request, sources, .. } = self;
        let Task { module, kernel, alone, .. } = task;
        let loaded = &*module.loaded;
        let (part, name) = module.origin(&kernel.name);
        let part = &self.parts[part];
        let id = (part.input.name.clone(), name);
        let own = self.own.iter().max_by_key(|own| own.knows(&id));
        let own = own.filter(|own| own.knows(&id) > 0);
        // Where nothing can be planned with what the program fixes, all is guessed.
        let plan = own.and_then(|own| {
            let request = own.request(&id, kernel, request)?;
            Job::new(&request, loaded, kernel, *alone, sources).ok()
        });
        let plan = plan.map_or_else(|| Job::new(request, loaded, kernel, *alone, sources), Ok);
        let job = match plan {
            Ok(job) => job,
            Err(PlanError::Launch(error)) => return Done::Failed(error),
            Err(PlanError::Contract(fault)) => return Done::BrokenContract(Box::new(fault)),
        };
        let whole = job.one_launch().is_some();
        let mut result = match search::run(args, job, self.cores, self.bars) {
            Ok(result) => result,
            Err(error) => return Done::Failed(error),
        };
        if let Some(own) = own {
            result = own.join(&id, result);
        }
        result.file.clone_from(&part.input.name);
        let proof = if whole || self.quiet || interrupted() {
            None
        } else {
            proofs::after_search(request, loaded, kernel, *alone, sources, &result)
        };
        let serious = result.findings.iter().any(|f| f.severity >= Severity::Warning);
        let fix = if !args.suggest || self.quiet || !serious || interrupted() {
            None
        } else {
            let like = own.and_then(|o| {
                Some((o.request_for_repair(&id, kernel, request)?, o.shown_launches(&id)))
            });
            let (program, requests) = ((self.parts, own), (request, like));
            crate::repair::fix(args, part, program, front_end, requests, &result.kernel)
        };
        let others = match own {
            Some(own) => own.others(&id.0),
            None => module.others(self.parts, &id.0),
        };
        let mut notes = self.notes.to_vec();
        notes.extend(part.input.notes.iter().cloned().map(Note::Input));
        let faults = own.and_then(OwnLaunches::note_on_host);
        Done::Checked(Box::new(Verdict { result, proof, fix, faults, notes, others }))
    }
}

/// Shorter inputs are packed in no time, bytes.
const LONG_INPUT: usize = 64 << 10;

impl<'a> Checker<'a> {
    fn new(args: &'a CheckArgs, quiet: bool) -> Self {
        Self {
            args,
            quiet,
            report: Report::new(),
            results: vec![],
            end: End::Clean,
            sources: Arc::default(),
            bars: MultiProgress::new(),
            told: vec![],
            without_links: None,
        }
    }

    /// Checks all kernels asked for in all files; the files that could be read.
    fn all(&mut self) -> Vec<Input> {
        let args = self.args;
        let color = terminal::colors_err(args.color);
        let (request, notes) = match request::of(args) {
            Ok(request) => request,
            Err(bad) => {
                complain_of(&bad, color);
                self.end = End::Failed;
                return vec![];
            }
        };
        let front_end = FrontEnd::new(&args.cuda, color);
        let parts = self.parts(&front_end);
        // Links hold launches that can be made again alone.
        let own = if self.quiet { vec![] } else { own_launches::of(args, &parts, &front_end) };
        for program in own.iter().filter_map(OwnLaunches::host_faults) {
            self.host_faults(program);
        }
        let modules = linked(&parts);
        let tasks = self.tasks(&modules, &request);
        let cores = args.search.cores();
        let for_each = (cores / tasks.len().max(1)).max(1);
        let mut request = request;
        request.options.cores = pool::for_blocks(for_each);
        let (sources, bars) = (self.sources.clone(), self.bars.clone());
        let context = Context {
            args,
            quiet: self.quiet,
            cores: for_each,
            request: &request,
            notes: &notes,
            parts: &parts,
            own: &own,
            sources: &sources,
            bars: &bars,
        };
        let work = |front_end: &mut FrontEnd<'_>, task| match task {
            Ok(task) if interrupted() => (Ok(task), Done::NotBegun),
            Ok(task) => {
                let done = context.check(&task, front_end);
                (Ok(task), done)
            }
            Err(wrong) => (Err(wrong), Done::NotBegun),
        };
        pool::in_order(cores, tasks, front_end.maker(), work, |(task, done)| match task {
            Ok(task) => self.done(&task, done),
            Err((module, error)) => self.fail(&module.input, None, &error),
        });
        modules.into_iter().map(|module| module.input).collect()
    }

    /// The kernels asked for, and the modules in which what is asked for is not to be found.
    fn tasks<'m>(
        &self,
        modules: &'m [Linked],
        request: &CheckRequest,
    ) -> Vec<std::result::Result<Task<'m>, (&'m Linked, Box<Diagnostic>)>> {
        let wanted = self.args.kernel.as_deref();
        // A requested kernel needs to be in only one of the files, and only one of them needs to have kernels.
        let named = |module: &Linked| wanted.is_none_or(|k| module.loaded.kernel(k).is_ok());
        let somewhere = modules.iter().any(named);
        let any = modules.iter().any(|m| !m.loaded.kernels().is_empty());
        let mut tasks = vec![];
        for (number, module) in modules.iter().enumerate() {
            let without = any && module.loaded.kernels().is_empty();
            if somewhere && !named(module) || wanted.is_none() && without {
                continue;
            }
            let kernels = module.loaded.selected(wanted).and_then(|kernels| {
                match request.unknown_argument(&module.loaded, &kernels) {
                    Some(error) => Err(Box::new(error)),
                    None => Ok(kernels),
                }
            });
            match kernels {
                Ok(kernels) => {
                    let alone = kernels.len() == 1;
                    let task = |kernel| Ok(Task { number, module, kernel, alone });
                    tasks.extend(kernels.into_iter().map(task));
                }
                Err(error) => tasks.push(Err((module, error))),
            }
        }
        tasks
    }

    /// Reads and compiles the files.
    fn parts(&mut self, front_end: &FrontEnd<'_>) -> Vec<Part> {
        let args = self.args;
        let files = sources::of(&args.files, &args.cuda.include, args.database.as_deref());
        let files = match files {
            Ok(files) => files,
            Err((path, error)) => {
                self.fail(&Input::unread(&path), None, &error);
                return vec![];
            }
        };
        let several = files.len() > 1;
        let work = |front_end: &mut FrontEnd<'_>, file| read(file, several, front_end);
        let mut parts = vec![];
        pool::in_order(args.search.cores(), files, front_end.maker(), work, |file| {
            parts.extend(self.keep_part(file));
        });
        parts
    }

    /// Keeps what the run of a program showed of its host code.
    fn host_faults(&mut self, program: &ProgramResult) {
        let report = build::program(program);
        let threshold: Severity = self.args.fail_on.into();
        if report.findings.iter().any(|f| f.severity >= threshold) {
            self.end = self.end.max(End::Found);
        }
        self.report.add_program(report);
    }

    /// Reports a failure at `input`, and keeps it for the report.
    fn fail(&mut self, input: &Input, kernel: Option<&str>, error: &Diagnostic) {
        self.end = End::Failed;
        let mut error = error.clone();
        if input.source.is_none()
            && let Some(place) = error.source.take()
        {
            // Whoever gave IR sees its places first.
            error.notes.push(format!("in the source this is {place}"));
        }
        let error = &error;
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&*self.sources, color);
        let text = renderer.diagnostic(error, &input.text_name(), &input.text);
        self.bars.suspend(|| terminal::complain(&text));
        self.report.failures.push(Failure::new(&input.name, kernel, &input.text, error));
    }

    /// Keeps a file that could be read.
    fn keep_part(&mut self, (file, read): (SourceFile, Read)) -> Option<Part> {
        let SourceFile { path, flags } = file;
        let (input, loaded) = match read {
            Ok(read) => read,
            Err(error) => {
                self.fail(&Input::unread(&path), None, &error);
                return None;
            }
        };
        Arc::make_mut(&mut self.sources).add(&path, &input);
        for left_out in &input.left_out {
            self.fail(&input, None, &left_out.told(&input.name));
        }
        match loaded.transpose() {
            Ok(None) => Some(Part { path, flags, input, loaded: None }),
            // That there is no kernel left was reported above.
            Ok(Some(loaded)) if !input.left_out.is_empty() && loaded.kernels().is_empty() => None,
            Ok(Some(loaded)) => Some(Part { path, flags, input, loaded: Some(Arc::new(loaded)) }),
            Err(error) => {
                self.fail(&input, None, &error);
                None
            }
        }
    }

    /// Keeps what became of a kernel.
    fn done(&mut self, task: &Task<'_>, done: Done) {
        let input = &task.module.input;
        match done {
            Done::Checked(verdict) => {
                let mut verdict = *verdict;
                let faults = verdict.faults.take().map(|note| (task.number, note));
                if let Some(faults) = faults.filter(|f| !self.told.contains(f)) {
                    verdict.result.notes.push(faults.1.clone());
                    self.told.push(faults);
                }
                verdict.result.notes.append(&mut verdict.notes);
                self.keep(task.number, input, verdict);
            }
            Done::BrokenContract(fault) => self.broken_contract(&task.kernel, &fault),
            Done::Failed(error) => self.fail(input, Some(&task.kernel.name), &error),
            Done::NotBegun => {}
        }
    }

    /// Keeps a result, or reports it.
    fn keep(
        &mut self,
        number: usize,
        input: &Input,
        Verdict { result, proof, fix, others, .. }: Verdict,
    ) {
        if !self.quiet {
            // Text shows one link; a list of them would bury the findings.
            let most = match self.args.format {
                _ if self.without_links == Some(number) => 0,
                Format::Text => 1,
                Format::Json | Format::Sarif => MOST_LINKS,
            };
            let state = |launch| link::state(&self.args.cuda, input, launch);
            let mut report = job::report(&result, Some(Links { most, state: &state }));
            let first = report.findings.first();
            if input.text.len() > LONG_INPUT && first.is_some_and(|f| f.link.is_none()) {
                self.without_links = Some(number);
            }
            report.flags = others;
            report.flags.extend(self.further_flags());
            report.proof = proof;
            if let Some(fix) = fix {
                report.set_fix(fix);
            }
            self.show(&report);
            self.report.kernels.push(report);
        }
        self.results.push((number, result));
    }

    /// Flags that somebody who wants to see the same again must give beside the launch.
    fn further_flags(&self) -> Vec<String> {
        let args = self.args;
        let mut words = args.cuda.words();
        for (name, given) in [("--redundant", args.redundant), ("--perf", args.perf)] {
            words.extend(given.then(|| name.to_owned()));
        }
        if let Some(steps) = args.max_steps {
            words.extend(["--max-steps".to_owned(), steps.to_string()]);
        }
        words
    }

    /// Reports a fault in a contract, and keeps it for the report.
    fn broken_contract(&mut self, kernel: &KernelInfo, fault: &ContractError) {
        self.end = End::Failed;
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&*self.sources, color);
        let ContractError { file, text, error } = fault;
        let told = renderer.diagnostic(error, file, text);
        self.bars.suspend(|| terminal::complain(&told));
        self.report.failures.push(Failure::new(file, Some(&kernel.name), text, error));
    }

    /// Writes the text of one kernel as soon as it is there, and notes what it means for the exit code.
    fn show(&mut self, report: &KernelReport) {
        self.end = self.end.max(End::of(report, self.args.fail_on.into()));
        if self.args.format == Format::Text {
            let color = terminal::colors_out(self.args.color);
            let text = TextRenderer::new(&*self.sources, color).kernel(report);
            self.print(&text);
        }
    }

    fn print(&mut self, text: &str) {
        if let Err(error) = self.bars.suspend(|| terminal::print(text)) {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            self.end = End::Failed;
        }
    }

    fn finish(mut self) -> End {
        match self.args.format {
            Format::Json | Format::Sarif => {
                match machine_readable(&self.report, self.args.format, &self.sources) {
                    Ok(text) => self.print(&text),
                    Err(error) => {
                        terminal::complain(&format!("error: {error}\n"));
                        self.end = End::Failed;
                    }
                }
            }
            Format::Text => {
                let color = terminal::colors_out(self.args.color);
                let mut renderer = TextRenderer::new(&*self.sources, color);
                let text = renderer.program(&self.report) + &renderer.summary(&self.report);
                self.print(&text);
            }
        }
        self.end
    }
}
