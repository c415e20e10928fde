//! Compiles CUDA C++ to LLVM IR with a clang found on the machine, the project's own headers (or
//! those of an SDK), and arguments that keep every memory operation where the source has it.
//!
//! The compiler arguments are in [`warpscope_core::cuda`], and what is left
//! out of a program in [`leave_out`]; this module handles programs, files and
//! time limits.

pub mod clang;
mod confined;
mod headers;
mod host;
mod kept;
pub mod process;
mod shim;

use crate::args::CudaArgs;
use crate::interrupt::TempFolder;
use clang::Clang;
use confined::Place;
use kept::Kept;
use process::Program;
use shim::Shim;
use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::cuda;
use warpscope_core::cuda::leave_out::{self, MAX_ROUNDS, Program as Source};
use warpscope_core::diagnostic::{Diagnostic, Outcome, SourcePlace};
use warpscope_core::limits;
use warpscope_core::visible::visible;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Extensions of files with CUDA C++, or with host code of the same program.
const EXTENSIONS: &[&str] = &["cu", "cuh", "cpp", "cc", "cxx", "c", "hip", "h", "hpp"];

/// A source that was compiled.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
pub struct Compiled {
    /// LLVM IR as text.
    pub ir: String,
    /// What the user should know about the compilation.
    pub notes: Vec<String>,
    /// Device code that is missing from it.
    pub left_out: Vec<LeftOut>,
    /// The program's own text after preprocessing, with all headers of its own.
    pub program: Option<String>,
}

/// Another text of a file that a source includes.
#[derive(Clone, Debug)]
pub struct Header {
    /// The file, as the compiler names it.
    pub file: String,
    /// The text.
    pub text: String,
}

/// Device code that is not checked, and why.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct LeftOut {
    /// The file; empty for the source itself.
    #[serde(default)]
    file: String,
    line: u32,
    column: u32,
    message: String,
    notes: Vec<String>,
}

impl LeftOut {
    /// What was left out of the source called `main`, or of a header.
    fn of(part: leave_out::LeftOut, main: &str) -> Self {
        let leave_out::LeftOut { file, line, column, message, notes } = part;
        let number = |n| u32::try_from(n).unwrap_or(0);
        let file = if file == main { String::new() } else { file };
        Self { file, line: number(line), column: number(column), message, notes }
    }

    /// The diagnostic for it, in the source called `file`.
    pub fn told(&self, file: &str) -> Diagnostic {
        let mut error = Diagnostic::new(Outcome::Unsupported, "WS-UNSUPPORTED", &self.message);
        let file = if self.file.is_empty() { file } else { &self.file };
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

/// A compiler, a temporary folder for its inputs and outputs, removed on drop, and the folder of warpscope's
/// headers.
#[derive(Debug)]
struct Ready {
    clang: Clang,
    folder: TempFolder,
    headers: PathBuf,
}

/// Whether the file name is that of CUDA C++.
pub fn is_source(path: &Path) -> bool {
    EXTENSIONS.contains(&extension(path).as_str())
}

/// What follows the last dot of a path, in lower case; empty if nothing does.
pub(crate) fn extension(path: &Path) -> String {
    path.extension().and_then(|e| e.to_str()).unwrap_or("").to_ascii_lowercase()
}

impl<'a> FrontEnd<'a> {
    /// A front end configured by `args`; `color` applies to the compiler's messages.
    pub fn new(args: &'a CudaArgs, color: bool) -> Self {
        Self { args, color, ready: OnceCell::new() }
    }

    /// What makes further ones with the same arguments, for other threads.
    pub fn maker(&self) -> impl Fn() -> Self + Sync + use<'a> {
        let (args, color) = (self.args, self.color);
        move || Self::new(args, color)
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
    pub fn compile(&self, path: &Path, source: &str, flags: &[String]) -> Result<Compiled> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::on_disk(path).map_err(|e| unreadable(path, &e))?;
        self.run(ready, place, source, flags, true, &[])
    }

    /// Compiles `source` as if it were the text of the file at `path`, and as if `headers` that it includes had these
    /// texts. Says nothing if it does not compile.
    ///
    /// # Errors
    /// As [`Self::compile`].
    pub fn compile_version(
        &self,
        path: &Path,
        source: &str,
        headers: &[Header],
    ) -> Result<Compiled> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::on_disk(path).map_err(|e| unreadable(path, &e))?;
        self.run(ready, place, source, &[], false, headers)
    }

