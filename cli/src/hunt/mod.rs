//! `warpscope hunt`: a fuzzing campaign over many kernels that runs for hours.
//!
//! The parent divides time into slices, each of which is a process that fuzzes one kernel
//! ([`worker`]). A crash there does not end the campaign, and killing the parent ends all workers,
//! since they watch the pipe that it holds. Everything that must not be lost is in the folder
//! ([`store`]); the parent keeps nothing that it cannot read again from there.

mod finding;
mod page;
mod store;
mod targets;
pub mod worker;

use crate::args::HuntArgs;
use crate::input::CliSources;
use crate::{End, interrupt, terminal};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use store::{Line, Store, Turn};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::report::text::TextRenderer;
use warpscope_core::visible::visible;
use worker::Told;

/// Interval at which the log gets a sample and the page is written.
const SAMPLE: Duration = Duration::from_secs(1);
const PAGE: Duration = Duration::from_secs(20);
/// Shortest and longest slice.
const SHORT: Duration = Duration::from_millis(250);
const SLICE: Duration = Duration::from_secs(30);
/// A worker may take twice its slice and this much longer before it is ended.
const GRACE: Duration = Duration::from_secs(2);
/// Pause before a kernel is tried again whose worker could not write its files.
const AGAIN: Duration = Duration::from_secs(1);
/// Exit status of a worker that could not write its files.
pub(super) const UNWRITTEN: i32 = 3;
/// Limit on how long a kernel that brings nothing new is postponed: up to 2^5 slices.
const PATIENCE: u32 = 5;
/// Number of consecutive failed slices after which a kernel is abandoned.
const FAULTS: u32 = 3;
/// Maximum number of kernels named in one message.
const MOST_NAMED: usize = 5;

/// A kernel to fuzz.
#[derive(Debug, Default)]
struct Target {
    slug: String,
    input: PathBuf,
    kernel: String,
    turn: Turn,
    faults: u32,
    given_up: bool,
    /// Set while its files cannot be written: when to try again.
    unwritten: Option<Instant>,
}

/// A running slice.
#[derive(Debug)]
struct Slice {
    child: Child,
    // Dropping this closes the pipe, which makes the worker end.
    hold: Option<ChildStdin>,
    /// When it must have ended.
    latest: Instant,
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
    interrupt::handle();
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
    let (targets, end) = targets::targets(args, &request, &store, color);
    if targets.is_empty() {
        return End::Failed;
    }
    let end = end.max(finding::mend(&store, args, color));
    interrupt::end_gracefully();
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
    let stopped = interrupt::interrupted();
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

impl Campaign<'_> {
    fn seconds(&self) -> f64 {
        self.before + self.begun.elapsed().as_secs_f64()
    }
    fn left(&self) -> Duration {
        Duration::from_secs_f64((self.until - self.seconds()).max(0.0))
    }
    fn sides(&self) -> (u64, u64) {
        self.targets.iter().map(|t| t.turn.sides).fold((0, 0), |sum, sides| {
            (sum.0.saturating_add(sides.0), sum.1.saturating_add(sides.1))
        })
    }

