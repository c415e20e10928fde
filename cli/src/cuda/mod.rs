//! CUDA C++ in, LLVM IR out: a clang that is found on the machine, the project's own headers (or
//! those of an SDK), and arguments that leave every memory operation where the source has it.
//!
//! What is compiled how stands in [`warpscope_core::cuda`]; here are programs, files and clocks.

pub mod clang;
pub mod process;

use crate::args::CudaArgs;
use clang::Clang;
use process::Program;
use std::cell::OnceCell;
use std::fs;
use std::path::Path;
use warpscope_core::cuda;
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Names of files that hold CUDA C++, or host code of the same program.
const EXTENSIONS: &[&str] = &["cu", "cuh", "cpp", "cc", "cxx", "c", "hip", "h", "hpp"];

/// A source that was compiled.
#[derive(Debug)]
pub struct Compiled {
    /// LLVM IR as text.
    pub ir: String,
    /// What the user should know about how it came to be.
    pub notes: Vec<String>,
}

/// The compiler, found when the first source needs it.
#[derive(Debug)]
pub struct FrontEnd<'a> {
    args: &'a CudaArgs,
    color: bool,
    ready: OnceCell<Result<Ready>>,
}

/// A compiler and a folder for what it needs and makes, gone when this is.
#[derive(Debug)]
struct Ready {
    clang: Clang,
    folder: tempfile::TempDir,
}

/// Whether the file is CUDA C++ by its name.
pub fn is_source(path: &Path) -> bool {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    EXTENSIONS.contains(&extension.to_ascii_lowercase().as_str())
}

impl<'a> FrontEnd<'a> {
    /// A front end as `args` want it; `color` is for what the compiler says.
    pub fn new(args: &'a CudaArgs, color: bool) -> Self {
        Self { args, color, ready: OnceCell::new() }
    }

    /// The `llvm-dis` that was named.
    pub fn llvm_dis(&self) -> Option<&Path> {
        self.args.llvm_dis.as_deref()
    }

    /// Compiles the file at `path`, whose text is `source`.
    ///
    /// # Errors
    /// There is no compiler, it takes too long, or it refuses the source: what it says then goes to
    /// standard error as it is.
    pub fn compile(&self, path: &Path) -> Result<Compiled> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        self.run(ready, path)
    }

    fn prepare(&self) -> Result<Ready> {
        let clang = clang::find(self.args.clang.as_deref())?;
        let fault = |e: std::io::Error| {
            let message = format!("the headers cannot be written to a temporary folder: {e}");
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
        };
        let folder = tempfile::Builder::new().prefix("warpscope").tempdir().map_err(fault)?;
        for (name, text) in cuda::HEADERS {
            let path = folder.path().join("cuda").join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(fault)?;
            }
            fs::write(path, text).map_err(fault)?;
        }
        Ok(Ready { clang, folder })
    }

    fn run(&self, ready: &Ready, path: &Path) -> Result<Compiled> {
        let Ready { clang, folder } = ready;
        let include = folder.path().join("cuda").display().to_string();
        let output = folder.path().join("module.ll");
        let mut notes = vec![];

        let optimiser = if clang.major >= cuda::FIRST_WITH_PASS_SWITCH {
            None
        } else {
            let found = clang.optimiser();
            if found.is_none() {
                notes.push(format!(
                    "compiled without optimisation: {} needs the program opt of the same release \
                     to keep locals in registers (apt install llvm-{})",
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
        let mut compile = Program::new(&clang.path);
        if let Some(sdk) = &self.args.cuda_path {
            compile.args(cuda::driver_base(&sdk.display().to_string()));
            compile.args(cuda::for_driver(optimise));
        } else {
            compile.args(cuda::cc1_base(&include, clang.major));
            let name = path.file_name().unwrap_or_default().to_string_lossy();
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
        for arg in &self.args.xclang {
            if self.args.cuda_path.is_some() {
                compile.args(["-Xclang"]);
            }
            compile.args([arg]);
        }
        compile.args([Path::new("-o"), &output, path]);
        let said = compile
            .run(folder.path(), &output)
            .map_err(|failure| refused(path, clang, &failure, &include))?;
        drop(said);

        if let Some(optimiser) = optimiser {
            let better = folder.path().join("better.ll");
            let mut program = Program::new(&optimiser);
            program.args(cuda::RACE_SAFE_OLD_OPT).args([&output, Path::new("-o"), &better]);
            program.run(folder.path(), &better).map_err(|failure| {
                let mut error = failure.told(&format!("{} fails", optimiser.display()));
                error.notes.push(format!("it was to prepare {}", path.display()));
                Box::new(error)
            })?;
            fs::rename(&better, &output).ok();
        }
        let bytes = fs::read(&output).map_err(|e| {
            let message = format!("{} wrote no LLVM IR: {e}", clang.shown());
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-CLANG", message))
        })?;
        if bytes.len() > limits::MAX_SOURCE_BYTES {
            let most = limits::MAX_SOURCE_BYTES;
            let message = format!("{} becomes more than {most} bytes of LLVM IR", path.display());
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let ir = String::from_utf8(bytes)
            .unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned());
        Ok(Compiled { ir, notes })
    }
}

/// Shows what the compiler said, and sums it up.
fn refused(
    path: &Path,
    clang: &Clang,
    failure: &process::Failure,
    include: &str,
) -> Box<Diagnostic> {
    let file = path.display();
    let text = failure.said.replace(&format!("{include}/"), "cuda/");
    crate::terminal::complain(&text);
    let mut error = failure.told(&format!("{file} does not compile"));
    if failure.limit.is_some() {
        return Box::new(error);
    }
    error.outcome = Outcome::Malformed;
    error.message = format!("{file} does not compile: {} says why", clang.shown());
    if text.contains("unknown target triple")
        || text.contains("No available targets")
        || text.contains("unable to create target")
    {
        error.outcome = Outcome::BadLaunch;
        error.message = format!("{} cannot compile for NVIDIA GPUs", clang.shown());
        error.notes.push(clang::INSTALL.to_owned());
    }
    // The report has the first fault, for readers who do not see the terminal.
    if let Some(line) = text.lines().find(|line| line.contains("error: ")) {
        error.notes.push(plain(line));
    }
    Box::new(error)
}

/// The line without colours.
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
    fn sources_are_known_by_name() {
        assert!(is_source(Path::new("a/b.cu")) && is_source(Path::new("b.CPP")));
        assert!(!is_source(Path::new("b.ll")) && !is_source(Path::new("-")));
    }
}
