//! Running other programs, and finding them.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::ScopedJoinHandle;

/// The repository's root folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// Runs cargo in the repository's root, with its output shown.
pub fn cargo(args: &[&str]) -> Result<(), String> {
    run(&mut cargo_command(args)).map_err(|e| format!("cargo {}: {e}", args.join(" ")))
}

/// The command that [`cargo`] runs.
pub fn cargo_command(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// Runs a command in the repository's root, with its output shown.
pub fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .current_dir(root())
        .stdin(Stdio::null())
        .status()
        .map_err(|e| format!("cannot be started: {e}"))?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// Runs a command in the repository's root and gives each line that it prints to `tell`.
pub fn run_telling(command: &mut Command, tell: &dyn Fn(&str)) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("cannot be started: {e}");
    let (reader, writer) = std::io::pipe().map_err(failed)?;
    let child = command
        .current_dir(root())
        .stdin(Stdio::null())
        .stdout(writer.try_clone().map_err(failed)?)
        .stderr(writer)
        .spawn();
    // The pipe ends when nobody holds its other side; the command still does.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = child.map_err(failed)?;
    for line in BufReader::new(reader).split(b'\n') {
        let Ok(line) = line else { break };
        tell(&String::from_utf8_lossy(&line));
    }
    let status = child.wait().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// The whole workspace, with the features that its tests want: another set would be another build.
pub const WORKSPACE: [&str; 2] = ["--workspace", "--features=xtask/bench"];

/// The command line, built in `profile`, with the features that crates have where the whole workspace is tested.
///
/// # Errors
/// It does not build.
pub fn tool(profile: &str) -> Result<PathBuf, String> {
    let one = ["--quiet", "--bin=warpscope", "--profile", profile];
    cargo(&[&["build"], &WORKSPACE[..], &one[..]].concat())?;
    built(profile, "warpscope")
}

/// Waits for work on another thread.
pub fn join<T>(work: ScopedJoinHandle<'_, Result<T, String>>) -> Result<T, String> {
    work.join().unwrap_or_else(|_| Err("a thread panicked".to_owned()))
}

/// A program of this workspace that was built in `profile`.
pub fn built(profile: &str, program: &str) -> Result<PathBuf, String> {
    // Beside the folder of this program's own profile.
    let me = std::env::current_exe().map_err(|e| e.to_string())?;
    let target = me.parent().and_then(Path::parent).ok_or("xtask is not in a target folder")?;
    Ok(target.join(profile).join(format!("{program}{}", std::env::consts::EXE_SUFFIX)))
}

/// Standard output of a command run in the repository's root; `None` unless it succeeds.
pub fn output(program: &str, args: &[&str]) -> Option<String> {
    let out = Command::new(program)
        .args(args)
        .current_dir(root())
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Where `program` lies, looking through `PATH`.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
