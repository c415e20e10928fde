//! One slice of a hunt: one kernel, one process, one engine. It writes findings immediately and
//! reports to its parent with lines of JSON on standard output. It ends when its time is up or its
//! standard input, whose other end the parent holds, is closed.

use super::finding;
use super::store::Store;
use crate::args::{Engine, WorkerArgs};
use crate::input::{CliSources, Input};
use crate::{End, link, request, terminal};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use warpscope_core::LoadedModule;
use warpscope_core::detect::finding::Finding;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::hunt::Hunter;
use warpscope_core::report::build;
use warpscope_core::report::text::TextRenderer;
use warpscope_core::repro;
use warpscope_core::repro::attach::state_of;
use warpscope_core::search::Strategy;
use warpscope_engine as engine;

/// A message from a worker to its parent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// Launches since the last message and how many of them came to an end, branch sides taken and
    /// their total, corpus files since the last message.
    Stats { launches: u64, completed: u64, sides: (u64, u64), kept: u64 },
    /// A finding was written.
    Finding { name: String, message: String, launches: u64, seconds: f64 },
    /// Files could not be written; the worker keeps trying for a while.
    Unwritten { message: String },
    /// The kernel cannot be hunted.
    Failed { message: String },
}

/// Interval between messages to the parent.
const TELL: Duration = Duration::from_millis(500);
/// Time limit for minimising a launch before it is written; this much work is lost if the worker is
/// killed.
const SMALL: Duration = Duration::from_millis(400);

/// How long a worker tries to write a finding, and the time between two attempts.
const PERSIST: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_millis(200);

static STOP: AtomicBool = AtomicBool::new(false);

/// Runs the command.
pub fn run(args: &WorkerArgs) -> End {
    // The parent's end of the pipe closes however the parent ends.
    std::thread::spawn(|| {
        let _ = std::io::stdin().lock().read_to_end(&mut vec![]);
        STOP.store(true, Ordering::Relaxed);
        std::thread::sleep(Duration::from_secs(1));
        engine::leave(0);
    });
    match begin(args) {
        Ok(mut work) => {
            let flags = work.flags();
            match args.hunt.engine {
                Engine::Guided => engine::run(Box::new(work), &flags),
                Engine::Random => work.random(),
            }
        }
        Err(Fault::Unwritten(message)) => {
            tell(&Told::Unwritten { message });
            engine::leave(super::UNWRITTEN)
        }
        Err(Fault::Kernel(error)) => {
            let text = TextRenderer::new(&CliSources::default(), false).diagnostic(&error, "", "");
            tell(&Told::Failed { message: text });
            End::Failed
        }
    }
}

fn tell(told: &Told) {
    if let Ok(text) = serde_json::to_string(told) {
        // If the parent is gone, nobody is left to notify.
        let _ = terminal::print(&(text + "\n"));
    }
}

/// The state of a running worker.
struct Work {
    hunter: Hunter<'static>,
    store: Store,
    input: Input,
    sources: CliSources,
    args: WorkerSettings,
    /// File that lists the corpus, needed until the engine has started.
    list: Option<PathBuf>,
    begun: Instant,
    told: Instant,
    told_launches: u64,
    told_completed: u64,
    told_sides: u64,
    kept: u64,
}

/// The arguments that are needed later.
struct WorkerSettings {
    check: crate::args::CheckArgs,
    slug: String,
    slice: Duration,
    seed: u32,
    until_found: bool,
}

/// Why a slice cannot begin.
enum Fault {
    /// The files of the hunt cannot be written, at the moment.
    Unwritten(String),
    /// The kernel cannot be hunted.
    Kernel(Box<Diagnostic>),
}

impl From<Box<Diagnostic>> for Fault {
    fn from(error: Box<Diagnostic>) -> Self {
        Self::Kernel(error)
    }
}