    /// Keeps whose turn it is, for the next run of the command.
    fn keep_turns(&self) {
        let turns = self.targets.iter().map(|t| (t.slug.clone(), t.turn)).collect();
        // If the disk is full, the next attempt follows within a second.
        let _ = self.store.keep_turns(&turns);
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
        while !interrupt::interrupted() && !self.left().is_zero() {
            while self.slices.len() < usize::from(self.args.check.search.jobs.unwrap_or(1))
                && self.start(&sender)
            {}
            if self.slices.is_empty() && self.targets.iter().all(|target| target.given_up) {
                break;
            }
            for slice in self.slices.values_mut() {
                if Instant::now() >= slice.latest {
                    slice.hold = None;
                }
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
                self.keep_turns();
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
        self.keep_turns();
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
        let now = Instant::now();
        let is_open = |t: &Target| !t.given_up && t.unwritten.is_none_or(|again| now >= again);
        let open = (0..self.targets.len()).filter(|&i| is_open(&self.targets[i]));
        let turns = |i: usize| self.targets[i].turn.turns;
        let Some(at) = open.min_by(|&a, &b| turns(a).total_cmp(&turns(b))) else { return false };
        // With many kernels, slices are short so that each kernel gets its turn.
        let share = self.args.time / (4 * self.targets.len() as u32 + 1);
        let slice = share.clamp(SHORT, SLICE).min(self.left());
        let slice = if self.args.until_found { self.left() } else { slice };
        let n = self.next_slice;
        self.next_slice += 1;
        let target = &mut self.targets[at];
        target.turn.begun = true;
        target.turn.turns += f64::from(1u32 << target.turn.quiet.min(PATIENCE));
        let seed = self.args.check.seed.wrapping_mul(1_000_003).wrapping_add(n).wrapping_add(
            // A resumed hunt must not repeat the same choices.
            self.before as u64,
        );
        let words = worker_args(target, slice, seed as u32);
        // A hunt that is killed during the slice goes on with the next kernel.
        self.keep_turns();
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
        let latest = Instant::now() + 2 * slice + GRACE;
        let slice = Slice { child, hold: Some(hold), latest, target: at, kept: 0, failed: false };
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
                            Told::Unwritten { .. } => {}
                        }
                        slice.target
                    });
                    self.hear(target, told);
                }
                News::Closed(n) => {
                    let Some(mut slice) = self.slices.remove(&n) else { continue };
                    // A worker that was told to end may still be in the middle of a launch.
                    slice.hold = None;
                    let ended = slice.child.wait();
                    let good = ended.as_ref().is_ok_and(std::process::ExitStatus::success);
                    let unwritten = ended.is_ok_and(|status| status.code() == Some(UNWRITTEN));
                    let target = &mut self.targets[slice.target];
                    target.turn.quiet = if slice.kept > 0 { 0 } else { target.turn.quiet + 1 };
                    target.unwritten = unwritten.then(|| Instant::now() + AGAIN);
                    target.faults = if good || unwritten { 0 } else { target.faults + 1 };
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
            Told::Stats { launches, completed, sides, .. } => {
                self.launches = self.launches.saturating_add(launches);
                if let Some(target) = target.and_then(|t| self.targets.get_mut(t)) {
                    let turn = &mut target.turn;
                    turn.completed = turn.completed.saturating_add(completed);
                    if sides.0 >= turn.sides.0 {
                        turn.sides = sides;
                    }
                }
            }
            Told::Unwritten { message } => {
                let Some(target) = target.and_then(|t| self.targets.get_mut(t)) else { return };
                // Once until it works again.
                if target.unwritten.replace(Instant::now() + AGAIN).is_none() {
                    let text = format!("warning: {}: {message}; trying again\n", target.slug);
                    self.bar.suspend(|| terminal::complain(&text));
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
                    // The message has been cleaned where it was made.
                    let folder = visible(&folder.display().to_string());
                    let _ = terminal::print(&format!("found: {message}\n       {folder}\n"));
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
        let mut end = self.end.max(self.failed(stopped));
        let mut count = 0;
        for name in self.store.findings() {
            let Some(report) = finding::report(&self.store, &name) else {
                let folder = self.store.root.join(finding::folder(&name));
                let folder = visible(&folder.display().to_string());
                terminal::complain(&format!("error: {folder}/report.json is damaged\n"));
                end = End::Failed;
                continue;
            };
            if report.kernels[0].findings[0].severity >= threshold {
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

impl Campaign<'_> {
    /// Names the kernels about which nothing can be said, because no launch of theirs completed or their
    /// files could not be written.
    fn failed(&self, stopped: bool) -> End {
        if self.args.until_found {
            return End::Clean;
        }
        let name = |list: &[&Target], what: &str| {
            let names: Vec<_> = list.iter().take(MOST_NAMED).map(|t| t.slug.as_str()).collect();
            let more = list.len() - names.len();
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            terminal::complain(&format!("error: {}{more}: {what}\n", names.join(", ")));
        };
        let mut end = End::Clean;
        let open = || self.targets.iter().filter(|target| !target.given_up);
        let unwritten: Vec<_> = open().filter(|t| t.unwritten.is_some()).collect();
        if !unwritten.is_empty() {
            name(&unwritten, "the results could not be written");
            end = End::Failed;
        }
        let open: Vec<_> = open().filter(|t| t.unwritten.is_none()).collect();
        let none: Vec<_> = open.iter().copied().filter(|t| t.turn.completed == 0).collect();
        let (waited, ran): (Vec<_>, Vec<_>) = none.iter().copied().partition(|t| !t.turn.begun);
        // A hunt that was interrupted makes no claim about the kernels that it did not come to.
        if (stopped && none.len() < open.len()) || none.is_empty() {
            return end;
        }
        if !ran.is_empty() {
            name(&ran, "no launch completed: each was cut at a limit, or took too long");
        }
        if !waited.is_empty() {
            name(&waited, "the time was too short for a launch");
        }
        End::Failed
    }
}

/// The arguments of a worker: its slice, and those of the hunt as given. These come last, since after `--`
/// everything is the name of a file.
fn worker_args(target: &Target, slice: Duration, seed: u32) -> Vec<OsString> {
    let mut words: Vec<OsString> = vec!["hunt-worker".into()];
    let mut flag = |name: &str, value: &OsStr| {
        // In one word, since a value may begin like a flag.
        let mut word = OsString::from(format!("{name}="));
        word.push(value);
        words.push(word);
    };
    flag("--input", target.input.as_os_str());
    flag("--slug", target.slug.as_ref());
    flag("--worker-kernel", target.kernel.as_ref());
    flag("--slice", slice.as_millis().to_string().as_ref());
    flag("--engine-seed", seed.to_string().as_ref());
    words.extend(std::env::args_os().skip(2));
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
