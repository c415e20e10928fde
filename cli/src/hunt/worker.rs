//! One slice of a hunt: one kernel, one process, one engine. It writes findings immediately and
//! reports to its parent with lines of JSON on standard output. It ends when its time is up or its
//! standard input, whose other end the parent holds, is closed.

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
use warpscope_core::report::model::Report;
use warpscope_core::report::text::{TextRenderer, launch_text};
use warpscope_core::repro;
use warpscope_core::repro::attach::{LONGEST_IN_REPORT, state_of};
use warpscope_core::search::Strategy;
use warpscope_engine as engine;

/// A message from a worker to its parent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// Launches since the last message, branch sides taken and their total, corpus files since the
    /// last message.
    Stats { launches: u64, sides: (u64, u64), kept: u64 },
    /// A finding was written.
    Finding { name: String, message: String, launches: u64, seconds: f64 },
    /// The kernel cannot be hunted.
    Failed { message: String },
}

/// Interval between messages to the parent.
const TELL: Duration = Duration::from_millis(500);
/// Time limit for minimising a launch before it is written; this much work is lost if the worker is
/// killed.
const SMALL: Duration = Duration::from_millis(400);

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
        Err(error) => {
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
    kernel: String,
    args: WorkerSettings,
    /// File that lists the corpus, needed until the engine has started.
    list: Option<PathBuf>,
    begun: Instant,
    told: Instant,
    told_launches: u64,
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

fn begin(args: &WorkerArgs) -> Result<Work, Box<Diagnostic>> {
    let fault = |what: &str, error: &dyn std::fmt::Display| {
        Box::new(Diagnostic::bad_launch(format!("{what}: {error}")))
    };
    let begun = Instant::now();
    let name = args.input.display().to_string();
    let text = fs::read(&args.input).map_err(|e| fault(&name, &e))?;
    let input: Input = serde_json::from_slice(&text).map_err(|e| fault(&name, &e))?;
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
        return Err(Box::new(Diagnostic::bad_launch(message)));
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
        kernel: kernel.display_name.clone(),
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
        tell(&Told::Stats { launches: launches - self.told_launches, sides, kept: self.kept });
        self.told_launches = launches;
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
        let mut report = build::kernel(&result);
        report.launches_tried = launches;
        report.findings[0].link.clone_from(&link);
        let shown = &report.findings[0];
        let message =
            format!("{} in {} with {}", shown.message, self.kernel, launch_text(&shown.launch));
        let mut whole = Report::new();
        whole.kernels.push(report);
        let json = serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n";
        let report = &mut whole.kernels[0];
        // A link longer than a screen would bury the finding.
        report.findings[0].link = link.clone().filter(|l| l.len() <= LONGEST_IN_REPORT);
        let text = TextRenderer::new(&self.sources, false).kernel(report);
        let command = warpscope_core::report::text::command(report) + "\n";
        let mut files = vec![("report.txt", text), ("report.json", json), ("launch.txt", command)];
        if let Some(link) = link {
            files.push(("link.txt", link + "\n"));
        }
        let path = Path::new("findings").join(&name);
        match self.store.write_folder(&path, &files) {
            Ok(true) => tell(&Told::Finding { name, message, launches, seconds }),
            Ok(false) => {}
            Err(error) => {
                let message = format!("cannot write {}: {error}", path.display());
                tell(&Told::Failed { message });
                engine::leave(2);
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
