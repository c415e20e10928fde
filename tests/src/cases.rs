//! Finding the file tests and running one.

use crate::header;
use crate::tool::{Tool, root};
use crate::{schema, verdict};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// One file that is checked and the file whose comments say what is expected of it.
#[derive(Debug)]
pub struct Case {
    /// The test's name: the path under `tests/`, and the compiler if the tool runs one.
    pub name: String,
    /// The `.cu`, or the IR itself when it stands alone.
    header: PathBuf,
    /// What is given to the tool: LLVM IR, or a source for it to compile.
    input: PathBuf,
    /// Flags beside those of the header.
    flags: Vec<String>,
}

/// Releases of clang that sources are compiled by in tests, as far as they are on the machine.
const CLANGS: [u32; 4] = [14, 16, 19, 22];

/// The names of the compilers that tests can use here, oldest first.
pub fn clangs() -> Vec<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let there = |name: &String| folders.iter().any(|folder| folder.join(name).is_file());
    CLANGS.iter().map(|major| format!("clang-{major}")).filter(there).collect()
}

/// All modules below a folder, sorted.
///
/// # Panics
/// There is none.
pub fn modules(folder: &Path) -> Vec<PathBuf> {
    let mut files = vec![];
    walk(folder, &mut files);
    files.retain(|path| path.extension().is_some_and(|e| e == "ll"));
    files.sort();
    assert!(!files.is_empty(), "no modules below {}", folder.display());
    files
}

/// All cases under `tests/pass`, `tests/fail` and `tests/cuda`, in the order of their names.
///
/// A source of `tests/cuda` is compiled by the tool, once with each clang on the machine. A kernel
/// `x.cu` is tested as `x.ll` and, where there is one, `x.O0.ll`. An IR file with no kernel beside it
/// carries its own comments.
pub fn collect() -> Vec<Case> {
    let mut files = vec![];
    for folder in ["pass", "fail"] {
        walk(&root().join("tests").join(folder), &mut files);
    }
    files.sort();
    let mut cases = vec![];
    for file in &files {
        match file.extension().and_then(|e| e.to_str()) {
            Some("cu") => {
                // A missing x.ll is a case too: one that fails and says so.
                cases.push(Case::new(file, file.with_extension("ll")));
                let unoptimised = file.with_extension("O0.ll");
                if files.binary_search(&unoptimised).is_ok() {
                    cases.push(Case::new(file, unoptimised));
                }
            }
            Some("ll") if files.binary_search(&kernel_of(file)).is_err() => {
                cases.push(Case::new(file, file.clone()));
            }
            _ => {}
        }
    }
    let mut sources = vec![];
    walk(&root().join("tests/cuda"), &mut sources);
    sources.sort();
    for clang in clangs() {
        for file in sources.iter().filter(|f| f.extension().is_some_and(|e| e == "cu")) {
            let mut case = Case::new(file, file.clone());
            case.name += &format!(" by {clang}");
            case.flags = vec!["--clang".to_owned(), clang.clone()];
            cases.push(case);
        }
    }
    cases
}

/// `x.cu` of `x.ll` and `x.O0.ll`.
fn kernel_of(ir: &Path) -> PathBuf {
    let name = ir.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.trim_end_matches(".ll").trim_end_matches(".O0");
    ir.with_file_name(format!("{stem}.cu"))
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, files);
        } else {
            files.push(path);
        }
    }
}

impl Case {
    fn new(header: &Path, input: PathBuf) -> Self {
        let name = input.strip_prefix(root().join("tests")).unwrap_or(&input);
        let name = name.to_string_lossy().replace('\\', "/");
        Self { name, header: header.to_owned(), input, flags: vec![] }
    }

    /// Runs every `run:` line of the file.
    ///
    /// # Errors
    /// All differences of all runs, each under the command that shows it again.
    pub fn run(&self, tool: &Tool) -> Result<(), String> {
        if !self.input.is_file() {
            return Err(format!("tests/{} is missing; cargo xtask ir makes it", self.name));
        }
        let source = std::fs::read_to_string(&self.header).map_err(|e| e.to_string())?;
        let runs = header::parse(&source)?;
        let file = self.input.strip_prefix(root()).unwrap_or(&self.input);
        let file = file.to_string_lossy().replace('\\', "/");
        let mut text = String::new();
        for run in &runs {
            let mut args = vec!["check", &file];
            args.extend(run.flags.iter().chain(&self.flags).map(String::as_str));
            // A `run:` line is one launch, defaults and all, unless it asks for a search.
            if !args.contains(&"--search") {
                args.extend(["--search", "none"]);
            }
            args.extend(["--format", "json"]);
            let answer = tool.run(root(), &args).and_then(|out| {
                verdict::compare(run, &out)?;
                schema::check(&out.stdout)
            });
            if let Err(difference) = answer {
                let _ = write!(text, "\nrun of line {}: {}\n{difference}", run.line, shell(&args));
            }
        }
        if text.is_empty() { Ok(()) } else { Err(text) }
    }
}

/// The command as it can be pasted into a shell.
fn shell(args: &[&str]) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=.,/#@:+".contains(c);
    let mut text = "warpscope".to_owned();
    for arg in args {
        if !arg.is_empty() && arg.chars().all(plain) {
            let _ = write!(text, " {arg}");
        } else {
            let _ = write!(text, " '{arg}'");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_are_found_from_their_ir() {
        assert_eq!(kernel_of(Path::new("a/x.ll")), Path::new("a/x.cu"));
        assert_eq!(kernel_of(Path::new("a/x.O0.ll")), Path::new("a/x.cu"));
    }

    #[test]
    fn commands_can_be_pasted() {
        let args = ["check", "a.ll", "--arg", "a=i32[4]:iota", ""];
        assert_eq!(shell(&args), "warpscope check a.ll --arg 'a=i32[4]:iota' ''");
    }
}
