//! Chooses the clang to use: the one that is named, else the newest one found.

use crate::entries::{Entries, identity};
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use warpscope_core::cuda;
use warpscope_core::diagnostic::{Diagnostic, Outcome};

/// What to do if no clang is found.
pub const INSTALL: &str = "install clang, for example: apt install clang-19 llvm-19 (Debian, Ubuntu), \
     dnf install clang llvm (Fedora), brew install llvm (macOS)";

/// Folders searched for clang in addition to PATH; `*` matches any name.
const USUAL: &[&str] = &[
    "/usr/bin",
    "/usr/local/bin",
    "/usr/lib/llvm-*/bin",
    "/usr/lib/llvm/*/bin",
    "/usr/lib64/llvm*/bin",
    "/usr/local/opt/llvm*/bin",
    "/opt/homebrew/opt/llvm*/bin",
    "/opt/llvm*/bin",
];

/// An installed clang.
#[derive(Debug)]
pub struct Clang {
    /// Path of the executable.
    pub path: PathBuf,
    /// Its major version.
    pub major: u32,
}

impl Clang {
    /// How messages name it.
    pub fn shown(&self) -> String {
        format!("clang {} ({})", self.major, self.path.display())
    }

    /// `opt` of the same version: next to the compiler, or in the usual folders.
    pub fn optimiser(&self) -> Option<PathBuf> {
        let real = fs::canonicalize(&self.path).ok();
        let beside = [Some(self.path.as_path()), real.as_deref()].into_iter().flatten();
        let numbered = format!("opt-{}", self.major);
        beside
            .filter_map(|path| path.parent().map(Path::to_owned))
            .chain(folders())
            .flat_map(|folder| [folder.join(&numbered), folder.join("opt")])
            .find(|path| path.is_file() && version(path) == Some(self.major))
    }
}

/// The clang requested by `named` or the environment, else the newest on the machine.
///
/// # Errors
/// There is none, or the requested one is not a supported clang.
pub fn find(named: Option<&Path>) -> Result<Clang, Box<Diagnostic>> {
    let from_env = env::var_os("WARPSCOPE_CLANG").filter(|v| !v.is_empty()).map(PathBuf::from);
    let asked = named.map(|p| (p.to_owned(), "--clang"));
    if let Some((path, by)) = asked.or(from_env.map(|p| (p, "WARPSCOPE_CLANG"))) {
        return given(&path, by);
    }
    let mut best: Option<Clang> = None;
    let mut old = None;
    for (major, path) in candidates("clang") {
        // Asking a program for its version takes longer than a small compilation.
        let major = major.or_else(|| installed_as(&path));
        if best.as_ref().is_some_and(|b| major.is_some_and(|m| m <= b.major)) {
            continue;
        }
        let Some(major) = version(&path) else { continue };
        if major < cuda::FIRST_CLANG {
            old = old.max(Some(major));
        } else if best.as_ref().is_none_or(|b| major > b.major) {
            best = Some(Clang { path, major });
        }
    }
    best.ok_or_else(|| {
        let least = cuda::FIRST_CLANG;
        let message = match old {
            Some(major) => {
                format!(
                    "CUDA C++ requires clang {least} or later, but only clang {major} was found"
                )
            }
            None => format!("CUDA C++ requires clang {least} or later, which was not found"),
        };
        let error = Diagnostic::new(Outcome::BadLaunch, "WS-CLANG", message).note(INSTALL);
        Box::new(
            error.note("for a clang in another place, use --clang PATH or set WARPSCOPE_CLANG"),
        )
    })
}

