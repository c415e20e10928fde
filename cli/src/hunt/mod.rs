//! `warpscope hunt`: a fuzzing campaign over many kernels that runs for hours.
//!
//! The parent divides time into slices, each of which is a process that fuzzes one kernel
//! ([`worker`]). A crash there does not end the campaign, and killing the parent ends all workers,
//! since they watch the pipe that it holds. Everything that must not be lost is in the folder
//! ([`store`]); the parent keeps nothing that it cannot read again from there.

mod page;
mod store;
pub mod worker;

use crate::args::HuntArgs;
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::{End, search, terminal};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use store::{Line, Store};
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::hash;
use warpscope_core::report::model::Report;
use warpscope_core::report::text::TextRenderer;
use warpscope_core::search::plan::CheckRequest;
use worker::Told;

/// Interval at which the log gets a sample and the page is written.
const SAMPLE: Duration = Duration::from_secs(1);
const PAGE: Duration = Duration::from_secs(20);
/// Longest slice.
const SLICE: Duration = Duration::from_secs(30);
/// Limit on how long a kernel that brings nothing new is postponed: up to 2^5 slices.
const PATIENCE: u32 = 5;
/// Number of consecutive failed slices after which a kernel is abandoned.
const FAULTS: u32 = 3;
/// Maximum number of files taken from one folder.
const MOST_FILES: usize = 10_000;

/// A kernel to fuzz.
#[derive(Debug, Default)]
struct Target {
    slug: String,
    input: PathBuf,
    kernel: String,
    /// Weighted number of turns; the kernel with the lowest number is next.
    turns: f64,
    /// Number of consecutive slices that brought nothing new.
    quiet: u32,
    faults: u32,
    given_up: bool,
    sides: (u64, u64),
}

/// A running slice.
#[derive(Debug)]
struct Slice {
    child: Child,
    // Dropping this closes the pipe, which makes the worker end.
    _hold: ChildStdin,
    target: usize,
    kept: u64,
    failed: bool,
}

enum News {
    Told(u64, Told),
    Closed(u64),
}

struct Campaign<'a> {
    args: &'a HuntArgs,
    store: Store,
    targets: Vec<Target>,
    slices: BTreeMap<u64, Slice>,
    next_slice: u64,
    /// Seconds of fuzzing before this run of the command.
    before: f64,
    begun: Instant,
    /// Total seconds of fuzzing at which this run ends.
    until: f64,
    launches: u64,
    rate: f64,
    end: End,
    bar: ProgressBar,
}

/// Runs the command.
pub fn run(args: &HuntArgs) -> End {
    search::catch_interrupts();
    let color = terminal::colors_err(args.check.color);
    let opened = Store::open(&args.out).and_then(|store| Ok((store.lock()?, store)));
    let (lock, store) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            let message = format!("{}: {error}", args.out.display());
            return fail(&Diagnostic::bad_launch(message), "", "", color);
        }
    };
    let request = match crate::request::of(&args.check) {
        Ok((request, _)) => request,
        Err(bad) => {
            crate::check::complain_of(&bad, color);
            return End::Failed;
        }
    };
    let (targets, end) = targets(args, &request, &store, color);
    if targets.is_empty() {
        return End::Failed;
    }
    let history = store.history();
    let last = history.last().cloned().unwrap_or_default();
    // A hunt that was interrupted continues for the remaining time; one that had ended starts
    // again.
    let begin = history.iter().rev().find(|l| l.event == "begin").map_or(0.0, |l| l.seconds);
    let ended = last.event == "end" || history.is_empty();
    let from = if ended { last.seconds } else { begin };
    let mut campaign = Campaign {
        args,
        targets,
        slices: BTreeMap::new(),
        next_slice: 0,
        before: last.seconds,
        begun: Instant::now(),
        until: from + args.time.as_secs_f64(),
        launches: last.launches,
        rate: 0.0,
        end,
        bar: bar(),
        store,
    };
    let gone_on = !ended && last.seconds > from;
    if ended {
        campaign.log("begin", None);
    }
    campaign.greet(gone_on);
    campaign.hunt();
    let stopped = search::interrupted();
    if !stopped {
        campaign.log("end", None);
    }
    campaign.write_page();
    campaign.bar.finish_and_clear();
    let end = campaign.summary(stopped);
    drop(lock);
    end
}

