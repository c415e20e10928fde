//! Running other programs, and finding them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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