    /// Whether a file belongs to the user: neither to an SDK nor to the system.
    pub fn is_own(&self, file: &Path) -> bool {
        let sdk = self.args.cuda_path.as_deref().is_some_and(|sdk| file.starts_with(sdk));
        !sdk && !file.starts_with("/usr") && file.is_file()
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
        self.run(ready, place, source, &[], true, &[])
    }

    fn prepare(&self) -> Result<Ready> {
        let clang = clang::find(self.args.clang.as_deref())?;
        let fault = |e: std::io::Error| {
            let message = format!("cannot write the headers to a folder: {e}");
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
        };
        let folder = TempFolder::new().map_err(fault)?;
        let headers = headers::folder(folder.path()).map_err(fault)?;
        Ok(Ready { clang, folder, headers })
    }

    /// `on_disk`: the file has this text, and its user wants to know what is wrong with it.
    fn run(
        &self,
        ready: &Ready,
        place: Place,
        source: &str,
        flags: &[String],
        on_disk: bool,
        headers: &[Header],
    ) -> Result<Compiled> {
        let Ready { clang, folder, .. } = ready;
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
        let kind = match (&place.confined, on_disk) {
            (Some(_), _) => "confined",
            (None, true) => "file",
            (None, false) => "version",
        };
        let compiler = (clang, optimiser.as_deref());
        let color = if self.color { "color" } else { "" };
        let kept = Kept::of(self.args, (path, source), flags, compiler, &[kind, color]);
        if let Some(compiled) = kept.as_ref().and_then(Kept::get) {
            return Ok(compiled);
        }
        let mut foreign = vec![format!("{}/", Self::include(ready, &place))];
        foreign.extend(self.args.cuda_path.iter().map(|sdk| sdk.display().to_string()));
        let name = path.display().to_string();
        let mut program = Source::new(&name, source, foreign);
        // A link brings its one file, and reads no other.
        let closed = place.confined.is_some();
        if closed {
            program.close();
        }
        let mut read = |file: &str| {
            let known = headers.iter().find(|h| Path::new(&h.file) == Path::new(file));
            match known {
                _ if closed => None,
                Some(header) => Some(header.text.clone()),
                None => read_source(file),
            }
        };
        let shown = closed || !on_disk;
        let mut overlay = if shown { Some(place.shows(&program, ready, headers)?) } else { None };
        let mut rounds = 0;
        let mut flags = flags.to_vec();
        let mut instantiated = false;
        let said = loop {
            // Versions of a source are many.
            let shim = if on_disk || closed || self.args.cuda_path.is_some() {
                None
            } else {
                self.shim(ready, &place, (optimise, &flags[..]))
            };
            let how = (optimise, &flags[..]);
            let run = |shim| {
                self.compiler(ready, &place, (how, shim), overlay.as_deref(), &output)
                    .run(folder.path(), &output)
            };
            let compiled = match &shim {
                None => run(Shim::Included),
                Some(path) => match run(Shim::Precompiled(path)) {
                    Err(failure) if shim::is_stale(&failure.said) => {
                        fs::remove_file(path).ok();
                        run(Shim::Included)
                    }
                    compiled => compiled,
                },
            };
            let failure = match compiled {
                Ok(text) => {
                    // A file of templates whose host part is elsewhere.
                    if instantiated || has_kernel(&output) || !program.instantiate() {
                        break text;
                    }
                    instantiated = true;
                    overlay = Some(place.shows(&program, ready, headers)?);
                    continue;
                }
                Err(failure) => failure,
            };
            if failure.said.contains(host::LAUNCHES) && !flags.iter().any(|f| f == host::LAUNCHES) {
                flags.push(host::LAUNCHES.to_owned());
                continue;
            }
            let chosen = self.args.std.is_some() || flags.iter().any(|f| f.starts_with("-std="));
            if rounds == 0 && !chosen && failure.limit.is_none() {
                let newer: Vec<String> =
                    flags.iter().cloned().chain([cuda::host::NEWER.to_owned()]).collect();
                let compiler = self.compiler(
                    ready,
                    &place,
                    ((optimise, &newer[..]), Shim::Included),
                    overlay.as_deref(),
                    &output,
                );
                if let Ok(text) = compiler.run(folder.path(), &output)
                    && has_kernel(&output)
                {
                    flags = newer;
                    break text;
                }
            }
            rounds += 1;
            let may = rounds <= MAX_ROUNDS && failure.limit.is_none();
            let less = may && program.leave_out(&plain(&failure.said), &mut read);
            if !less && !program.forget_instances() {
                if !on_disk {
                    return Err(Box::new(failure.told(&format!("{name} does not compile"))));
                }
                let mut error = refused(path, clang, &failure, &Self::include(ready, &place));
                error.notes.extend(program.excuses());
                return Err(error);
            }
            overlay = Some(place.shows(&program, ready, headers)?);
        };
        notes.extend(program.notes());
        notes.extend(unset_variables(&plain(&said)));
        let whole = if !on_disk {
            None
        } else if rounds == 0 && self.is_preprocessed(source) {
            Some(source.to_owned())
        } else {
            self.preprocessed(ready, &place, (optimise, &flags[..]), &program)
        };

        if let Some(optimiser) = &optimiser {
            let better = folder.path().join("better.ll");
            let mut program = Program::new(optimiser);
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
        let left_out =
            program.left_out().into_iter().map(|part| LeftOut::of(part, &name)).collect();
        let compiled = Compiled { ir, notes, left_out, program: whole };
        if let Some(kept) = kept {
            kept.put(&compiled);
        }
        Ok(compiled)
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
    /// The folder of warpscope's headers, as the compiler knows it.
    fn include(ready: &Ready, place: &Place) -> String {
        place.headers(&ready.headers).display().to_string()
    }

    /// Whether preprocessing would change nothing but the headers of others, so that it can be spared: the source
    /// defines no macros and includes no file of its own.
    fn is_preprocessed(&self, source: &str) -> bool {
        let CudaArgs { include, define, xclang, .. } = self.args;
        let bare = include.is_empty() && define.is_empty() && xclang.is_empty();
        // The other spellings of `#`, and of the line end that hides a directive.
        let plain = !["%:", "??", "\\\n", "\\\r"].iter().any(|odd| source.contains(odd));
        bare && plain
            && source.lines().map(str::trim_start).filter(|line| line.starts_with('#')).all(
                |line| {
                    let directive = line[1..].trim_start();
                    directive.starts_with("pragma")
                        || directive
                            .strip_prefix("include")
                            .is_some_and(|file| file.trim_start().starts_with('<'))
                },
            )
    }

    /// The program's own text after preprocessing: without the headers of ours and of an SDK.
    fn preprocessed(
        &self,
        ready: &Ready,
        place: &Place,
        how: (&[&str], &[String]),
        program: &Source,
    ) -> Option<String> {
        let folder = ready.folder.path();
        let output = folder.join("program.ii");
        let mut changed = program.without_directives();
        if place.confined.is_some() && changed.is_empty() {
            let main = place.shown.to_str()?;
            changed.push((main, program.text().to_owned()));
        }
        let files: Vec<(&str, &str)> =
            changed.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let overlay = if files.is_empty() {
            None
        } else {
            Some(place.overlay(folder, &ready.headers, &files).ok()?)
        };
        let how = (how, Shim::Included);
        let mut compile = self.compiler(ready, place, how, overlay.as_deref(), &output);
        compile.args(["-E"]);
        compile.run(folder, &output).ok()?;
        let text = String::from_utf8_lossy(&fs::read(&output).ok()?).into_owned();
        let mut foreign = vec![format!("{}/", Self::include(ready, place)), "<".to_owned()];
        foreign.extend(self.args.cuda_path.iter().map(|sdk| sdk.display().to_string()));
        let own = cuda::own_text(&text, &foreign);
        (own.len() <= limits::MAX_SOURCE_BYTES).then_some(own)
    }

    /// The compiler with all its arguments.
    fn compiler(
        &self,
        ready: &Ready,
        place: &Place,
        ((optimise, flags), shim): ((&[&str], &[String]), Shim<'_>),
        overlay: Option<&Path>,
        output: &Path,
    ) -> Program {
        let include = Self::include(ready, place);
        let path = &*place.shown;
        let mut compile = Program::new(&ready.clang.path);
        compile.folder(place.confined.as_deref());
        if let Some(sdk) = &self.args.cuda_path {
            compile.args(cuda::driver_base(&sdk.display().to_string()));
            compile.args(cuda::for_driver(optimise));
        } else {
            compile.args(shim.of(cuda::cc1_base(&include, ready.clang.major)));
            // Of a name such as `./@a`, the part after the slash would be read as a file of arguments.
            let hostile = |name: &str| name.starts_with('@');
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = if hostile(&name) { path.to_string_lossy() } else { name };
            compile.args(cuda::no_paths(&include, &name));
            compile.args(cuda::DEBUG).args(optimise);
            compile.args(["-ferror-limit", "100"]);
            if self.color {
                compile.args(["-fcolor-diagnostics"]);
            }
        }
        if let Some(std) = &self.args.std {
            compile.args([format!("-std={std}")]);
        }
        compile.args(self.args.include.iter().map(|folder| format!("-I{}", folder.display())));
        compile.args(self.args.define.iter().map(|define| format!("-D{define}")));
        compile.args(flags);
        if let Some(overlay) = overlay {
            compile.args([Path::new("-ivfsoverlay"), overlay]);
        }
        for arg in &self.args.xclang {
            if self.args.cuda_path.is_some() {
                compile.args(["-Xclang"]);
            }
            compile.args([arg]);
        }
        let header = shim::header(&ready.headers);
        let input = if shim == Shim::Compiled { &header } else { path };
        compile.args([Path::new("-o"), output, input]);
        compile
    }

    /// The header that every source begins with, compiled with these arguments.
    fn shim(&self, ready: &Ready, place: &Place, how: (&[&str], &[String])) -> Option<PathBuf> {
        let CudaArgs { include, define, std, xclang, .. } = self.args;
        // What else the compiler reads, it may read there, too.
        if !(include.is_empty() && xclang.is_empty()) {
            return None;
        }
        let key = format!("{define:?} {std:?} {how:?} {}", self.color);
        let folders = (ready.headers.as_path(), ready.folder.path());
        shim::precompiled(&ready.clang, folders, &key, |output| {
            self.compiler(ready, place, (how, Shim::Compiled), None, output)
        })
    }
}

/// Whether the LLVM IR at `output` has a kernel.
fn has_kernel(output: &Path) -> bool {
    let ir = fs::read(output).unwrap_or_default();
    let has = |word: &[u8]| ir.windows(word.len()).any(|w| w == word);
    has(b"ptx_kernel") || has(b"!\"kernel\"")
}

/// The text of a file of the program.
fn read_source(file: &str) -> Option<String> {
    let meta = fs::metadata(file).ok()?;
    let fits = meta.is_file() && meta.len() <= limits::MAX_SOURCE_BYTES as u64;
    let bytes = fits.then(|| fs::read(file).ok())??;
    // Offsets count bytes, so other encodings become spaces of the same size.
    Some(String::from_utf8(bytes).unwrap_or_else(|e| {
        e.into_bytes().iter().map(|&b| if b.is_ascii() { char::from(b) } else { ' ' }).collect()
    }))
}

impl Place {
    /// Writes an overlay that shows the compiler the program as it is now.
    fn shows(&self, program: &Source, ready: &Ready, headers: &[Header]) -> Result<PathBuf> {
        let main = self.shown.display().to_string();
        let mut files: Vec<(&str, &str)> = vec![(&main, program.text())];
        files.extend(program.changed().filter(|(name, _)| *name != main));
        for header in headers {
            if !files.iter().any(|(name, _)| Path::new(name) == Path::new(&header.file)) {
                files.push((&header.file, &header.text));
            }
        }
        self.overlay(ready.folder.path(), &ready.headers, &files)
            .map_err(|e| unreadable(&self.shown, &e))
    }
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
