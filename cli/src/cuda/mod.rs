//! Compiles CUDA C++ to LLVM IR with a clang found on the machine, the project's own headers (or
//! those of an SDK), and arguments that keep every memory operation where the source has it.
//!
//! The compiler arguments are in [`warpscope_core::cuda`]; this module handles programs, files and
//! time limits.

pub mod clang;
mod confined;
mod host;
pub mod process;

use crate::args::CudaArgs;
use crate::interrupt::TempFolder;
use clang::Clang;
use confined::Place;
use process::Program;
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::cuda;
use warpscope_core::diagnostic::{Diagnostic, Outcome, SourcePlace};
use warpscope_core::limits;
use warpscope_core::visible::visible;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Extensions of files with CUDA C++, or with host code of the same program.
const EXTENSIONS: &[&str] = &["cu", "cuh", "cpp", "cc", "cxx", "c", "hip", "h", "hpp"];

/// Maximum number of compilations of one source, each with less of its host code.
const MAX_ROUNDS: usize = 40;

/// A source that was compiled.
#[derive(Debug)]
pub struct Compiled {
    /// LLVM IR as text.
    pub ir: String,
    /// What the user should know about the compilation.
    pub notes: Vec<String>,
    /// Device code that is missing from it.
    pub left_out: Vec<LeftOut>,
}

/// Device code that is not checked, and why.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct LeftOut {
    line: u32,
    column: u32,
    message: String,
    notes: Vec<String>,
}

impl LeftOut {
    /// The diagnostic for it, in the source called `file`.
    pub fn told(&self, file: &str) -> Diagnostic {
        let mut error = Diagnostic::new(Outcome::Unsupported, "WS-UNSUPPORTED", &self.message);
        error.source =
            Some(SourcePlace { file: file.to_owned(), line: self.line, column: self.column });
        error.notes.clone_from(&self.notes);
        error
    }
}

/// The compiler, found when the first source needs it.
#[derive(Debug)]
pub struct FrontEnd<'a> {
    args: &'a CudaArgs,
    color: bool,
    ready: OnceCell<Result<Ready>>,
}

/// A compiler and a temporary folder for its inputs and outputs, removed on drop.
#[derive(Debug)]
struct Ready {
    clang: Clang,
    folder: TempFolder,
}

/// Whether the file name is that of CUDA C++.
pub fn is_source(path: &Path) -> bool {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    EXTENSIONS.contains(&extension.to_ascii_lowercase().as_str())
}

impl<'a> FrontEnd<'a> {
    /// A front end configured by `args`; `color` applies to the compiler's messages.
    pub fn new(args: &'a CudaArgs, color: bool) -> Self {
        Self { args, color, ready: OnceCell::new() }
    }

    /// The `llvm-dis` given on the command line.
    pub fn llvm_dis(&self) -> Option<&Path> {
        self.args.llvm_dis.as_deref()
    }

