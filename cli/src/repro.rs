//! `warpscope share`, `replay` and `min`: links that hold a source and a launch.

use crate::End;
use crate::args::{CheckArgs, CudaArgs, Format, ReplayArgs, ShareArgs};
use crate::check;
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::terminal;
use std::io::Read as _;
use std::path::Path;
use warpscope_core::check::run::Programs;
use warpscope_core::check::{CheckOptions, Prepared};
use warpscope_core::diagnostic::{Diagnostic, Outcome, Result};
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::{MAX_LINK_BYTES, RunLimits};
use warpscope_core::report::model::{FindingReport, KernelReport, Report};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::repro::attach::{LONGEST_IN_REPORT, MOST_LINKS};
use warpscope_core::repro::{self, Language, State};
use warpscope_core::search::minimise::{MOST_TRIES, minimise};

/// Attaches links to the findings of a report.
pub fn attach(args: &CheckArgs, input: &Input, report: &mut KernelReport) {
    // Text shows one link; more would bury the findings.
    let most = if args.format == Format::Text { 1 } else { MOST_LINKS };
    repro::attach::attach(report, most, &|launch| source(&args.cuda, input, launch));
}

/// The link of a finding, of any length, if its launch can be encoded.
pub fn link(
    cuda: &CudaArgs,
    input: &Input,
    kernel: &str,
    finding: &FindingReport,
) -> Option<String> {
    repro::encode(&state(cuda, input, kernel, finding)?).ok()
}

/// The state of a finding.
fn state(cuda: &CudaArgs, input: &Input, kernel: &str, finding: &FindingReport) -> Option<State> {
    repro::attach::state_of(kernel, finding, &|launch| source(cuda, input, launch))
}

/// The state of an input: the CUDA C++ if it is self-contained, else the IR.
fn source(cuda: &CudaArgs, input: &Input, launch: Launch) -> State {
    let file = Path::new(&input.name).file_name().unwrap_or_default().to_string_lossy();
    let alone = |source: &&String| {
        // Included files, and files named by options, would not be in the link.
        cuda.include.is_empty()
            && cuda.xclang.is_empty()
            && cuda.cuda_path.is_none()
            && !source.lines().any(|l| {
                let directive = l.trim_start().strip_prefix('#').map(str::trim_start);
                directive.is_some_and(|d| d.starts_with("include") && d.contains('"'))
            })
    };
    match input.source.as_ref().filter(alone) {
        Some(source) => {
            let mut state = State::new(&file, Language::Cuda, source, launch);
            state.options = cuda.define.iter().map(|d| format!("-D{d}")).collect();
            state.options.extend(cuda.std.iter().map(|s| format!("-std={s}")));
            state
        }
        None => State::new(&file, Language::Llvm, &input.text, launch),
    }
}

/// `warpscope share`
pub fn share(args: &ShareArgs) -> End {
    let (end, report) = check::quietly(&args.check);
    if end == End::Failed && report.kernels.is_empty() {
        return End::Failed;
    }
    let color = terminal::colors_err(args.check.color);
    let front_end = FrontEnd::new(&args.check.cuda, color);
    let made = (|| {
        let found = report.kernels.iter().find(|k| !k.findings.is_empty());
        let Some(kernel) = found.or(report.kernels.first()) else {
            return Err(Box::new(Diagnostic::bad_launch("there is no kernel to share")));
        };
        let path = args.check.files.iter().find(|f| f.display().to_string() == kernel.file);
        let input = input::read(path.unwrap_or(&args.check.files[0]), &front_end)?;
        let mut made = match kernel.findings.first() {
            Some(finding) => state(&args.check.cuda, &input, &kernel.kernel, finding),
            None => kernel
                .launch
                .to_launch(kernel.model)
                .map(|launch| source(&args.check.cuda, &input, launch)),
        };
        if let Some(state) = &mut made {
            state.kernel = Some(kernel.kernel.clone());
        }
        let unread = || Box::new(Diagnostic::bad_launch("the launch cannot be put into a link"));
        repro::encode(&made.ok_or_else(unread)?)
    })();
    match made {
        Ok(link) => give(&link, args.output.as_deref(), color),
        Err(error) => fail(&error, "", color),
    }
}

