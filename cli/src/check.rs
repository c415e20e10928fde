//! `warpscope check`.

use crate::End;
use crate::args::{CheckArgs, Format};
use crate::cuda::{FrontEnd, extension, is_source};
use crate::input::{self, CliSources, Input};
use crate::interrupt::interrupted;
use crate::link;
use crate::own_launches::{self, Part};
use crate::request::{self, BadFlag};
use crate::search;
use crate::sources::{self, SourceFile};
use crate::terminal;
use std::path::Path;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::detect::finding::Severity;
use warpscope_core::detect::result::{KernelResult, Note, ProgramResult};
use warpscope_core::diagnostic::Diagnostic;
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
) -> Result<String, String> {
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
    sources: CliSources,
    /// Number of the input whose links were found too long for a report: packing a large module for
    /// each of its kernels takes most of the time.
    without_links: Option<usize>,
}

/// Device code to check: of one file, or of several that use each other's.
struct Linked {
    input: Input,
    loaded: Arc<LoadedModule>,
    is_source: bool,
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

/// What kernels are checked with.
struct Context<'a> {
    parts: &'a [Part],
    own: &'a [OwnLaunches],
    front_end: &'a FrontEnd<'a>,
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
        Linked { input, loaded, is_source: is_source(&part.path), homes, number, files }
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
            sources: CliSources::default(),
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
        // A requested kernel needs to be in only one of the files, and only one of them needs to have kernels.
        let named =
            |module: &Linked| args.kernel.as_ref().is_none_or(|k| module.loaded.kernel(k).is_ok());
        let somewhere = modules.iter().any(named);
        let any = modules.iter().any(|m| !m.loaded.kernels().is_empty());
        for (number, module) in modules.iter().enumerate() {
            let sourceless = any && module.loaded.kernels().is_empty() && module.is_source;
            if somewhere && !named(module) || args.kernel.is_none() && sourceless {
                continue;
            }
            match module.loaded.selected(args.kernel.as_deref()) {
                Ok(kernels) => {
                    let context = Context { parts: &parts, own: &own, front_end: &front_end };
                    self.check((number, module), &kernels, (&request, &notes), &context);
                }
                Err(error) => self.fail(&module.input, None, &error),
            }
        }
        modules.into_iter().map(|module| module.input).collect()
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
        files.into_iter().filter_map(|file| self.load(file, several, front_end)).collect()
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
        let mut renderer = TextRenderer::new(&self.sources, color);
        terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
        self.report.failures.push(Failure::new(&input.name, kernel, &input.text, error));
    }

    fn load(
        &mut self,
        SourceFile { path, flags }: SourceFile,
        several: bool,
        front_end: &FrontEnd<'_>,
    ) -> Option<Part> {
        if several && let Some(source) = host_only(&path) {
            let name = path.display().to_string();
            let input = Input { name, source: Some(source), ..Input::default() };
            self.sources.add(&path, &input);
            return Some(Part { path, flags, input, loaded: None });
        }
        let input = match input::read_with(&path, front_end, &flags) {
            Ok(input) => input,
            Err(error) => {
                self.fail(&Input::unread(&path), None, &error);
                return None;
            }
        };
        self.sources.add(&path, &input);
        for left_out in &input.left_out {
            self.fail(&input, None, &left_out.told(&input.name));
        }
        match LoadedModule::new(&input.text, &input.name) {
            // That there is no kernel left was reported above.
            Ok(loaded) if !input.left_out.is_empty() && loaded.kernels().is_empty() => None,
            Ok(loaded) => Some(Part { path, flags, input, loaded: Some(Arc::new(loaded)) }),
            Err(error) => {
                self.fail(&input, None, &error);
                None
            }
        }
    }

    fn check(
        &mut self,
        (number, module): (usize, &Linked),
        kernels: &[KernelInfo],
        (request, notes): (&CheckRequest, &[Note]),
        context: &Context<'_>,
    ) {
        let (input, loaded) = (&module.input, &*module.loaded);
        if let Some(error) = request.unknown_argument(loaded, kernels) {
            self.fail(input, None, &error);
            return;
        }
        // A note on a program's host code is with the first of its kernels.
        let mut told: Vec<Note> = vec![];
        for kernel in kernels {
            let (part, name) = module.origin(&kernel.name);
            let part = &context.parts[part];
            let id = (part.input.name.clone(), name);
            let own = context.own.iter().max_by_key(|own| own.knows(&id));
            let own = own.filter(|own| own.knows(&id) > 0);
            let mut whole = false;
            let alone = kernels.len() == 1;
            // Where nothing can be planned with what the program fixes, all is guessed.
            let plan = own.and_then(|own| {
                let request = own.request(&id, kernel, request)?;
                Job::new(&request, loaded, kernel, alone, &self.sources).ok()
            });
            let plan =
                plan.map_or_else(|| Job::new(request, loaded, kernel, alone, &self.sources), Ok);
            let result = match plan {
                Ok(job) => {
                    whole = job.one_launch().is_some();
                    search::run(self.args, job)
                }
                Err(PlanError::Launch(error)) => Err(error),
                Err(PlanError::Contract(fault)) => {
                    self.broken_contract(kernel, &fault);
                    continue;
                }
            };
            match result {
                Ok(result) => {
                    let mut result = match own {
                        Some(own) => own.join(&id, result),
                        None => result,
                    };
                    result.file.clone_from(&part.input.name);
                    let faults = own.and_then(OwnLaunches::note_on_host);
                    if let Some(faults) = faults.filter(|f| !told.contains(f)) {
                        told.push(faults.clone());
                        result.notes.push(faults);
                    }
                    result.notes.extend(notes.iter().cloned());
                    result.notes.extend(part.input.notes.iter().cloned().map(Note::Input));
                    let proof = if whole || self.quiet || interrupted() {
                        None
                    } else {
                        let sources = &self.sources;
                        proofs::after_search(request, loaded, kernel, alone, sources, &result)
                    };
                    let like = own.and_then(|o| o.request_for_repair(&id, kernel, request));
                    let fix = self.fix(part, (context, own), (request, like), &result);
                    let others = match own {
                        Some(own) => own.others(&id.0),
                        None => module.others(context.parts, &id.0),
                    };
                    self.keep(number, input, result, (proof, fix), others);
                }
                Err(error) => self.fail(input, Some(&kernel.name), &error),
            }
            if interrupted() {
                break;
            }
        }
    }

    /// A repair of what was found in a kernel, if one is wanted and found.
    fn fix(
        &self,
        part: &Part,
        (context, own): (&Context<'_>, Option<&OwnLaunches>),
        requests: (&CheckRequest, Option<CheckRequest>),
        result: &KernelResult,
    ) -> Option<FixReport> {
        let serious = result.findings.iter().any(|f| f.severity >= Severity::Warning);
        if !self.args.suggest || self.quiet || !serious || interrupted() {
            return None;
        }
        let program = (context.parts, own);
        crate::repair::fix(self.args, part, program, context.front_end, requests, &result.kernel)
    }

    /// Keeps a result, or reports it.
    fn keep(
        &mut self,
        number: usize,
        input: &Input,
        result: KernelResult,
        (proof, fix): (Option<ProofReport>, Option<FixReport>),
        others: Vec<String>,
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
        let mut renderer = TextRenderer::new(&self.sources, color);
        let ContractError { file, text, error } = fault;
        terminal::complain(&renderer.diagnostic(error, file, text));
        self.report.failures.push(Failure::new(file, Some(&kernel.name), text, error));
    }

    /// Writes the text of one kernel as soon as it is there, and notes what it means for the exit code.
    fn show(&mut self, report: &KernelReport) {
        self.end = self.end.max(End::of(report, self.args.fail_on.into()));
        if self.args.format == Format::Text {
            let color = terminal::colors_out(self.args.color);
            let text = TextRenderer::new(&self.sources, color).kernel(report);
            self.print(&text);
        }
    }

    fn print(&mut self, text: &str) {
        if let Err(error) = terminal::print(text) {
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
                let mut renderer = TextRenderer::new(&self.sources, color);
                let text = renderer.program(&self.report) + &renderer.summary(&self.report);
                self.print(&text);
            }
        }
        self.end
    }
}
