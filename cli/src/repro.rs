//! `warpscope share`, `replay` and `min`: links that hold a source and a launch.

use crate::End;
use crate::args::{CudaArgs, Format, ReplayArgs, ShareArgs};
use crate::check::{self, Checked};
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::link;
use crate::terminal;
use std::io::{Read as _, Write as _};
use std::path::Path;
use warpscope_core::LoadedModule;
use warpscope_core::check::{CheckOptions, LoweredKernel, Runner};
use warpscope_core::detect::finding::Rule;
use warpscope_core::detect::result::{KernelResult, Note};
use warpscope_core::diagnostic::{Diagnostic, Outcome, Result};
use warpscope_core::job;
use warpscope_core::launch::Launch;
use warpscope_core::launch::params::KernelInfo;
use warpscope_core::limits::{MAX_LINK_BYTES, RunLimits};
use warpscope_core::report::model::{KernelReport, Report};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::repro::attach::{LONGEST_IN_REPORT, state_of};
use warpscope_core::repro::{self, Language, State};
use warpscope_core::search::minimise::{MAX_TRIES, MinimiseBounds, minimise};
use warpscope_core::search::runs::Runs;

/// `warpscope share`
pub fn share(args: &ShareArgs) -> End {
    let (end, checked) = check::quietly(&args.check);
    if end == End::Failed && checked.results.is_empty() {
        return End::Failed;
    }
    let color = terminal::colors_err(args.check.color);
    match shared(&args.check.cuda, &checked) {
        Ok(link) => give(&link, args.output.as_deref(), color),
        Err(error) => fail(&error, "", color),
    }
}

/// The link of the first finding, or of the first launch if nothing was found.
fn shared(cuda: &CudaArgs, checked: &Checked) -> Result<String> {
    let found = checked.results.iter().find(|(_, result)| !result.findings.is_empty());
    let Some((number, result)) = found.or(checked.results.first()) else {
        return Err(Box::new(Diagnostic::bad_launch("there is no kernel to share")));
    };
    let source = |launch: Launch| link::state(cuda, &checked.inputs[*number], launch);
    let mut state = if let Some(finding) = result.findings.first() {
        state_of(&result.kernel, finding, &source)
    } else {
        let launch = result.witness.launch.clone();
        source(Launch { exited: Some(launch.exited_rule()), ..launch })
    };
    state.kernel = Some(result.kernel.clone());
    repro::encode(&state)
}