fn fail(error: &Diagnostic, name: &str, text: &str, color: bool) -> End {
    let sources = CliSources::default();
    terminal::complain(&TextRenderer::new(&sources, color).diagnostic(error, name, text));
    End::Failed
}

/// Reads all files, stores them in the folder and returns their kernels.
fn targets(
    args: &HuntArgs,
    request: &CheckRequest,
    store: &Store,
    color: bool,
) -> (Vec<Target>, End) {
    let front_end = FrontEnd::new(&args.check.cuda, color);
    let mut end = End::Clean;
    let mut targets: Vec<Target> = vec![];
    let mut files = vec![];
    for path in &args.check.files {
        if path.is_dir() { below(path, &mut files) } else { files.push(path.clone()) }
    }
    let name = args.check.kernel.as_deref();
    let mut chosen = vec![];
    for path in &files {
        let read = input::read(path, &front_end).map_err(|e| Box::new((e, Input::unread(path))));
        let read = read.and_then(|input| match LoadedModule::new(&input.text, &input.name) {
            Ok(prepared) => Ok((input, prepared)),
            Err(error) => Err(Box::new((error, input))),
        });
        match read {
            Ok((input, prepared)) => {
                for left_out in &input.left_out {
                    end = fail(&left_out.told(&input.name), &input.text_name(), &input.text, color);
                }
                let kernels = prepared.selected(name);
                let fault =
                    kernels.as_ref().ok().and_then(|k| request.unknown_argument(&prepared, k));
                chosen.push((path, input, kernels, fault));
            }
            Err(fault) => {
                let (error, input) = *fault;
                end = fail(&error, &input.text_name(), &input.text, color);
            }
        }
    }
    // A requested kernel, and any kernel at all, needs to be in only one of the files.
    let somewhere = chosen.iter().any(|(_, _, kernels, _)| kernels.is_ok());
    for (path, input, kernels, fault) in chosen {
        let kernels = match kernels {
            Ok(kernels) => kernels,
            Err(_) if somewhere => continue,
            Err(error) => {
                end = fail(&error, &input.text_name(), &input.text, color);
                continue;
            }
        };
        if let Some(error) = fault {
            end = fail(&error, &input.text_name(), &input.text, color);
            continue;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let kept = Path::new("inputs").join(format!(
            "{}-{}.json",
            store::slug(&stem),
            hash::name(input.name.as_bytes())
        ));
        let written = serde_json::to_vec(&input)
            .map_err(io::Error::from)
            .and_then(|t| store.write(&kept, &t));
        if let Err(error) = written {
            let message = format!("cannot write {}: {error}", kept.display());
            return (vec![], fail(&Diagnostic::bad_launch(message), "", "", color));
        }
        for kernel in kernels {
            let slug = store::slug(&format!("{stem}-{}", kernel.display_name));
            // If a name occurs twice, the full file name makes it unique.
            let twice = targets.iter().any(|t| t.slug == slug);
            let slug = if twice {
                store::slug(&format!("{stem}-{}-{}", kernel.display_name, input.name))
            } else {
                slug
            };
            let kernel = kernel.name;
            let input = store.root.join(&kept);
            targets.push(Target { slug, input, kernel, ..Target::default() });
        }
    }
    if targets.is_empty() && end != End::Failed {
        end = fail(&Diagnostic::bad_launch("no kernels found"), "", "", color);
    }
    (targets, end)
}

/// The kernel files below a folder, each once; IR next to its source is skipped.
fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut open = vec![folder.to_owned()];
    let mut found = vec![];
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().flatten().map(|e| e.path()) {
            let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
            if path.is_dir() {
                open.push(path);
            } else if ["cu", "ll", "bc"].contains(&extension) && found.len() < MOST_FILES {
                found.push(path);
            }
        }
    }
    found.sort();
    let sources: Vec<PathBuf> =
        found.iter().filter(|p| p.extension().is_some_and(|e| e == "cu")).cloned().collect();
    let beside = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let stem = name.split('.').next().unwrap_or_default().to_owned();
        path.extension().is_some_and(|e| e != "cu")
            && sources.contains(&path.with_file_name(stem).with_extension("cu"))
    };
    files.extend(found.into_iter().filter(|path| !beside(path)));
}

