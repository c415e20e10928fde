//! `warpscope check`.

use crate::End;
use crate::args::{CheckArgs, Format, SearchKind};
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::repro;
use crate::sarif;
use crate::search;
use crate::terminal;
use std::path::Path;
use warpscope_core::check::params::KernelInfo;
use warpscope_core::check::{CheckOptions, Prepared};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::launch::parse::{parse_arg, parse_dim3};
use warpscope_core::launch::{KernelArg, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_core::report::model::{Failure, KernelReport, Report};
use warpscope_core::report::text::{NoSources, TextRenderer};
use warpscope_core::search::FreeDims;
use warpscope_core::search::contract::comments::ContractError;
use warpscope_core::search::plan::{Asked, DEFAULT_BLOCK, DEFAULT_GRID, Fault, Plan};

/// Runs the command.
pub fn run(args: &CheckArgs) -> End {
    work(args, false).0
}

/// Runs the command without printing the report, for callers that use it differently.
pub fn quietly(args: &CheckArgs) -> (End, Report) {
    work(args, true)
}

fn work(args: &CheckArgs, quiet: bool) -> (End, Report) {
    let sources = CliSources::default();
    let mut job = Job { args, quiet, report: Report::new(), end: End::Clean, sources };
    let Some((asked, notes)) = job.asked() else { return (End::Failed, job.report) };

    let front_end = FrontEnd::new(&args.cuda, terminal::colors_err(args.color));
    let mut files = vec![];
    for path in &args.files {
        if let Some(file) = job.prepare(path, &front_end) {
            files.push(file);
        }
    }
    // A requested kernel needs to be in only one of the files.
    let named = |file: &Prepared| args.kernel.as_ref().is_none_or(|k| file.kernel(k).is_ok());
    let somewhere = files.iter().any(|(_, prepared)| named(prepared));
    for (input, prepared) in &files {
        if somewhere && !named(prepared) {
            continue;
        }
        match prepared.selected(args.kernel.as_deref()) {
            Ok(kernels) => job.check(input, prepared, &kernels, &asked, &notes),
            Err(error) => job.fail(input, None, &error),
        }
    }
    job.finish()
}

/// The request made on the command line. Errors are printed.
#[cfg(feature = "hunt")]
pub fn asked(args: &CheckArgs) -> Option<Asked> {
    let sources = CliSources::default();
    let mut job = Job { args, quiet: true, report: Report::new(), end: End::Clean, sources };
    Some(job.asked()?.0)
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
    text.map(|text| text + "\n").map_err(|error| format!("cannot write the report: {error}"))
}

struct Job<'a> {
    args: &'a CheckArgs,
    quiet: bool,
    report: Report,
    end: End,
    sources: CliSources,
}