/// Checks the compiler that the option or variable `by` names.
fn given(path: &Path, by: &str) -> Result<Clang, Box<Diagnostic>> {
    let fault = |message: String| {
        Err(Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-CLANG", message).note(INSTALL)))
    };
    let shown = path.display();
    let Some(path) = program(path) else {
        return fault(format!("{by}: program {shown} not found"));
    };
    match version(&path) {
        None => fault(format!("{by}: {shown} is not clang")),
        Some(major) if major < cuda::FIRST_CLANG => fault(format!(
            "{by}: {shown} is clang {major}, but {} or later is required",
            cuda::FIRST_CLANG
        )),
        Some(major) => Ok(Clang { path, major }),
    }
}

/// The executable that `path` names; a plain name is searched for as in a shell.
pub fn program(path: &Path) -> Option<PathBuf> {
    if path.components().count() == 1 && !path.is_file() {
        return folders().map(|folder| folder.join(path)).find(|path| path.is_file());
    }
    path.is_file().then(|| path.to_owned())
}

/// Possible executables of LLVM's `program`, with the version that their name suggests; newest
/// first, those without a number last.
pub fn candidates(program: &str) -> Vec<(Option<u32>, PathBuf)> {
    let mut found = vec![];
    for folder in folders() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for name in entries.flatten().map(|entry| entry.file_name()) {
            let Some(name) = name.to_str() else { continue };
            let number = name.strip_prefix(program).and_then(|rest| rest.strip_prefix('-'));
            let major = number.map(str::parse::<u32>);
            if name == program {
                found.push((None, folder.join(name)));
            } else if let Some(Ok(major)) = major {
                found.push((Some(major), folder.join(name)));
            }
        }
    }
    // The sort is stable: of equal versions, the first on PATH stays first.
    found.sort_by_key(|(major, _)| std::cmp::Reverse(*major));
    found
}

/// The major version in the name of the folder that an installation of LLVM has for itself.
fn installed_as(program: &Path) -> Option<u32> {
    let real = fs::canonicalize(program).ok()?;
    let mut names = real.components().filter_map(|part| part.as_os_str().to_str());
    names.find_map(|name| name.strip_prefix("llvm-")?.parse().ok())
}

/// Folders of PATH, then the usual ones.
fn folders() -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path: Vec<PathBuf> = env::split_paths(&path).collect();
    on_path.into_iter().chain(USUAL.iter().flat_map(|pattern| expand(pattern)))
}

/// The folders that match `pattern`, in which one component may have a `*`.
fn expand(pattern: &str) -> Vec<PathBuf> {
    let Some((head, tail)) = pattern.split_once('*') else { return vec![pattern.into()] };
    let (folder, prefix) = head.rsplit_once('/').unwrap_or(("", head));
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    names.retain(|name| name.to_str().is_some_and(|name| name.starts_with(prefix)));
    let tail = tail.trim_start_matches('/');
    names.into_iter().map(|name| Path::new(folder).join(name).join(tail)).collect()
}

/// The major version that an LLVM program reports. It need not be asked again while its file is the same.
pub fn version(program: &Path) -> Option<u32> {
    let kept = Entries::of_user().zip(identity(program));
    let kept = kept.map(|(entries, identity)| (entries, format!("version\n{identity}")));
    if let Some((entries, key)) = &kept
        && let Some(version) = entries.get(key)
    {
        return Some(version);
    }
    let version = reported_version(program)?;
    if let Some((entries, key)) = kept {
        entries.put(&key, &version);
    }
    Some(version)
}

fn reported_version(program: &Path) -> Option<u32> {
    let output = Command::new(program)
        .arg(OsStr::new("--version"))
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    parse_version(&text)
}

/// The version in the output of `--version`. Apple numbers its clang differently, and it has no
/// NVPTX.
fn parse_version(text: &str) -> Option<u32> {
    if text.contains("Apple") || !(text.contains("clang") || text.contains("LLVM")) {
        return None;
    }
    let number = text.split("version ").nth(1)?;
    number.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::parse_version;

    #[test]
    fn versions() {
        assert_eq!(parse_version("Debian clang version 14.0.6\nTarget: x"), Some(14));
        assert_eq!(parse_version("clang version 22.1.8-rc1 (x)"), Some(22));
        assert_eq!(parse_version("Debian LLVM version 16.0.6\n  Optimized build."), Some(16));
        assert_eq!(parse_version("Apple clang version 15.0.0"), None);
        assert_eq!(parse_version("gcc version 12.2"), None);
        assert_eq!(parse_version(""), None);
    }
}
