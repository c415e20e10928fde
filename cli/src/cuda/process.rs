//! Runs a compiler with limits on time and output.

use crate::interrupt::interrupted;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;

/// Time limit for one program.
const MAX_TIME: Duration = Duration::from_secs(120);
/// Time between checks whether the program has ended.
const PAUSE: Duration = Duration::from_millis(3);
/// Maximum number of bytes kept of its messages.
const MAX_SAID_BYTES: u64 = 1 << 18;

/// A program and its arguments.
#[derive(Debug)]
pub struct Program {
    path: PathBuf,
    args: Vec<OsString>,
    folder: Option<PathBuf>,
}

/// How a program failed.
#[derive(Debug)]
pub struct Failure {
    /// What it wrote to standard error.
    pub said: String,
    /// The limit that it exceeded.
    pub limit: Option<String>,
    /// Why it did not start, or how it ended.
    pub reason: String,
}

impl Program {
    /// The program at `path` without arguments.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), args: vec![], folder: None }
    }

    /// Sets the folder to run it in; otherwise it is that of this process.
    pub fn folder(&mut self, folder: Option<&Path>) -> &mut Self {
        self.folder = folder.map(Path::to_owned);
        self
    }

    /// Adds arguments.
    pub fn args<A: AsRef<OsStr>>(&mut self, args: impl IntoIterator<Item = A>) -> &mut Self {
        self.args.extend(args.into_iter().map(|arg| arg.as_ref().to_owned()));
        self
    }

    /// Runs the program, which writes the file `output`; its messages go to a file in `folder`.
    ///
    /// # Errors
    /// The program cannot be started, takes too long, writes too much, or fails.
    pub fn run(&self, folder: &Path, output: &Path) -> Result<String, Failure> {
        let failure = |reason: String| Failure { said: String::new(), limit: None, reason };
        let log = folder.join("said");
        let fault = |e: std::io::Error| failure(e.to_string());
        // A relative path would be that of a program in the other folder.
        let path = if self.path.components().count() > 1 || self.path.is_file() {
            std::path::absolute(&self.path).map_err(fault)?
        } else {
            self.path.clone()
        };
        let mut command = Command::new(path);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        let mut child = command
            .args(&self.args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).map_err(fault)?)
            .spawn()
            .map_err(fault)?;
        let ended = wait(&mut child, output, &log);
        if ended.is_err() {
            // The program may have ended by itself in the meantime, which is fine.
            let _ = child.kill();
            let _ = child.wait();
        }
        let mut said = vec![];
        File::open(&log)
            .and_then(|file| file.take(MAX_SAID_BYTES).read_to_end(&mut said))
            .map_err(fault)?;
        let said = String::from_utf8_lossy(&said).into_owned();
        match ended {
            Ok(status) if status.success() => Ok(said),
            Ok(status) => Err(Failure { said, limit: None, reason: status.to_string() }),
            Err(limit) => Err(Failure { said, limit: Some(limit.clone()), reason: limit }),
        }
    }
}

/// Waits for the program to end. The error names the limit that it exceeded.
fn wait(child: &mut Child, output: &Path, log: &Path) -> Result<ExitStatus, String> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) => {}
            Err(error) => return Err(error.to_string()),
        }
        if interrupted() {
            return Err("it was interrupted".to_owned());
        }
        if start.elapsed() > MAX_TIME {
            return Err(format!("it took more than {} seconds", MAX_TIME.as_secs()));
        }
        let size = |path: &Path| fs::metadata(path).map_or(0, |meta| meta.len());
        if size(output) > limits::MAX_SOURCE_BYTES as u64 || size(log) > 64 * MAX_SAID_BYTES {
            return Err(format!("it wrote more than {} bytes", limits::MAX_SOURCE_BYTES));
        }
        thread::sleep(PAUSE);
    }
}

impl Failure {
    /// The failure as a diagnostic that begins with `what`.
    pub fn told(&self, what: &str) -> Diagnostic {
        let outcome = if self.limit.is_some() { Outcome::Limit } else { Outcome::BadLaunch };
        Diagnostic::new(outcome, "WS-CLANG", format!("{what}: {}", self.reason))
    }
}