fn begin(args: &WorkerArgs) -> Result<Work, Fault> {
    let unread = |what: &str, error: &dyn std::fmt::Display| {
        Box::new(Diagnostic::bad_launch(format!("{what}: {error}")))
    };
    let fault = |what: &str, error: &dyn std::fmt::Display| {
        Fault::Unwritten(format!("cannot write {what}: {error}"))
    };
    let begun = Instant::now();
    let name = args.input.display().to_string();
    let text = fs::read(&args.input).map_err(|e| unread(&name, &e))?;
    let input: Input = serde_json::from_slice(&text).map_err(|e| unread(&name, &e))?;
    // These live as long as the process.
    let prepared: &'static LoadedModule =
        Box::leak(Box::new(LoadedModule::new(&input.text, &input.name)?));
    let check = &args.hunt.check;
    let kernel = prepared.kernel(&args.worker_kernel)?;
    let mut sources = CliSources::default();
    sources.add(Path::new(&input.name), &input);
    let (asked, _) = request::of(check)
        .map_err(|_| Box::new(Diagnostic::bad_launch("the given launch is impossible")))?;
    let alone = prepared.selected(check.kernel.as_deref())?.len() == 1;
    let request = asked
        .request(prepared, &kernel, alone, Strategy::Default, &sources)
        .map_err(|fault| fault.error)?;
    let mut hunter = Hunter::new(prepared, &kernel, &request)?;
    if hunter.genome().len == 0 {
        let message = "the launch is given completely: there is nothing to search for";
        return Err(Box::new(Diagnostic::bad_launch(message)).into());
    }
    let out = &args.hunt.out;
    let store = Store::open(out).map_err(|e| fault(&out.display().to_string(), &e))?;
    for finding in store.findings() {
        if let Some(mark) = finding.strip_prefix(&format!("{}.", args.slug)) {
            hunter.know(mark.rsplit('.').next().unwrap_or(mark));
        }
    }
    let folder = store.corpus(&args.slug).map_err(|e| fault("the corpus", &e))?;
    for seed in hunter.seeds() {
        store.keep(&args.slug, &seed).map_err(|e| fault("the corpus", &e))?;
    }
    let root = fs::canonicalize(&store.root).map_err(|e| fault("the folder", &e))?;
    let first = hunter.first();
    let mut work = Work {
        hunter,
        store: Store { root },
        input,
        sources,
        args: WorkerSettings {
            check: check.clone(),
            slug: args.slug.clone(),
            slice: Duration::from_millis(args.slice),
            seed: args.engine_seed,
            until_found: args.hunt.until_found,
        },
        list: None,
        begun,
        told: Instant::now(),
        told_launches: 0,
        told_completed: 0,
        told_sides: 0,
        kept: 0,
    };
    for finding in first {
        work.found(&finding);
    }
    // The engine gets file names without their folder, since a folder name could contain commas.
    std::env::set_current_dir(folder).map_err(|e| fault("the corpus", &e))?;
    Ok(work)
}

impl Work {
    fn flags(&mut self) -> Vec<String> {
        let names = fs::read_dir(".").into_iter().flatten().flatten();
        let names: Vec<String> = names.filter_map(|e| e.file_name().into_string().ok()).collect();
        let list = self.store.root.join("tmp").join(format!("{}-seeds", std::process::id()));
        let listed = fs::write(&list, names.join(",")).is_ok();
        let len = self.hunter.genome().len;
        let mut flags = vec![
            format!("-max_len={len}"),
            "-len_control=0".to_owned(),
            "-verbosity=0".to_owned(),
            "-timeout=60".to_owned(),
            "-rss_limit_mb=4096".to_owned(),
            format!("-seed={}", self.args.seed.max(1)),
            format!("-artifact_prefix={}/", self.store.root.join("faults").display()),
        ];
        if listed {
            flags.push(format!("-seed_inputs=@{}", list.display()));
            self.list = Some(list);
        }
        flags
    }

