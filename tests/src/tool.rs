//! The command-line tool under test: built, found and run.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A run that takes longer has gone astray: every file test is a matter of milliseconds.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The built `warpscope` binary.
#[derive(Debug)]
pub struct Tool {
    path: PathBuf,
}

/// What a run of the tool left behind.
#[derive(Debug)]
pub struct Output {
    /// Exit code; `None` when a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

impl Tool {
    /// Builds the tool in the profile that this test was built in, so that it is never a stale one.
    /// `WARPSCOPE_BIN` names another binary to test instead.
    ///
    /// # Errors
    /// The tool does not build, or nothing can be found.
    pub fn build() -> Result<Self, String> {
        if let Some(path) = std::env::var_os("WARPSCOPE_BIN") {
            return Ok(Self { path: path.into() });
        }
        let (profile, folder) = profile()?;
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            // Of the whole workspace, so that crates are built with the features that they have in `cargo xtask unit`,
            // and not a second time.
            .args(["build", "--quiet", "--workspace", "--features=xtask/bench", "--bin=warpscope"])
            .args(["--message-format=json-render-diagnostics", "--profile", &profile])
            .current_dir(root())
            .stdin(Stdio::null())
            .stderr(Stdio::inherit())
            .output()
            .map_err(|e| format!("cargo cannot be started: {e}"))?;
        if !output.status.success() {
            return Err("the tool does not build".to_owned());
        }
        let told = String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
            .filter(|message| message["target"]["name"] == "warpscope")
            .find_map(|message| message["executable"].as_str().map(PathBuf::from));
        let name = format!("warpscope{}", std::env::consts::EXE_SUFFIX);
        Ok(Self { path: told.unwrap_or_else(|| folder.join(name)) })
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Runs `warpscope` with these arguments in `folder`.
    ///
    /// # Errors
    /// It cannot be started, or does not end in time.
    pub fn run(&self, folder: &Path, args: &[&str]) -> Result<Output, String> {
        let mut child = Command::new(&self.path)
            .args(args)
            .current_dir(folder)
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{} cannot be started: {e}", self.path.display()))?;
        let stdout = read_beside(child.stdout.take());
        let stderr = read_beside(child.stderr.take());
        let status = wait(&mut child)?;
        let text = |reader: std::thread::JoinHandle<Vec<u8>>| {
            String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned()
        };
        Ok(Output { code: status.code(), stdout: text(stdout), stderr: text(stderr) })
    }
}

/// The repository's root folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the repository")
}

/// The profile of this test and the folder of its binaries, from `target/PROFILE/deps/files-HASH`.
fn profile() -> Result<(String, PathBuf), String> {
    let me = std::env::current_exe().map_err(|e| e.to_string())?;
    let folder = me
        .ancestors()
        .find(|a| a.file_name().is_some_and(|n| n == "deps"))
        .and_then(Path::parent)
        .ok_or("the test does not lie in a target folder; set WARPSCOPE_BIN")?;
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let profile = if name == "debug" { "dev" } else { &name };
    Ok((profile.to_owned(), folder.to_owned()))
}

/// Reads a pipe to its end in a thread of its own, so that a full pipe never stops the child.
fn read_beside(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = vec![];
        if let Some(mut pipe) = pipe {
            // What came before a broken pipe is still worth showing.
            let _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn wait(child: &mut Child) -> Result<std::process::ExitStatus, String> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait().map_err(|e| e.to_string())? {
            return Ok(status);
        }
        if start.elapsed() > TIMEOUT {
            // It may just have ended by itself; either way it is gone now.
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("no answer after {} s", TIMEOUT.as_secs()));
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}
