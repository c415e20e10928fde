//! `warpscope check`.

use crate::End;
use crate::args::{CheckArgs, Format, ProveArg};
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::interrupt::interrupted;
use crate::link;
use crate::own_launches::OwnLaunches;
use crate::request::{self, BadFlag};
use crate::search;
use crate::terminal;
use std::path::Path;
use warpscope_core::LoadedModule;
use warpscope_core::detect::finding::Severity;
use warpscope_core::detect::result::{KernelResult, Note};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::job::{self, Job, Links};
use warpscope_core::launch::contract::comments::ContractError;
use warpscope_core::launch::params::KernelInfo;
use warpscope_core::proofs;
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
        let mut files: Vec<(Input, LoadedModule)> = vec![];
        let mut places = vec![];
        for (at, path) in args.files.iter().enumerate() {
            if let Some(file) = self.load(path, &front_end) {
                files.push(file);
                places.push(at);
            }
        }
        // A requested kernel needs to be in only one of the files.
        let named =
            |file: &LoadedModule| args.kernel.as_ref().is_none_or(|k| file.kernel(k).is_ok());
        let somewhere = files.iter().any(|(_, loaded)| named(loaded));
        for ((number, (input, loaded)), at) in files.iter().enumerate().zip(&places) {
            if somewhere && !named(loaded) {
                continue;
            }
            match loaded.selected(args.kernel.as_deref()) {
                Ok(kernels) => {
                    let path = &args.files[*at];
                    // Links hold launches that can be made again alone.
                    let own = if self.quiet {
                        None
                    } else {
                        OwnLaunches::of(args, path, input, loaded, &front_end)
                    };
                    let own = own.as_ref();
                    let of = (args.files[*at].as_path(), &front_end);
                    self.check((number, input), loaded, (&kernels, own), (&request, &notes), of);
                }
                Err(error) => self.fail(input, None, &error),
            }
        }
        files.into_iter().map(|(input, _)| input).collect()
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

    fn load(&mut self, path: &Path, front_end: &FrontEnd<'_>) -> Option<(Input, LoadedModule)> {
        let input = match input::read(path, front_end) {
            Ok(input) => input,
            Err(error) => {
                self.fail(&Input::unread(path), None, &error);
                return None;
            }
        };
        self.sources.add(path, &input);
        for left_out in &input.left_out {
            self.fail(&input, None, &left_out.told(&input.name));
        }
        match LoadedModule::new(&input.text, &input.name) {
            // That there is no kernel left was reported above.
            Ok(loaded) if !input.left_out.is_empty() && loaded.kernels().is_empty() => None,
            Ok(loaded) => Some((input, loaded)),
            Err(error) => {
                self.fail(&input, None, &error);
                None
            }
        }
    }

    fn check(
        &mut self,
        (number, input): (usize, &Input),
        loaded: &LoadedModule,
        (kernels, own): (&[KernelInfo], Option<&OwnLaunches>),
        (request, notes): (&CheckRequest, &[Note]),
        (path, front_end): (&Path, &FrontEnd<'_>),
    ) {
        if let Some(error) = request.unknown_argument(loaded, kernels) {
            self.fail(input, None, &error);
            return;
        }
        let mut faults = own.and_then(OwnLaunches::host_faults);
        for kernel in kernels {
            let mut whole = false;
            let alone = kernels.len() == 1;
            // Where nothing can be planned with what the program fixes, all is guessed.
            let plan = own.and_then(|own| {
                let request = own.request(kernel, request)?;
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
                        Some(own) => own.join(result),
                        None => result,
                    };
                    result.notes.extend(faults.take());
                    result.notes.extend(notes.iter().cloned());
                    result.notes.extend(input.notes.iter().cloned().map(Note::Input));
                    let off = self.args.prove == Some(ProveArg::Off);
                    let proof = if whole || self.quiet || off || interrupted() {
                        None
                    } else {
                        let sources = &self.sources;
                        proofs::after_search(request, loaded, kernel, alone, sources, &result)
                    };
                    let fix = self.fix(path, input, front_end, request, &result);
                    self.keep(number, input, result, (proof, fix));
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
        path: &Path,
        input: &Input,
        front_end: &FrontEnd<'_>,
        request: &CheckRequest,
        result: &KernelResult,
    ) -> Option<FixReport> {
        let serious = result.findings.iter().any(|f| f.severity >= Severity::Warning);
        if !self.args.suggest || self.quiet || !serious || interrupted() {
            return None;
        }
        crate::repair::fix(path, input, front_end, request, &result.kernel)
    }

    /// Keeps a result, or reports it.
    fn keep(
        &mut self,
        number: usize,
        input: &Input,
        result: KernelResult,
        (proof, fix): (Option<ProofReport>, Option<FixReport>),
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
            report.flags = self.further_flags();
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
                let text = TextRenderer::new(&NoSources, color).summary(&self.report);
                self.print(&text);
            }
        }
        self.end
    }
}