    /// Compiles the file at `path`, whose text is `source`.
    ///
    /// # Errors
    /// There is no compiler, it takes too long, or it rejects the source; its messages are then
    /// printed to standard error unchanged.
    pub fn compile(&self, path: &Path, source: &str) -> Result<Compiled> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::on_disk(path).map_err(|e| unreadable(path, &e))?;
        self.run(ready, place, source)
    }

    /// Compiles a source that came from a stranger under the name `name`: it can include warpscope's
    /// headers and no other file.
    ///
    /// # Errors
    /// As [`Self::compile`].
    pub fn compile_confined(&self, name: &str, source: &str) -> Result<Compiled> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::in_link(ready.folder.path(), name);
        let place = place.map_err(|e| unreadable(Path::new(name), &e))?;
        self.run(ready, place, source)
    }

    fn prepare(&self) -> Result<Ready> {
        let clang = clang::find(self.args.clang.as_deref())?;
        let fault = |e: std::io::Error| {
            let message = format!("cannot write the headers to a temporary folder: {e}");
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
        };
        let folder = TempFolder::new().map_err(fault)?;
        for (name, text) in cuda::HEADERS {
            let path = folder.path().join("cuda").join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(fault)?;
            }
            fs::write(path, text).map_err(fault)?;
        }
        Ok(Ready { clang, folder })
    }

    fn run(&self, ready: &Ready, place: Place, source: &str) -> Result<Compiled> {
        let Ready { clang, folder } = ready;
        let path = &*place.shown.clone();
        let output = folder.path().join("module.ll");
        let mut notes = vec![];

        let optimiser = if clang.major >= cuda::FIRST_WITH_PASS_SWITCH {
            None
        } else {
            let found = clang.optimiser();
            if found.is_none() {
                notes.push(format!(
                    "compiled without optimisation: {} needs `opt` of the same release \
                     to keep local variables in registers (apt install llvm-{})",
                    clang.shown(),
                    clang.major
                ));
            }
            found
        };
        let optimise = match optimiser {
            None if clang.major >= cuda::FIRST_WITH_PASS_SWITCH => cuda::RACE_SAFE,
            None => cuda::O0,
            Some(_) => cuda::RACE_SAFE_OLD,
        };
        let mut less = LessHost::new(source, place);
        if less.place.confined.is_some() {
            less.write_overlay(folder.path())?;
        }
        let mut rounds = 0;
        let mut said = String::new();
        while let Err(failure) = self
            .compiler(ready, optimise, &less, &output)
            .run(folder.path(), &output)
            .map(|text| said = text)
        {
            rounds += 1;
            let may = rounds <= MAX_ROUNDS && failure.limit.is_none();
            if !(may && less.leave_out(folder.path(), &plain(&failure.said))?) {
                let mut error = refused(path, clang, &failure, &Self::include(ready));
                error.notes.extend(less.missing());
                error.notes.extend(less.note());
                return Err(error);
            }
        }
        notes.extend(less.note());
        notes.extend(unset_variables(&plain(&said)));

        if let Some(optimiser) = optimiser {
            let better = folder.path().join("better.ll");
            let mut program = Program::new(&optimiser);
            // The name of the input is in the output, so it must not be that of a temporary folder.
            program.folder(Some(folder.path()));
            program.args(cuda::RACE_SAFE_OLD_OPT).args(["module.ll", "-o", "better.ll"]);
            program.run(folder.path(), &better).map_err(|failure| {
                let mut error = failure.told(&format!("{} failed", optimiser.display()));
                error.notes.push(format!("while preparing {}", path.display()));
                Box::new(error)
            })?;
            fs::rename(&better, &output).ok();
        }
        let bytes = fs::read(&output).map_err(|e| {
            let message = format!("{} produced no LLVM IR: {e}", clang.shown());
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-CLANG", message))
        })?;
        if bytes.len() > limits::MAX_SOURCE_BYTES {
            let most = limits::MAX_SOURCE_BYTES;
            let message =
                format!("{} compiles to more than {most} bytes of LLVM IR", path.display());
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let ir = String::from_utf8(bytes)
            .unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned());
        Ok(Compiled { ir, notes, left_out: less.device() })
    }
}

/// Notes on variables that may be read before they are set, from what the compiler `said`. The IR does not
/// show it where an optimiser has given such a variable the one value that it is ever set to.
fn unset_variables(said: &str) -> Vec<String> {
    const MOST: usize = 4;
    let warning = |line: &str| {
        let (at, message) = line.split_once(": warning: ")?;
        let message = message
            .strip_suffix("[-Wsometimes-uninitialized]")
            .or_else(|| message.strip_suffix("[-Wuninitialized]"))?;
        Some(format!("{at}: {}", message.trim_end()))
    };
    said.lines().filter_map(warning).take(MOST).collect()
}