impl Job<'_> {
    /// The request, and notes on what the tool chose. Errors are printed.
    fn asked(&mut self) -> Option<(Asked, Vec<String>)> {
        let (launch, notes) = self.launch()?;
        let args = self.args;
        let limits = RunLimits::default();
        let limits = RunLimits { max_steps: args.max_steps.unwrap_or(limits.max_steps), ..limits };
        let asked = Asked {
            launch,
            not_given: FreeDims {
                grid: args.grid.is_none(),
                block: args.block.is_none(),
                shared: args.shared_bytes.is_none(),
            },
            assume: args.search.assume.clone(),
            strategy: search::strategy(args),
            launches: search::launches(args),
            options: CheckOptions { redundant: args.redundant, perf: args.perf, limits },
        };
        Some((asked, notes))
    }

    /// The requested launch, and notes on what the tool chose. Errors are printed.
    fn launch(&mut self) -> Option<(Launch, Vec<String>)> {
        let args = self.args;
        let mut good = true;
        let mut dim =
            |flag: &str, given: Option<&String>, default| match given.map(|t| parse_dim3(t)) {
                None => default,
                Some(Ok(dim)) => dim,
                Some(Err(error)) => {
                    good = false;
                    self.fault_in(flag, given.map_or("", String::as_str), &error);
                    default
                }
            };
        let grid = dim("--grid", args.grid.as_ref(), DEFAULT_GRID);
        let block = dim("--block", args.block.as_ref(), DEFAULT_BLOCK);
        let mut values: Vec<KernelArg> = vec![];
        for text in &args.args {
            match parse_arg(text) {
                Ok(arg) => values.push(arg),
                Err(error) => {
                    good = false;
                    self.fault_in("--arg", text, &error);
                }
            }
        }
        let launch = Launch {
            grid,
            block,
            args: values,
            shared_bytes: args.shared_bytes.unwrap_or(0),
            model: args.model.into(),
            exited: args.exited.map(Into::into),
            warp_size: args.warp_size,
            seed: args.seed,
        };
        let mut notes = vec![];
        let flags = [("--grid", &args.grid, "2"), ("--block", &args.block, "64")];
        let searched = args.search.search != SearchKind::None;
        for (flag, _, value) in flags.iter().filter(|(_, given, _)| given.is_none() && !searched) {
            notes.push(format!("{flag} was not given; using {flag} {value}"));
        }
        if let Err(error) = launch.validate()
            && good
        {
            good = false;
            self.fault_in("", "", &error);
        }
        good.then_some((launch, notes))
    }

    /// Prints an error of the command line.
    fn fault_in(&mut self, flag: &str, text: &str, error: &Diagnostic) {
        self.end = End::Failed;
        let color = terminal::colors_err(self.args.color);
        terminal::complain(&TextRenderer::new(&NoSources, color).diagnostic(error, flag, text));
    }

    /// Prints a failure in `input` and adds it to the report.
    fn fail(&mut self, input: &Input, kernel: Option<&str>, error: &Diagnostic) {
        self.end = End::Failed;
        let mut error = error.clone();
        if input.source.is_none()
            && let Some(place) = error.source.take()
        {
            // For input given as IR, the place in the IR comes first.
            error.notes.push(format!("this is at {place} in the source"));
        }
        let error = &error;
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&self.sources, color);
        terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
        self.report.failures.push(Failure::new(&input.name, kernel, &input.text, error));
    }

    fn prepare(&mut self, path: &Path, front_end: &FrontEnd<'_>) -> Option<(Input, Prepared)> {
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
        match Prepared::new(&input.text, &input.name) {
            // That no kernel is left was already reported.
            Ok(prepared) if !input.left_out.is_empty() && prepared.kernels().is_empty() => None,
            Ok(prepared) => Some((input, prepared)),
            Err(error) => {
                self.fail(&input, None, &error);
                None
            }
        }
    }

    fn check(
        &mut self,
        input: &Input,
        prepared: &Prepared,
        kernels: &[KernelInfo],
        asked: &Asked,
        notes: &[String],
    ) {
        if let Some(error) = asked.unknown_argument(prepared, kernels) {
            self.fail(input, None, &error);
            return;
        }
        for kernel in kernels {
            let report = match asked.plan(prepared, kernel, kernels.len() == 1, &self.sources) {
                Ok(Plan::Launch(launch)) => launch.run(),
                Ok(Plan::Search(search)) => search::run(self.args, prepared, kernel, search),
                Err(Fault::Launch(error)) => Err(error),
                Err(Fault::Contract(fault)) => {
                    self.broken_contract(kernel, &fault);
                    continue;
                }
            };
            match report {
                Ok(mut report) => {
                    repro::attach(self.args, input, &mut report);
                    report.notes.extend(notes.iter().chain(&input.notes).cloned());
                    report.flags = self.further_flags();
                    self.show(&report);
                    self.report.kernels.push(report);
                }
                Err(error) => self.fail(input, Some(&kernel.name), &error),
            }
            if search::interrupted() {
                break;
            }
        }
    }

    /// Flags that are needed to reproduce the report, beside the launch.
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

    /// Prints an error in a contract and adds it to the report.
    fn broken_contract(&mut self, kernel: &KernelInfo, fault: &ContractError) {
        self.end = End::Failed;
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&self.sources, color);
        let ContractError { file, text, error } = fault;
        terminal::complain(&renderer.diagnostic(error, file, text));
        self.report.failures.push(Failure::new(file, Some(&kernel.name), text, error));
    }

    /// Prints the text of one kernel as soon as it is available and updates the exit status.
    fn show(&mut self, report: &KernelReport) {
        self.end = self.end.max(End::of(report, self.args.fail_on.into()));
        if self.args.format == Format::Text && !self.quiet {
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

    fn finish(mut self) -> (End, Report) {
        if self.quiet {
            return (self.end, self.report);
        }
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
        (self.end, self.report)
    }
}