/// Writes a link to the requested place.
fn give(link: &str, output: Option<&Path>, color: bool) -> End {
    let written = match output {
        Some(path) => write_whole(path, &format!("{link}\n"))
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

/// Writes a file whole or not at all.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    // A pipe or device is written to; to replace it would be wrong.
    if std::fs::metadata(path).is_ok_and(|meta| !meta.is_file()) {
        return std::fs::write(path, text);
    }
    // A link stays a link to its file.
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    builder.prefix(".warpscope");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(text.as_bytes())?;
    file.persist(path)?;
    Ok(())
}

fn fail(error: &Diagnostic, file: &str, color: bool) -> End {
    let sources = CliSources::default();
    terminal::complain(&TextRenderer::new(&sources, color).diagnostic(error, file, ""));
    End::Failed
}

/// Longest name of a link's source, in characters.
const MAX_NAME: usize = 100;

/// The contents of a link, ready to run.
struct Opened {
    state: State,
    input: Input,
    loaded: LoadedModule,
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
    let color = terminal::colors_err(args.color);
    opened(&link_text(&args.link)?, args.clang.as_deref(), color)
}

fn opened(link: &str, clang: Option<&Path>, color: bool) -> Result<Opened> {
    let state = repro::decode(link)?;
    if state.program.is_some() {
        let mut error = Diagnostic::bad_launch("the link holds the run of a whole program");
        error.notes.push("`warpscope replay` runs it".to_owned());
        return Err(Box::new(error));
    }
    let cuda = options(&state, clang)?;
    let front_end = FrontEnd::new(&cuda, color);
    let name = file_name(&state.file);
    let input = match state.language {
        Language::Llvm => Input { name, text: state.source.clone(), ..Input::default() },
        Language::Cuda => input::compiled(&name, &state.source, &front_end)?,
    };
    let loaded = LoadedModule::new(&input.text, &input.name)?;
    // Excerpts come from the link: it must not choose which files of this machine are shown.
    let mut sources = CliSources::closed();
    sources.add(Path::new(&input.name), &input);
    loaded.read_jumps(&sources);
    Ok(Opened { state, input, loaded, sources })
}

/// The name of a link's source: a link must not choose where files are read or written, nor what a terminal
/// or a program does with the name.
fn file_name(file: &str) -> String {
    let last = file.rsplit(['/', '\\']).next().unwrap_or("");
    let safe = |c: char| if c.is_alphanumeric() || " ._-+()[]".contains(c) { c } else { '_' };
    let mut name: String = last.chars().take(MAX_NAME).map(safe).collect();
    if name.starts_with('-') {
        name.replace_range(..1, "_");
    }
    if name.trim_matches(['.', ' ']).is_empty() { "kernel.cu".to_owned() } else { name }
}

impl Opened {
    /// The kernel to run: that of the link, or the only one.
    fn kernel(&self) -> Result<KernelInfo> {
        match (&self.state.kernel, self.loaded.kernels()) {
            (Some(kernel), _) => self.loaded.kernel(kernel).map_err(|mut error| {
                // It may be part of the device code that could not be compiled.
                let left_out = self.input.left_out.iter().map(|l| l.told(&self.input.name));
                error.notes.extend(left_out.flat_map(|l| [vec![l.message], l.notes].concat()));
                error
            }),
            (None, [only]) => Ok(only.clone()),
            (None, []) => Err(self.loaded.no_kernel()),
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
            limits: RunLimits { max_steps, ..limits },
            ..CheckOptions::default()
        }
    }
    /// The fingerprint of the finding meant, if one is named.
    fn wanted<'a>(&'a self, args: &'a ReplayArgs) -> Option<&'a String> {
        args.finding.as_ref().or(self.state.finding.as_ref())
    }
}

/// What a link holds, if it is the run of a whole program.
fn program(link: &str, args: &ReplayArgs) -> Result<Option<(State, CudaArgs)>> {
    let state = repro::decode(link)?;
    if state.program.is_none() {
        return Ok(None);
    }
    if state.language != Language::Cuda {
        let message = "the program in the link has no CUDA C++ source";
        return Err(Box::new(Diagnostic::bad_launch(message)));
    }
    let cuda = options(&state, args.clang.as_deref())?;
    Ok(Some((state, cuda)))
}

/// `warpscope replay`
pub fn replay(args: &ReplayArgs) -> End {
    let color = terminal::colors_err(args.color);
    let text = match link_text(&args.link) {
        Ok(text) => text,
        Err(error) => return fail(&error, "", color),
    };
    match program(&text, args) {
        Ok(Some((state, cuda))) => {
            return crate::run::replay(args, &state, cuda, &file_name(&state.file));
        }
        Ok(None) => {}
        Err(error) => return fail(&error, "", color),
    }
    let ran = opened(&text, args.clang.as_deref(), color).and_then(|opened| {
        let kernel = opened.kernel()?;
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&opened.loaded, &kernel, &mut lowered);
        let options = Opened::options(args);
        let mut result = runner.run(&opened.state.launch, &options)?.result;
        runner.advise(&mut result, &options.limits);
        if let Some(wanted) = opened.wanted(args)
            && !result.findings.iter().any(|f| f.fingerprint() == *wanted)
        {
            let theirs = opened.state.engine.clone();
            result.notes.push(Note::FindingNotReproduced { theirs });
        }
        result.notes.extend(opened.input.notes.iter().cloned().map(Note::Input));
        let mut report = job::report(&result, None);
        report.replay = Some(args.link.clone());
        Ok((opened, report))
    });
    match ran {
        Ok((opened, report)) => show(args, &opened, report),
        Err(error) => fail(&error, "", color),
    }
}