impl FrontEnd<'_> {
    /// The folder of warpscope's headers.
    fn include(ready: &Ready) -> String {
        ready.folder.path().join("cuda").display().to_string()
    }

    /// The compiler with all its arguments.
    fn compiler(
        &self,
        ready: &Ready,
        optimise: &[&str],
        less: &LessHost,
        output: &Path,
    ) -> Program {
        let include = Self::include(ready);
        let path = &*less.place.shown;
        let mut compile = Program::new(&ready.clang.path);
        compile.folder(less.place.confined.as_deref());
        if let Some(sdk) = &self.args.cuda_path {
            compile.args(cuda::driver_base(&sdk.display().to_string()));
            compile.args(cuda::for_driver(optimise));
        } else {
            compile.args(cuda::cc1_base(&include, ready.clang.major));
            // Of a name such as `./@a`, the part after the slash would be read as a file of arguments.
            let hostile = |name: &str| name.starts_with('@');
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = if hostile(&name) { path.to_string_lossy() } else { name };
            compile.args(cuda::no_paths(&include, &name));
            compile.args(cuda::DEBUG).args(optimise);
            if self.color {
                compile.args(["-fcolor-diagnostics"]);
            }
        }
        if let Some(std) = &self.args.std {
            compile.args([format!("-std={std}")]);
        }
        compile.args(self.args.include.iter().map(|folder| format!("-I{}", folder.display())));
        compile.args(self.args.define.iter().map(|define| format!("-D{define}")));
        if let Some(overlay) = &less.overlay {
            compile.args([Path::new("-ivfsoverlay"), overlay]);
        }
        for arg in &self.args.xclang {
            if self.args.cuda_path.is_some() {
                compile.args(["-Xclang"]);
            }
            compile.args([arg]);
        }
        compile.args([Path::new("-o"), output, path]);
        compile
    }
}

/// A source from which failing host code is removed step by step: see [`host`].
#[derive(Debug)]
struct LessHost {
    place: Place,
    source: String,
    text: String,
    lines: BTreeSet<usize>,
    device: Vec<host::Device>,
    /// An overlay that shows the compiler `text` in place of the file.
    overlay: Option<PathBuf>,
}

impl LessHost {
    fn new(source: &str, place: Place) -> Self {
        let (source, text) = (source.to_owned(), source.to_owned());
        Self { place, source, text, lines: BTreeSet::new(), device: vec![], overlay: None }
    }

    /// Removes the code that the compiler complains about. Returns whether there was any to remove.
    fn leave_out(&mut self, folder: &Path, said: &str) -> Result<bool> {
        let name = self.place.shown.display().to_string();
        let headers = !self.headers().is_empty();
        let Some(less) = host::without_faults(&self.text, &name, said, headers) else {
            return Ok(false);
        };
        self.text = less.text;
        self.lines.extend(less.lines);
        self.device.extend(less.device);
        self.write_overlay(folder)?;
        Ok(true)
    }

    /// Makes the compiler read `text`.
    fn write_overlay(&mut self, folder: &Path) -> Result<()> {
        let overlay = self.place.overlay(folder, &self.text);
        self.overlay = Some(overlay.map_err(|e| unreadable(&self.place.shown, &e))?);
        Ok(())
    }

    /// The headers whose `#include` was removed because they were not found.
    fn headers(&self) -> Vec<&str> {
        let lines: Vec<&str> = self.source.lines().collect();
        let line = |number: &usize| lines.get(number.checked_sub(1)?).copied();
        self.lines.iter().filter_map(line).filter_map(header).collect()
    }

    /// A note about missing headers, if any.
    fn missing(&self) -> Option<String> {
        let headers = self.headers();
        let verb = match headers.len() {
            0 => return None,
            1 => "was",
            _ => "were",
        };
        let names = headers.join("`, `");
        if self.place.confined.is_some() {
            return Some(format!("a link cannot read files: `{names}` {verb} left out"));
        }
        Some(format!("`{names}` {verb} not found; add the folder that contains it with -I DIR"))
    }

    /// The device code that was removed.
    fn device(&self) -> Vec<LeftOut> {
        let left_out = |device: &host::Device| {
            let host::Device { line, column, ref message, launches } = *device;
            let (message, note) = if launches {
                let message = "kernels that launch kernels or call the CUDA runtime (dynamic \
                               parallelism) are not supported: this kernel is not checked";
                (message.to_owned(), None)
            } else {
                (format!("device code is not checked: {message}"), self.missing())
            };
            LeftOut { line, column, message, notes: note.into_iter().collect() }
        };
        self.device.iter().map(left_out).collect()
    }

    /// A note about the host code that was removed.
    fn note(&self) -> Option<String> {
        const SHOWN: usize = 4;
        let first = self.lines.first()?;
        let mut note =
            format!("ignored host code that warpscope's headers do not declare: line {first}");
        let text = self.source.lines().nth(first - 1).unwrap_or("").trim();
        let _ = write!(note, " `{}`", text.chars().take(60).collect::<String>());
        for line in self.lines.iter().skip(1).take(SHOWN) {
            let _ = write!(note, ", {line}");
        }
        if let Some(more) = self.lines.len().checked_sub(SHOWN + 1).filter(|&n| n > 0) {
            let _ = write!(note, " and {more} more");
        }
        Some(note)
    }
}