/// Writes a link to the requested place.
fn give(link: &str, output: Option<&Path>, color: bool) -> End {
    let written = match output {
        Some(path) => std::fs::write(path, format!("{link}\n"))
            .map_err(|e| format!("cannot write {}: {e}", path.display())),
        None => terminal::print(&format!("{link}\n"))
            .map_err(|e| format!("cannot write to standard output: {e}")),
    };
    if let Err(message) = written {
        return fail(&Diagnostic::bad_launch(message), "", color);
    }
    if output.is_none() && link.len() > LONGEST_IN_REPORT {
        let len = link.len();
        terminal::complain(&format!(
            "note: this link has {len} characters, which many programs truncate; --output FILE writes it to a file\n"
        ));
    }
    End::Clean
}

fn fail(error: &Diagnostic, file: &str, color: bool) -> End {
    let sources = CliSources::default();
    terminal::complain(&TextRenderer::new(&sources, color).diagnostic(error, file, ""));
    End::Failed
}

/// The contents of a link, ready to run.
struct Opened {
    state: State,
    input: Input,
    prepared: Prepared,
    sources: CliSources,
}

/// The text of the link: the argument itself, or the contents of the file it names.
fn link_text(link: &str) -> Result<String> {
    if link.starts_with('#') || link.contains("#1/") {
        return Ok(link.to_owned());
    }
    let mut text = String::new();
    // Reading one byte more than is allowed detects inputs that are too large.
    let most = MAX_LINK_BYTES as u64 + 1;
    let read = if link == "-" {
        std::io::stdin().lock().take(most).read_to_string(&mut text)
    } else {
        std::fs::File::open(link).and_then(|file| file.take(most).read_to_string(&mut text))
    };
    read.map_err(|e| {
        let message = format!("{link} is not a link and cannot be read as a file: {e}");
        Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
    })?;
    Ok(text)
}

/// Options of a link that may reach the compiler: macros and the standard, nothing that names
/// files.
fn options(state: &State, clang: Option<&Path>) -> Result<CudaArgs> {
    let mut cuda = CudaArgs { clang: clang.map(Path::to_owned), ..CudaArgs::default() };
    for option in &state.options {
        let plain = |s: &str| s.chars().all(|c| c.is_alphanumeric() || "_+".contains(c));
        if let Some(define) = option.strip_prefix("-D") {
            cuda.define.push(define.to_owned());
        } else if let Some(std) = option.strip_prefix("-std=").filter(|s| plain(s)) {
            cuda.std = Some(std.to_owned());
        } else {
            let message =
                format!("the link contains the compiler option `{option}`, which is not allowed");
            return Err(Box::new(Diagnostic::new(Outcome::Unsupported, "WS-LINK", message)));
        }
    }
    Ok(cuda)
}

fn open(args: &ReplayArgs) -> Result<Opened> {
    let state = repro::decode(&link_text(&args.link)?)?;
    let cuda = options(&state, args.clang.as_deref())?;
    let front_end = FrontEnd::new(&cuda, terminal::colors_err(args.color));
    // Only the last component of the name is used: a link must not choose where files are written.
    let name = Path::new(&state.file).file_name().unwrap_or_default().to_string_lossy();
    let name = if name.is_empty() { "kernel".into() } else { name };
    let input = match state.language {
        Language::Llvm => {
            Input { name: name.into_owned(), text: state.source.clone(), ..Input::default() }
        }
        Language::Cuda => {
            let fault = |e: std::io::Error| {
                let message = format!("cannot write the source to a temporary folder: {e}");
                Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
            };
            let folder = tempfile::Builder::new().prefix("warpscope").tempdir().map_err(fault)?;
            let path = folder.path().join(&*name).with_extension("cu");
            std::fs::write(&path, &state.source).map_err(fault)?;
            let mut input = input::read(&path, &front_end)?;
            input.name = name.into_owned();
            input
        }
    };
    let prepared = Prepared::new(&input.text, &input.name)?;
    let mut sources = CliSources::default();
    sources.add(Path::new(&input.name), &input);
    Ok(Opened { state, input, prepared, sources })
}

impl Opened {
    /// The kernel to run: that of the link, or the only one.
    fn kernel(&self) -> Result<String> {
        match (&self.state.kernel, self.prepared.kernels()) {
            (Some(kernel), _) => Ok(kernel.clone()),
            (None, [only]) => Ok(only.name.clone()),
            (None, []) => Err(self.prepared.no_kernel()),
            (None, _) => {
                let message = "the link does not say which kernel of its source to run";
                Err(Box::new(Diagnostic::bad_launch(message)))
            }
        }
    }
    fn options(args: &ReplayArgs) -> CheckOptions {
        let limits = RunLimits::default();
        let max_steps = args.max_steps.unwrap_or(limits.max_steps);
        CheckOptions {
            redundant: args.redundant,
            perf: false,
            limits: RunLimits { max_steps, ..limits },
        }
    }
}

