//! The lessons of the course: each one's bug is found with nothing given, its reference passes, and the wrong
//! mends fail with a message that says why.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use warpscope_core::LoadedModule;
use warpscope_core::check::CheckOptions;
use warpscope_core::course::{Judge, Lesson, Why};
use warpscope_core::detect::finding::Severity;
use warpscope_core::job::Job;
use warpscope_core::launch::{FreeDims, Launch};
use warpscope_core::report::attempt::{self, AttemptReport, WhyKind};
use warpscope_core::search::Strategy;
use warpscope_core::search::plan::{CheckRequest, DEFAULT_BLOCK, DEFAULT_GRID};
use warpscope_core::sources::NoSources;

/// Wrong mends that every lesson comes with.
const WRONG: usize = 3;
/// Longest text of a lesson, words: a screen.
const MOST_WORDS: usize = 260;

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    libtest_mimic::run(&arguments, trials()).exit_code()
}

fn trials() -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/lessons");
    let entries = fs::read_dir(root).into_iter().flatten().filter_map(Result::ok);
    let mut folders: Vec<PathBuf> = entries.map(|e| e.path()).filter(|p| p.is_dir()).collect();
    folders.sort();
    let mut trials = vec![Trial::test("there are fifteen lessons", {
        let count = folders.len();
        move || if count >= 15 { Ok(()) } else { Err(format!("{count} lessons").into()) }
    })];
    for folder in folders {
        let name = folder.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        trials.push(Trial::test(name, move || test(&folder).map_err(Failed::from)));
    }
    trials
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The IR beside `NAME.cu`, under the name of the source.
fn load(folder: &Path, name: &str) -> Result<LoadedModule, String> {
    let text = read(&folder.join(format!("{name}.ll")))?;
    LoadedModule::new(&text, &format!("{name}.cu")).map_err(|e| format!("{name}: {}", e.message))
}

fn test(folder: &Path) -> Result<(), String> {
    let text = read(&folder.join("lesson.md"))?;
    let lesson = Lesson::parse(&text).map_err(|e| e.message)?;
    let words = lesson.text.split_whitespace().count();
    if words > MOST_WORDS {
        return Err(format!("the text has {words} words; a screen holds {MOST_WORDS}"));
    }
    if lesson.hints.len() != 3 || lesson.question.is_empty() {
        return Err("a lesson has three hints and a question".to_owned());
    }
    let reference = load(folder, "reference")?;
    let judge = Judge::new(&lesson, &reference).map_err(|e| e.message)?;
    let judged = |name: &str| -> Result<(Option<Why>, AttemptReport), String> {
        let module = load(folder, name)?;
        let judgement = judge.judge(&module).map_err(|e| e.message)?;
        let report = attempt::attempt(name, &judgement, &module);
        Ok((judgement.failure.map(|f| f.why), report))
    };

    if let (Some(why), _) = judged("reference")? {
        return Err(format!("the reference does not pass: {why:?}"));
    }
    if judged("start")?.0.is_none() {
        return Err("the kernel to be mended passes".to_owned());
    }
    found_with_nothing_given(&lesson, &load(folder, "start")?)?;

    let entries = fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(Result::ok);
    let mut wrong: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    wrong.retain(|p| {
        let name = p.file_name().and_then(|n| n.to_str()).unwrap_or("");
        name.starts_with("wrong_") && p.extension().is_some_and(|e| e == "cu")
    });
    if wrong.len() < WRONG {
        return Err(format!("{} wrong mends; a lesson has {WRONG}", wrong.len()));
    }
    for path in wrong {
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let (_, report) = judged(&name)?;
        let said = [report.message.clone().unwrap_or_default()];
        let help = report.findings.iter().flat_map(|f| f.help.iter().chain([&f.message]));
        let said: Vec<&str> =
            said.iter().chain(help).chain(&report.notes).map(String::as_str).collect();
        let source = read(&path)?;
        let expected: Vec<&str> =
            source.lines().filter_map(|line| line.strip_prefix("// fails: ")).collect();
        if expected.is_empty() {
            return Err(format!("{name}: no comment `// fails: TEXT`"));
        }
        for text in expected {
            if report.passed || !said.iter().any(|line| line.contains(text)) {
                return Err(format!("{name}: expected `{text}` in {said:#?}"));
            }
        }
        if report.launch.is_none() || report.why == Some(WhyKind::CannotRun) {
            return Err(format!("{name}: no launch shows what is wrong"));
        }
    }
    Ok(())
}

/// The search finds the bug of the kernel to be mended, given nothing but the rules of the lesson's device.
fn found_with_nothing_given(lesson: &Lesson, start: &LoadedModule) -> Result<(), String> {
    let Launch { model, exited, .. } = lesson.show;
    let launch =
        Launch { grid: DEFAULT_GRID, block: DEFAULT_BLOCK, model, exited, ..Launch::default() };
    let request = CheckRequest {
        launch,
        not_given: FreeDims { grid: true, block: true, shared: true },
        assume: vec![],
        strategy: Some(Strategy::Default),
        launches: None,
        options: CheckOptions { redundant: true, ..CheckOptions::default() },
        seeds: vec![],
        host: None,
        prove: false,
    };
    let kernel = start.kernel(&lesson.kernel).map_err(|e| e.message)?;
    let mut job = Job::new(&request, start, &kernel, true, &NoSources)
        .map_err(|e| format!("the search cannot begin: {e:?}"))?;
    while !job.advance(100) {}
    let result = job.result(&|| true, None).map_err(|e| e.message)?;
    if result.findings.iter().any(|f| f.severity > Severity::Note) {
        return Ok(());
    }
    Err(format!("the search finds nothing in {} launches", result.launches_tried))
}
