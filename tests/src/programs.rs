//! The whole programs of `tests/programs`: found, run by `warpscope run`, and compared.
//!
//! A folder is a program of all its sources; in `faults`, `wrong.cu` and `right.cu` of a folder are two programs,
//! of which one has a fault. Comments say how it is run and what must be found, as in the file tests:
//!
//! ```text
//! // run: --stdin words.txt -- -n 20 data.txt
//! // exit: 2
//! // expect: race raw 12 14
//! ```
//!
//! `run:` may be absent, `exit:` is 0 and `expect:` is `none` by default. `expected.txt` is what the program prints.
//! `lacks: WHAT` says why a program does not get that far yet.

use crate::header::{self, Run};
use crate::tool::{Output, Tool, root};
use crate::verdict;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// A program and what is expected of it.
#[derive(Debug)]
pub struct Program {
    /// The name: its folder, and the file of a twin.
    pub name: String,
    /// The folder, which is also the one with its files.
    pub folder: PathBuf,
    /// The names of its sources.
    pub sources: Vec<String>,
    /// Flags and expectations.
    pub run: Run,
    /// The exit code.
    pub exit: i64,
    /// What it prints, if that is certain.
    pub printed: Option<String>,
    /// What is missing for it to be right.
    pub lacks: Option<String>,
    /// A note on the program that there must be.
    pub note: Option<String>,
    /// Variables of the host at launches: number of the launch, function, name and value.
    pub variables: Vec<[String; 4]>,
}

/// How far a program got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// It does not compile, or something that it needs is missing.
    Compile,
    /// It does not reach its end.
    Run,
    /// The output or the exit code is not as expected.
    Output,
    /// The findings are not as expected.
    Findings,
    /// All is well.
    Right,
}

/// What became of a program.
#[derive(Debug)]
pub struct Ran {
    /// How far it got.
    pub stage: Stage,
    /// What is wrong, for a reader; empty if nothing is.
    pub difference: String,
    /// Steps of the host and of the device.
    pub steps: (u64, u64),
    /// Launches.
    pub launches: u64,
    /// Whether there is a finding although none is expected.
    pub false_alarm: bool,
}