/// The header that a source line includes.
fn header(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
    let close = match rest.chars().next()? {
        '<' => '>',
        '"' => '"',
        _ => return None,
    };
    rest[1..].split(close).next()
}

/// The error for a source that cannot be passed to the compiler.
fn unreadable(path: &Path, error: &std::io::Error) -> Box<Diagnostic> {
    let message = format!("cannot compile {}: {error}", path.display());
    Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
}

/// Prints the compiler's messages and summarises them.
fn refused(
    path: &Path,
    clang: &Clang,
    failure: &process::Failure,
    include: &str,
) -> Box<Diagnostic> {
    let file = path.display();
    let text = failure.said.replace(&format!("{include}/"), "cuda/");
    crate::terminal::complain(&harmless(&text));
    let mut error = failure.told(&format!("{file} does not compile"));
    if failure.limit.is_some() {
        return Box::new(error);
    }
    error.outcome = Outcome::Malformed;
    error.message = format!("{file} does not compile: see the messages of {}", clang.shown());
    if text.contains("unknown target triple")
        || text.contains("No available targets")
        || text.contains("unable to create target")
    {
        error.outcome = Outcome::BadLaunch;
        error.message = format!("{} cannot compile for NVIDIA GPUs", clang.shown());
        error.notes.push(clang::INSTALL.to_owned());
    }
    // The report contains the first error for readers who do not see the terminal.
    if let Some(line) = text.lines().find(|line| line.contains("error: ")) {
        error.notes.push(plain(line));
    }
    Box::new(error)
}

/// The compiler's messages without what a terminal acts on, colours apart, and without lines that begin as
/// commands in the log of a CI job do: some releases quote source lines as they are.
fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for line in text.lines() {
        if line.trim_start().starts_with("::") || line.trim_start().starts_with("##[") {
            shown.push_str("| ");
        }
        let mut parts = line.split("\x1b[");
        shown.push_str(&visible(parts.next().unwrap_or("")));
        for part in parts {
            let color = part.find(|c: char| !c.is_ascii_digit() && c != ';').unwrap_or(part.len());
            let (color, rest) = part.split_at(color);
            match rest.strip_prefix('m') {
                Some(rest) => shown.push_str(&format!("\x1b[{color}m{}", visible(rest))),
                None => shown.push_str(&visible(&format!("\x1b[{part}"))),
            }
        }
        shown.push('\n');
    }
    shown
}

/// The line without colour codes.
fn plain(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("\x1b[") {
        out.push_str(before);
        rest = after.split_once('m').map_or("", |(_, text)| text);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_left_out() {
        assert_eq!(
            plain("\x1b[1ma.cu:1:2: \x1b[0m\x1b[31merror: \x1b[0mno"),
            "a.cu:1:2: error: no"
        );
        assert_eq!(plain("a"), "a");
    }

    #[test]
    fn messages_do_not_act_on_the_terminal() {
        let said = "\x1b[1ma.cu:\x1b[0m \x1b[2Jx\u{9b}\r\n::error::y\n  ##[group]z\n";
        let shown = "\x1b[1ma.cu:\x1b[0m ␛[2Jx?\n| ::error::y\n|   ##[group]z\n";
        assert_eq!(harmless(said), shown);
    }

    #[test]
    fn variables_that_may_be_unset_are_noted() {
        let said = "a.cu:3:7: warning: variable 'v' is used uninitialized whenever 'if' condition is \
                    false [-Wsometimes-uninitialized]\n    3 |   if (a)\na.cu:4:12: note: here\n\
                    a.cu:9:1: warning: something else [-Wother]\n";
        let note = "a.cu:3:7: variable 'v' is used uninitialized whenever 'if' condition is false";
        assert_eq!(unset_variables(said), [note]);
    }

    #[test]
    fn sources_are_known_by_name() {
        assert!(is_source(Path::new("a/b.cu")) && is_source(Path::new("b.CPP")));
        assert!(!is_source(Path::new("b.ll")) && !is_source(Path::new("-")));
    }
}