/// Runs the launch of a link for the finding called `fingerprint`, which comes first in the result; `None` if
/// the launch does not show it.
///
/// # Errors
/// The link is damaged or cannot be run.
#[cfg(feature = "hunt")]
pub fn finding(
    link: &str,
    fingerprint: &str,
    clang: Option<&Path>,
    color: bool,
) -> Result<Option<(KernelResult, CliSources)>> {
    let opened = opened(link, clang, color)?;
    let kernel = opened.kernel()?;
    let mut lowered = LoweredKernel::default();
    let mut runner = Runner::new(&opened.loaded, &kernel, &mut lowered);
    let options = CheckOptions::default();
    let mut result = runner.run(&opened.state.launch, &options)?.result;
    let Some(at) = result.findings.iter().position(|f| f.fingerprint() == fingerprint) else {
        return Ok(None);
    };
    result.findings.swap(0, at);
    Ok(Some((result, opened.sources)))
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
        let report = minimised(args, &opened)?;
        Ok((opened, report))
    });
    match made {
        Ok((opened, mut report)) => {
            let mut link = report.findings.first().and_then(|f| f.link.clone());
            if args.format == Format::Text {
                // The link is the last line, whole, whatever its length.
                report.findings[0].link = None;
            } else {
                link = None;
            }
            let end = show(args, &opened, report);
            match link {
                Some(link) => end.max(give(&link, None, color)),
                None => end,
            }
        }
        Err(error) => fail(&error, "", color),
    }
}

/// The report of the smallest launch that shows the finding meant, which comes first and alone has a link.
fn minimised(args: &ReplayArgs, opened: &Opened) -> Result<KernelReport> {
    let kernel = opened.kernel()?;
    let options = Opened::options(args);
    let mut lowered = LoweredKernel::default();
    let mut runner = Runner::new(&opened.loaded, &kernel, &mut lowered);
    let found = runner.run(&opened.state.launch, &options)?.result.findings;
    let wanted = opened.wanted(args);
    let mut matching = found.iter().filter(|f| wanted.is_none_or(|w| f.fingerprint() == *w));
    let Some(finding) = matching.next() else {
        let message = match wanted {
            Some(wanted) => format!("finding {wanted} does not appear in the launch"),
            None => "the launch has no findings".to_owned(),
        };
        return Err(Box::new(Diagnostic::bad_launch(message)));
    };
    let one = CheckOptions {
        redundant: matches!(finding.rule, Rule::RedundantBarrier | Rule::WideBarrier),
        ..options
    };
    let bounds = MinimiseBounds {
        tries: MAX_TRIES,
        steps: u64::MAX,
        allows: &|_| true,
        keep_going: &|| true,
    };
    let smaller = minimise(&mut Runs::new(runner, one), finding, &bounds);
    let finding = smaller.unwrap_or_else(|| finding.clone());
    let mut runner = Runner::new(&opened.loaded, &kernel, &mut lowered);
    let mut result: KernelResult = runner.run(&finding.witness.launch, &options)?.result;
    let mark = finding.fingerprint();
    result.findings.retain(|f| f.fingerprint() != mark);
    result.findings.insert(0, finding);
    runner.advise(&mut result, &options.limits);
    // Whatever was in the link stays in it; another version made the new launch.
    let engine = repro::State::new("", opened.state.language, "", Launch::default()).engine;
    let source = |launch| State { engine: engine.clone(), launch, ..opened.state.clone() };
    let link = repro::encode(&state_of(&kernel.name, &result.findings[0], &source))?;
    result.notes.extend(opened.input.notes.iter().cloned().map(Note::Input));
    let mut report = job::report(&result, None);
    report.replay = Some(link.clone());
    report.findings[0].link = Some(link);
    Ok(report)
}