/// All programs, in the order of their names.
///
/// # Errors
/// A folder or its comments cannot be read.
pub fn collect() -> Result<Vec<Program>, String> {
    let top = root().join("tests/programs");
    let mut programs = vec![];
    for folder in folders(&top)? {
        if folder.ends_with("faults") {
            for twins in folders(&folder)? {
                for file in sources(&twins)? {
                    let name = format!("faults/{}/{file}", file_name(&twins));
                    programs.push(program(name, &twins, vec![file])?);
                }
            }
        } else {
            programs.push(program(file_name(&folder), &folder, sources(&folder)?)?);
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = read.flatten().map(|e| e.path()).collect();
    paths.sort();
    Ok(paths)
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    Ok(entries(folder)?.into_iter().filter(|p| p.is_dir()).collect())
}

fn sources(folder: &Path) -> Result<Vec<String>, String> {
    let is_source = |p: &&PathBuf| p.extension().is_some_and(|e| e == "cu" || e == "cpp");
    Ok(entries(folder)?.iter().filter(is_source).map(|p| file_name(p)).collect())
}

fn program(name: String, folder: &Path, sources: Vec<String>) -> Result<Program, String> {
    let mut comments = String::new();
    for file in &sources {
        let text = fs::read_to_string(folder.join(file)).map_err(|e| format!("{name}: {e}"))?;
        for line in text.lines().filter(|l| l.starts_with("// ")) {
            comments.push_str(line);
            comments.push('\n');
        }
    }
    let of = |key: &str| comments.lines().find_map(|l| l.strip_prefix(key)).map(str::trim);
    let exit = match of("// exit:") {
        Some(code) => code.parse().map_err(|_| format!("{name}: {code} is not an exit code"))?,
        None => 0,
    };
    let lacks = of("// lacks:").map(str::to_owned);
    let note = of("// note:").map(str::to_owned);
    let variable = |line: &str| {
        let mut words = line.strip_prefix("// variable:")?.trim().splitn(4, ' ');
        let mut next = || words.next().map(str::to_owned);
        Some([next()?, next()?, next()?, next()?])
    };
    let variables = comments.lines().filter_map(variable).collect();
    // The line of `run:` comes first for the reader of headers.
    let mut header = format!("// run: {}\n", of("// run:").unwrap_or(""));
    if of("// expect:").is_none() {
        header.push_str("// expect: none\n");
    }
    let expectations = comments.lines().filter(|l| l.starts_with("// expect"));
    expectations.for_each(|line| header.extend([line, "\n"]));
    let run = header::parse(&header)
        .map_err(|e| format!("{name}: {e}"))?
        .pop()
        .ok_or_else(|| format!("{name}: no run"))?;
    let printed = if name.ends_with("wrong.cu") {
        None
    } else {
        let file = folder.join("expected.txt");
        Some(fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?)
    };
    let folder = folder.to_owned();
    Ok(Program { name, folder, sources, run, exit, printed, lacks, note, variables })
}

impl Program {
    /// Whether it is the twin with the fault.
    pub fn wrong(&self) -> bool {
        self.name.ends_with("wrong.cu")
    }

    /// The arguments of the tool, to be given in the program's folder.
    pub fn command(&self) -> Vec<&str> {
        let flags = &self.run.flags;
        let own = flags.iter().position(|f| f == "--").unwrap_or(flags.len());
        let mut args = vec!["run"];
        args.extend(self.sources.iter().map(String::as_str));
        args.extend(["--format", "json"]);
        if self.has_files() {
            args.extend(["--files", "."]);
        }
        args.extend(flags.iter().map(String::as_str).take(own));
        args.extend(flags.iter().map(String::as_str).skip(own));
        args
    }

    /// Whether there is more in the folder than sources and the expected output.
    fn has_files(&self) -> bool {
        let own = |p: &PathBuf| {
            let name = file_name(p);
            self.sources.contains(&name) || name == "expected.txt"
        };
        entries(&self.folder).is_ok_and(|all| !all.iter().all(own))
    }

    /// Runs it and compares everything.
    pub fn run(&self, tool: &Tool) -> Ran {
        match tool.run(&self.folder, &self.command()) {
            Ok(output) => self.judge(&output),
            Err(e) => Ran::failed(Stage::Run, e),
        }
    }

    fn judge(&self, output: &Output) -> Ran {
        let Ok(report) = serde_json::from_str::<Value>(&output.stdout) else {
            let text = format!("exit code {:?}\n{}", output.code, output.stderr);
            return Ran::failed(Stage::Compile, text);
        };
        let program = &report["program"];
        let empty = vec![];
        let failures = report["failures"].as_array().unwrap_or(&empty);
        let mut text = String::new();
        for failure in failures {
            let words = failure["message"].as_str().or(failure["text"].as_str());
            let _ = writeln!(text, "failure: {}", words.unwrap_or(&failure.to_string()));
        }
        if program.is_null() {
            text.push_str(&output.stderr);
            return Ran::failed(Stage::Compile, text);
        }
        let launches = program["launches"].as_array().unwrap_or(&empty);
        let device = launches.iter().filter_map(|l| l["steps"].as_u64()).sum();
        let mut ran = Ran {
            stage: Stage::Right,
            difference: String::new(),
            steps: (program["host_steps"].as_u64().unwrap_or(0), device),
            launches: program["launches_made"].as_u64().unwrap_or(0),
            false_alarm: false,
        };
        // A wrong program may end in any way that its fault explains.
        if !self.wrong() && program["ending"] != "exited" {
            let _ = writeln!(text, "it ended otherwise: {}", program["text"]);
            text.push_str(program["stderr"].as_str().unwrap_or(""));
            (ran.stage, ran.difference) = (Stage::Run, text);
            return ran;
        }
        if let Some(printed) = &self.printed {
            let code = program["exit_code"].as_i64();
            let got = program["stdout"].as_str().unwrap_or("");
            if code != Some(self.exit) || got != printed {
                let _ = writeln!(text, "exit code {code:?}, expected {}", self.exit);
                differences(printed, got, &mut text);
                text.push_str(program["stderr"].as_str().unwrap_or(""));
                ran.stage = Stage::Output;
            }
        }
        let notes: Vec<&str> = program["notes"]
            .as_array()
            .unwrap_or(&empty)
            .iter()
            .filter_map(Value::as_str)
            .collect();
        if self.note.as_ref().is_some_and(|note| !notes.contains(&note.as_str())) {
            let _ = writeln!(text, "the notes are {notes:?}");
            ran.stage = Stage::Findings;
        }
        for [launch, function, name, value] in &self.variables {
            let of = launches.iter().find(|l| l["number"].as_u64() == launch.parse().ok());
            let frames = of.and_then(|l| l["host"].as_array()).unwrap_or(&empty);
            let frame = frames.iter().find(|f| f["function"] == function.as_str());
            let all = frame.and_then(|f| f["variables"].as_array()).unwrap_or(&empty);
            let known = all.iter().find(|v| v["name"] == name.as_str());
            let got = known.map_or(&Value::Null, |v| &v["value"]);
            if got != value.as_str() {
                let _ = writeln!(text, "at launch {launch}, {name} in {function} is {got}");
                ran.stage = Stage::Findings;
            }
        }
        match verdict::differences(&self.run, &report) {
            Ok(found) if found.is_empty() => {}
            Ok(found) => {
                ran.false_alarm = found.lines().any(|l| l.starts_with('+'));
                text.push_str(&found);
                ran.stage = ran.stage.min(Stage::Findings);
            }
            Err(e) => text.push_str(&e),
        }
        if ran.stage != Stage::Right {
            ran.difference = text;
        }
        ran
    }
}

impl Ran {
    fn failed(stage: Stage, difference: String) -> Self {
        Self { stage, difference, steps: (0, 0), launches: 0, false_alarm: false }
    }
}

/// The first lines that differ.
fn differences(expected: &str, got: &str, text: &mut String) {
    let (mut e, mut g) = (expected.lines(), got.lines());
    let mut shown = BTreeSet::new();
    for number in 1.. {
        let (a, b) = (e.next(), g.next());
        if a.is_none() && b.is_none() || shown.len() == 3 {
            break;
        }
        if a != b {
            shown.insert(number);
            let line = |l: Option<&str>| l.unwrap_or("(no line)").to_owned();
            let _ = writeln!(text, "line {number}: {}\nexpected: {}", line(b), line(a));
        }
    }
}
