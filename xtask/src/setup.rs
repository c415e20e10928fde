//! `cargo xtask setup`: the clang and LLVM versions that tests compare with, and valgrind.
//!
//! The tool needs none of them to be built or run. Tests that want one skip with a note when it is
//! missing, so this step tells what it could not do and never fails.

use crate::command;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

/// Newest first: 22 is what the committed IR is made with, the others stand for older dialects.
const VERSIONS: [u32; 4] = [22, 19, 16, 14];
/// Release whose library is what the reader of IR is compared with.
const LIBRARY: u32 = 19;
const TRIES: u32 = 3;

/// Installs what it can and prints what it could not.
pub fn run() {
    let missing = missing();
    if missing.is_empty() {
        println!("clang and LLVM {VERSIONS:?} and valgrind are installed");
        return;
    }
    if let Some(apt) = Apt::find() {
        apt.install(&missing);
    }
    let missing = self::missing();
    if !missing.is_empty() {
        println!("not installed: {}", missing.join(", "));
        println!("note: the tests that need them are skipped");
    }
}

/// Installs Debian packages where that can be done; what could not be had is told, and missing.
pub fn install(packages: &[&str]) {
    if let Some(apt) = Apt::find() {
        apt.install(&packages.iter().map(|p| (*p).to_owned()).collect::<Vec<_>>());
    }
}

/// Packages (named as their main program but for LLVM's) whose program is not on the path.
fn missing() -> Vec<String> {
    let mut packages = vec![];
    for version in VERSIONS {
        for (package, program) in [("clang", "clang"), ("llvm", "llvm-as")] {
            if command::find(&format!("{program}-{version}")).is_none() {
                packages.push(format!("{package}-{version}"));
            }
        }
    }
    if !has_library() {
        packages.push(format!("llvm-{LIBRARY}-dev"));
    }
    if command::find("valgrind").is_none() {
        packages.push("valgrind".to_owned());
    }
    packages
}

/// Whether the headers of LLVM's library are here, in the release that `tests/llvm` is bound to.
pub fn has_library() -> bool {
    command::find(&format!("llvm-config-{LIBRARY}")).is_some()
        && Path::new(&format!("/usr/lib/llvm-{LIBRARY}/include/llvm-c/Core.h")).exists()
}

/// apt-get with the right to install, asking nothing.
struct Apt {
    sudo: bool,
}

impl Apt {
    fn find() -> Option<Self> {
        command::find("apt-get")?;
        if command::output("id", &["-u"])?.trim() == "0" {
            return Some(Self { sudo: false });
        }
        if command::output("sudo", &["-n", "true"]).is_some() {
            return Some(Self { sudo: true });
        }
        println!("apt-get needs root, and sudo would ask for a password");
        None
    }

    /// Each package on its own, so that one that cannot be had does not keep the others away.
    fn install(&self, packages: &[String]) {
        let all_known = packages.iter().all(|p| is_known(p));
        if (!all_known && lists_are_old()) || packages.iter().any(|p| is_known(p)) {
            self.try_hard(&["update", "-qq"]);
        }
        for package in packages {
            if is_known(package) {
                self.try_hard(&["install", "-qq", "-y", "--no-install-recommends", package]);
            } else {
                println!("{package} is not offered by this system's package sources");
            }
        }
    }

    fn try_hard(&self, args: &[&str]) {
        println!("apt-get {}", args.join(" "));
        for attempt in 1..=TRIES {
            let mut command = Command::new(if self.sudo { "sudo" } else { "env" });
            if self.sudo {
                command.args(["-n", "env"]);
            }
            command
                .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
                .args(["-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=120"])
                .args(args);
            match command::run(&mut command) {
                Ok(()) => return,
                Err(e) => println!("apt-get, try {attempt} of {TRIES}: {e}"),
            }
            if attempt < TRIES {
                std::thread::sleep(Duration::from_secs(5 * u64::from(attempt)));
            }
        }
    }
}

fn is_known(package: &str) -> bool {
    command::output("apt-cache", &["policy", package])
        .is_some_and(|text| text.contains("Candidate:") && !text.contains("Candidate: (none)"))
}

/// Whether the package lists are missing or more than a day old.
fn lists_are_old() -> bool {
    let Ok(entries) = std::fs::read_dir(Path::new("/var/lib/apt/lists")) else { return true };
    let newest = entries
        .flatten()
        .filter(|e| e.file_name().to_string_lossy().ends_with("Release"))
        .filter_map(|e| e.metadata().ok()?.modified().ok())
        .max();
    let day = Duration::from_secs(24 * 60 * 60);
    newest.is_none_or(|t| SystemTime::now().duration_since(t).unwrap_or_default() > day)
}