impl Campaign<'_> {
    fn seconds(&self) -> f64 {
        self.before + self.begun.elapsed().as_secs_f64()
    }
    fn left(&self) -> Duration {
        Duration::from_secs_f64((self.until - self.seconds()).max(0.0))
    }
    fn sides(&self) -> (u64, u64) {
        self.targets.iter().fold((0, 0), |sum, t| (sum.0 + t.sides.0, sum.1 + t.sides.1))
    }

    fn log(&self, event: &str, name: Option<String>) {
        let line = Line {
            seconds: self.seconds(),
            event: event.to_owned(),
            launches: self.launches,
            rate: self.rate,
            sides: self.sides(),
            findings: self.store.findings().len() as u64,
            name,
        };
        if let Err(error) = self.store.log(&line) {
            terminal::complain(&format!("error: cannot write log.jsonl: {error}\n"));
        }
    }

    fn greet(&self, gone_on: bool) {
        let n = self.targets.len();
        let s = if n == 1 { "" } else { "s" };
        let out = self.store.root.display();
        let how = if gone_on { "resuming" } else { "hunting" };
        let known = self.store.findings().len();
        let left = self.left().as_secs();
        terminal::complain(&format!(
            "{how}: {n} kernel{s} for {}, results in {out}, findings so far: {known}\n",
            clock(left)
        ));
    }

    fn hunt(&mut self) {
        let (sender, receiver) = channel();
        let (mut sampled, mut paged, mut shown) = (Instant::now(), Instant::now(), Instant::now());
        let mut rate_from = (Instant::now(), self.launches);
        while !search::interrupted() && !self.left().is_zero() {
            while self.slices.len() < usize::from(self.args.check.search.jobs)
                && self.start(&sender)
            {}
            if self.slices.is_empty() {
                break;
            }
            self.listen(&receiver, Duration::from_millis(200));
            if rate_from.0.elapsed() >= Duration::from_secs(2) {
                let (since, launches) = rate_from;
                self.rate = (self.launches - launches) as f64 / since.elapsed().as_secs_f64();
                rate_from = (Instant::now(), self.launches);
            }
            self.show(&mut shown);
            if sampled.elapsed() >= SAMPLE {
                sampled = Instant::now();
                self.log("sample", None);
            }
            if paged.elapsed() >= PAGE {
                paged = Instant::now();
                self.write_page();
            }
        }
        // Workers stop when their standard input is closed; messages that they still send are
        // processed.
        let mut ending: Vec<Child> = vec![];
        let slices = std::mem::take(&mut self.slices);
        let targets: BTreeMap<u64, usize> = slices.iter().map(|(&n, s)| (n, s.target)).collect();
        for slice in slices.into_values() {
            ending.push(slice.child);
        }
        drop(sender);
        while let Ok(news) = receiver.recv_timeout(Duration::from_secs(3)) {
            if let News::Told(n, told) = news {
                self.hear(targets.get(&n).copied(), told);
            }
        }
        for mut child in ending {
            let _ = child.wait();
        }
    }

    /// Starts a worker and returns it with its standard input and output.
    fn spawn(&self, words: Vec<OsString>) -> io::Result<(Child, ChildStdin, ChildStdout)> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(words);
        let log =
            fs::File::options().create(true).append(true).open(self.store.root.join("engine.log"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(log.map_or_else(|_| Stdio::null(), Stdio::from));
        #[cfg(unix)]
        {
            // The parent handles Ctrl-C.
            use std::os::unix::process::CommandExt as _;
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let (Some(hold), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(io::Error::other("the worker has no standard input or output"));
        };
        Ok((child, hold, output))
    }

    /// Starts a slice of the kernel whose turn it is. Returns whether there was one.
    fn start(&mut self, sender: &Sender<News>) -> bool {
        let open = (0..self.targets.len()).filter(|&i| !self.targets[i].given_up);
        let next = open.min_by(|&a, &b| self.targets[a].turns.total_cmp(&self.targets[b].turns));
        let Some(at) = next else { return false };
        // With many kernels, slices are short so that each kernel gets its turn.
        let share = self.args.time / (4 * self.targets.len() as u32 + 1);
        let slice = share.clamp(Duration::from_secs(1), SLICE).min(self.left());
        let slice = if self.args.until_found { self.left() } else { slice };
        let n = self.next_slice;
        self.next_slice += 1;
        let target = &mut self.targets[at];
        target.turns += f64::from(1u32 << target.quiet.min(PATIENCE));
        let seed = self.args.check.seed.wrapping_mul(1_000_003).wrapping_add(n).wrapping_add(
            // A resumed hunt must not repeat the same choices.
            self.before as u64,
        );
        let words = worker_args(target, slice, seed as u32);
        let (child, hold, output) = match self.spawn(words) {
            Ok(spawned) => spawned,
            Err(error) => {
                terminal::complain(&format!("error: cannot start a worker: {error}\n"));
                self.targets[at].given_up = true;
                self.end = End::Failed;
                return true;
            }
        };
        let sender = sender.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Ok(told) = serde_json::from_str(&line) {
                    let _ = sender.send(News::Told(n, told));
                }
            }
            let _ = sender.send(News::Closed(n));
        });
        let slice = Slice { child, _hold: hold, target: at, kept: 0, failed: false };
        self.slices.insert(n, slice);
        true
    }

    fn listen(&mut self, receiver: &Receiver<News>, time: Duration) {
        let Ok(first) = receiver.recv_timeout(time) else { return };
        for news in std::iter::once(first).chain(receiver.try_iter()).collect::<Vec<_>>() {
            match news {
                News::Told(n, told) => {
                    let target = self.slices.get_mut(&n).map(|slice| {
                        match &told {
                            Told::Stats { kept, .. } => slice.kept += kept,
                            Told::Finding { .. } => slice.kept += 1,
                            Told::Failed { .. } => slice.failed = true,
                        }
                        slice.target
                    });
                    self.hear(target, told);
                }
                News::Closed(n) => {
                    let Some(mut slice) = self.slices.remove(&n) else { continue };
                    let good = slice.child.wait().is_ok_and(|status| status.success());
                    let target = &mut self.targets[slice.target];
                    target.quiet = if slice.kept > 0 { 0 } else { target.quiet + 1 };
                    target.faults = if good { 0 } else { target.faults + 1 };
                    if target.faults >= FAULTS && !slice.failed {
                        target.given_up = true;
                        self.end = End::Failed;
                        terminal::complain(&format!(
                            "error: {}: workers keep failing; see engine.log and faults/\n",
                            target.slug
                        ));
                    }
                }
            }
        }
    }

    fn hear(&mut self, target: Option<usize>, told: Told) {
        match told {
            Told::Stats { launches, sides, .. } => {
                self.launches += launches;
                if let Some(target) = target.and_then(|t| self.targets.get_mut(t))
                    && sides.0 >= target.sides.0
                {
                    target.sides = sides;
                }
            }
            Told::Finding { launches, seconds, .. } if self.args.until_found => {
                let text = format!("{{\"launches\":{launches},\"seconds\":{seconds:.4}}}\n");
                let _ = terminal::print(&text);
                self.until = 0.0;
            }
            Told::Finding { name, message, .. } => {
                self.log("finding", Some(name.clone()));
                let folder = self.store.root.join("findings").join(name);
                self.bar.suspend(|| {
                    let text = format!("found: {message}\n       {}\n", folder.display());
                    let _ = terminal::print(&text);
                });
            }
            Told::Failed { message } => {
                let Some(target) = target.and_then(|t| self.targets.get_mut(t)) else { return };
                if !target.given_up {
                    target.given_up = true;
                    self.end = End::Failed;
                    let slug = &target.slug;
                    self.bar.suspend(|| terminal::complain(&format!("{slug}: {message}")));
                }
            }
        }
    }

    fn show(&self, shown: &mut Instant) {
        let (taken, sides) = self.sides();
        let findings = self.store.findings().len();
        let s = if findings == 1 { "" } else { "s" };
        let text = format!(
            "{:.0} launches/s, {taken} of {sides} branch sides, {findings} finding{s}, {} left",
            self.rate,
            clock(self.left().as_secs())
        );
        if io::stderr().is_terminal() {
            self.bar.set_message(text);
            self.bar.tick();
        } else if shown.elapsed() >= Duration::from_secs(60) {
            *shown = Instant::now();
            terminal::complain(&(text + "\n"));
        }
    }

    fn write_page(&self) {
        let names: Vec<(&str, &Path)> =
            self.targets.iter().map(|t| (t.slug.as_str(), t.input.as_path())).collect();
        let page = page::render(&self.store, &names, &self.args.playground);
        if let Err(error) = self.store.write(Path::new("report.html"), page.as_bytes()) {
            terminal::complain(&format!("error: cannot write report.html: {error}\n"));
        }
    }

    /// Prints the result, which is derived from the contents of the folder.
    fn summary(&self, stopped: bool) -> End {
        let threshold = self.args.check.fail_on.into();
        let mut end = self.end;
        let mut count = 0;
        for name in self.store.findings() {
            let path = self.store.root.join("findings").join(name).join("report.json");
            let report: Option<Report> =
                fs::read(path).ok().and_then(|t| serde_json::from_slice(&t).ok());
            let first = report.as_ref().and_then(|r| r.kernels.first()?.findings.first());
            if first.is_some_and(|f| f.severity >= threshold) {
                count += 1;
                end = end.max(End::Found);
            }
        }
        let (taken, sides) = self.sides();
        let how = if stopped { "stopped" } else { "done" };
        let (s, launches) = (if count == 1 { "" } else { "s" }, self.launches);
        let page = self.store.root.join("report.html");
        let text = format!(
            "{how}: {launches} launches, {taken} of {sides} branch sides, {count} finding{s}\n{}\n",
            page.display()
        );
        if terminal::print(&text).is_err() { End::Failed } else { end }
    }
}

/// The arguments of a worker: those of the hunt as given, and its slice.
fn worker_args(target: &Target, slice: Duration, seed: u32) -> Vec<OsString> {
    let mut words: Vec<OsString> = vec!["hunt-worker".into()];
    words.extend(std::env::args_os().skip(2));
    let mut flag = |name: &str, value: &OsStr| words.extend([name.into(), value.to_owned()]);
    flag("--input", target.input.as_os_str());
    flag("--slug", target.slug.as_ref());
    flag("--worker-kernel", target.kernel.as_ref());
    flag("--slice", slice.as_millis().to_string().as_ref());
    flag("--engine-seed", seed.to_string().as_ref());
    words
}

/// `seconds` as hours, minutes and seconds.
fn clock(seconds: u64) -> String {
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if h > 0 { format!("{h}:{m:02}:{s:02}") } else { format!("{m}:{s:02}") }
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
        bar.set_style(style);
    }
    bar
}