/// `warpscope replay`
pub fn replay(args: &ReplayArgs) -> End {
    let color = terminal::colors_err(args.color);
    let ran = open(args).and_then(|opened| {
        let kernel = opened.kernel()?;
        let options = Opened::options(args);
        let mut report = opened.prepared.check(&kernel, &opened.state.launch, &options)?;
        let wanted = args.finding.as_ref().or(opened.state.finding.as_ref());
        if let Some(wanted) = wanted
            && !report.findings.iter().any(|f| f.fingerprint() == *wanted)
        {
            let (theirs, ours) = (&opened.state.engine, env!("CARGO_PKG_VERSION"));
            let note = format!(
                "the finding of the link did not appear; the link was made by version {theirs}, this is {ours}"
            );
            report.notes.push(note);
        }
        Ok((opened, report))
    });
    match ran {
        Ok((opened, report)) => show(args, &opened, report),
        Err(error) => fail(&error, "", color),
    }
}

/// Writes the report of one kernel and returns how the command ends.
fn show(args: &ReplayArgs, opened: &Opened, report: KernelReport) -> End {
    let end = End::of(&report, args.fail_on.into());
    let text = match args.format {
        Format::Text => {
            let color = terminal::colors_out(args.color);
            TextRenderer::new(&opened.sources, color).kernel(&report)
        }
        Format::Json | Format::Sarif => {
            let mut whole = Report::new();
            whole.kernels.push(report);
            match check::machine_readable(&whole, args.format, &opened.sources) {
                Ok(text) => text,
                Err(error) => {
                    terminal::complain(&format!("error: {error}\n"));
                    return End::Failed;
                }
            }
        }
    };
    match terminal::print(&text) {
        Ok(()) => end,
        Err(error) => {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            End::Failed
        }
    }
}

/// `warpscope min`
pub fn min(args: &ReplayArgs) -> End {
    let color = terminal::colors_err(args.color);
    let made = open(args).and_then(|opened| {
        let kernel = opened.prepared.kernel(&opened.kernel()?)?;
        let options = Opened::options(args);
        let report = opened.prepared.check(&kernel.name, &opened.state.launch, &options)?;
        let wanted = args.finding.as_ref().or(opened.state.finding.as_ref());
        let mut findings = report.findings.iter();
        let finding = match wanted {
            Some(wanted) => findings.find(|f| f.fingerprint() == *wanted),
            None => findings.next(),
        };
        let Some(finding) = finding else {
            let message = match wanted {
                Some(wanted) => format!("finding {wanted} does not appear in the launch"),
                None => "the launch has no findings".to_owned(),
            };
            return Err(Box::new(Diagnostic::bad_launch(message)));
        };
        let programs = &mut Programs::default();
        let one = CheckOptions { redundant: finding.rule.name() == "redundant-barrier", ..options };
        let allows = |launch: &Launch| launch.grid != Dim3::new(0, 0, 0);
        let smaller = minimise(
            &opened.prepared,
            &kernel,
            finding,
            &one,
            MOST_TRIES,
            programs,
            &allows,
            &|| true,
        );
        let mut finding = smaller.unwrap_or_else(|| finding.clone());
        let cuda = options_of(&opened.state);
        let made = state(&cuda, &opened.input, &kernel.name, &finding);
        let unread = || Box::new(Diagnostic::bad_launch("the launch cannot be put into a link"));
        let link = repro::encode(&made.ok_or_else(unread)?)?;
        let Some(launch) = finding.launch.to_launch(finding.model) else { return Err(unread()) };
        let mut report = opened.prepared.check(&kernel.name, &launch, &options)?;
        // The requested finding comes first and is the only one with a link.
        let mark = finding.fingerprint();
        finding.link = Some(link);
        report.findings.retain(|f| f.fingerprint() != mark);
        report.findings.insert(0, finding);
        Ok((opened, report))
    });
    match made {
        Ok((opened, report)) => show(args, &opened, report),
        Err(error) => fail(&error, "", color),
    }
}

/// The options of a link, as checked by [`options`].
fn options_of(state: &State) -> CudaArgs {
    options(state, None).unwrap_or_default()
}