    /// Chooses launches at random only, for comparison.
    fn random(&mut self) -> End {
        let mut seed = u64::from(self.args.seed) << 32;
        loop {
            seed += 1;
            let bytes = warpscope_core::hunt::mutate::random(self.hunter.genome(), seed);
            self.step(&bytes);
        }
    }

    fn step(&mut self, bytes: &[u8]) {
        if let Some(list) = self.list.take() {
            let _ = fs::remove_file(list);
        }
        let outcome = self.hunter.step(bytes);
        if outcome.news
            && !bytes.is_empty()
            && self.store.keep(&self.args.slug, bytes).unwrap_or(false)
        {
            self.kept += 1;
        }
        for finding in &outcome.findings {
            self.found(finding);
        }
        let now = Instant::now();
        let ended =
            STOP.load(Ordering::Relaxed) || now.duration_since(self.begun) >= self.args.slice;
        if ended || now.duration_since(self.told) >= TELL {
            self.told = now;
            self.stats();
        }
        if ended {
            engine::leave(0);
        }
    }

    fn stats(&mut self) {
        let launches = self.hunter.launches();
        let sides = self.hunter.sides();
        if sides.0 != self.told_sides
            && let Ok(coverage) = self.hunter.coverage()
            && let Ok(text) = serde_json::to_vec(&build::coverage(&coverage))
        {
            self.told_sides = sides.0;
            let path = PathBuf::from("coverage").join(format!("{}.json", self.args.slug));
            let _ = self.store.write(&path, &text);
        }
        let completed = self.hunter.completed();
        tell(&Told::Stats {
            launches: launches - self.told_launches,
            completed: completed - self.told_completed,
            sides,
            kept: self.kept,
        });
        (self.told_launches, self.told_completed) = (launches, completed);
        self.kept = 0;
    }

    /// Minimises the launch of a finding, writes its folder and notifies the parent.
    fn found(&mut self, finding: &Finding) {
        let (launches, seconds) = (self.hunter.launches(), self.begun.elapsed().as_secs_f64());
        let started = Instant::now();
        let go_on = Cell::new(true);
        let finding = self.hunter.minimised(finding, &|| {
            go_on.set(go_on.get() && started.elapsed() < SMALL && !STOP.load(Ordering::Relaxed));
            go_on.get()
        });
        let kernel = &self.hunter.kernel().name;
        let source = |launch| link::state(&self.args.check.cuda, &self.input, launch);
        let link = repro::encode(&state_of(kernel, &finding, &source)).ok();
        let mark = finding.fingerprint();
        let name = format!("{}.{}.{mark}", self.args.slug, finding.rule.name());
        let Ok(result) = self.hunter.result(&finding) else { return };
        let (message, files) = finding::files(&result, launches, link, &self.sources);
        let path = finding::folder(&name);
        let started = Instant::now();
        loop {
            match self.store.write_folder(&path, &files) {
                Ok(true) => {
                    tell(&Told::Finding { name, message, launches, seconds });
                    break;
                }
                Ok(false) => break,
                Err(error) => {
                    // A disk that is full may have space again in a moment.
                    let message = format!("cannot write {}: {error}", path.display());
                    tell(&Told::Unwritten { message });
                    if STOP.load(Ordering::Relaxed) || started.elapsed() >= PERSIST {
                        engine::leave(super::UNWRITTEN);
                    }
                    std::thread::sleep(RETRY);
                }
            }
        }
        if self.args.until_found {
            self.stats();
            engine::leave(0);
        }
    }
}

impl engine::Target for Work {
    fn run(&mut self, input: &[u8]) -> &[u8; engine::COUNTERS] {
        self.step(input);
        self.hunter.counters()
    }
    fn mutate(&mut self, input: &mut Vec<u8>, seed: u32) {
        self.hunter.mutate(input, u64::from(seed));
    }
    fn cross(&mut self, a: &[u8], b: &[u8], seed: u32) -> Vec<u8> {
        self.hunter.cross(a, b, u64::from(seed))
    }
}
