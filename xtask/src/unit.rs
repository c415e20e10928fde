//! `cargo xtask unit`: unit tests, file tests and doc tests.
//!
//! `cargo test` starts one test program after the other, and some of them mostly wait. Where all are to run, they run
//! two at a time; the output of each is printed when it has ended.

use crate::command::{self, root};
use crate::progress::seconds;
use crate::{Outcome, setup};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

const PROFILE: &str = "--profile=fasttest";
/// Test programs at a time.
const LANES: usize = 2;

/// Runs all tests, or what the arguments for `cargo test` select.
///
/// # Errors
/// The tests do not build, or one fails.
pub fn run(args: &[String]) -> Outcome {
    let reader = llvm_reader(args)?;
    if args.is_empty() {
        return all(reader.as_deref());
    }
    let mut all = vec!["test", PROFILE];
    if !args.iter().any(|a| a.starts_with("-p") || a.starts_with("--package")) {
        all.extend(command::WORKSPACE);
    }
    all.extend(args.iter().map(String::as_str));
    let mut cargo = command::cargo_command(&all);
    if let Some(program) = reader {
        cargo.env("WARPSCOPE_LLVM", program);
    }
    command::run(&mut cargo).map_err(|e| format!("cargo {}: {e}", all.join(" ")))
}

fn all(reader: Option<&Path>) -> Outcome {
    let queue = Mutex::new(build()?);
    let failed = Mutex::new(vec![]);
    std::thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                while let Some(program) = next(&queue) {
                    if let Err(message) = program.run(reader) {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).push(message);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if !failed.is_empty() {
        return Err(failed.join("; "));
    }
    command::cargo(&[&["test", "--doc", "--quiet", PROFILE], &command::WORKSPACE[..]].concat())
}

fn next(queue: &Mutex<VecDeque<TestProgram>>) -> Option<TestProgram> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}

/// A test program that cargo has built.
#[derive(Debug)]
struct TestProgram {
    /// Of its package and target: `vm (lib)`, `warpscope-tests (files)`.
    name: String,
    path: PathBuf,
    /// The package's folder, in which cargo starts its tests.
    folder: PathBuf,
}

impl TestProgram {
    /// What one message of cargo says, if it tells of a test program.
    fn of(message: &serde_json::Value) -> Option<Self> {
        let path = message["executable"].as_str()?;
        if message["profile"]["test"] != true {
            return None;
        }
        let manifest = Path::new(message["manifest_path"].as_str()?);
        let folder = manifest.parent()?.to_owned();
        let target = &message["target"];
        let package = folder.strip_prefix(root()).unwrap_or(&folder).display().to_string();
        let name = format!("{package}: {}", target["name"].as_str()?);
        Some(Self { name, path: path.into(), folder })
    }

    /// Runs it, and prints what it said.
    fn run(&self, reader: Option<&Path>) -> Outcome {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.stdin(Stdio::null());
        if let Some(program) = reader {
            command.env("WARPSCOPE_LLVM", program);
        }
        let start = Instant::now();
        let out = command.output().map_err(|e| format!("{}: {e}", self.path.display()))?;
        let text = [out.stdout, out.stderr].map(|t| String::from_utf8_lossy(&t).into_owned());
        println!("{}, {}\n{}{}", self.name, seconds(start.elapsed()), text[0], text[1]);
        if out.status.success() { Ok(()) } else { Err(format!("{} failed", self.name)) }
    }
}

/// Builds all test programs, and what they start.
fn build() -> Result<VecDeque<TestProgram>, String> {
    let mut args = vec!["test", "--no-run", "--message-format=json-render-diagnostics", PROFILE];
    args.extend(command::WORKSPACE);
    let out = command::cargo_command(&args)
        .current_dir(root())
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cargo: {e}"))?;
    if !out.status.success() {
        return Err("the tests do not build".to_owned());
    }
    let text = String::from_utf8_lossy(&out.stdout);
    let programs: VecDeque<_> = text
        .lines()
        .filter_map(|line| TestProgram::of(&serde_json::from_str(line).ok()?))
        .collect();
    if programs.is_empty() { Err("cargo names no test program".to_owned()) } else { Ok(programs) }
}

/// The program that tells what LLVM reads, for the test `llvm_oracle`, where it can be built.
fn llvm_reader(args: &[String]) -> Result<Option<PathBuf>, String> {
    // Whoever names another test does not wait for it.
    let mut after = args.iter().skip_while(|a| *a != "--test").skip(1);
    if after.next().is_some_and(|test| test != "llvm_oracle") {
        return Ok(None);
    }
    if !setup::has_library() {
        println!("skipped: the comparison with LLVM's reader wants llvm-19-dev");
        return Ok(None);
    }
    let manifest = root().join("tests/llvm/Cargo.toml");
    let manifest = format!("--manifest-path={}", manifest.display());
    if command::cargo(&["fetch", "--quiet", "--locked", &manifest]).is_err() {
        println!("skipped: the crates of tests/llvm cannot be fetched");
        return Ok(None);
    }
    let target = root().join("target/llvm");
    let folder = format!("--target-dir={}", target.display());
    command::cargo(&["build", "--quiet", "--locked", &manifest, &folder])?;
    Ok(Some(target.join("debug/warpscope-llvm")))
}
