//! Converts LLVM bitcode to text with an `llvm-dis` found on the machine.
//!
//! LLVM's own text contains everything that its bitcode does, and a separate process can crash on a
//! bad file without taking this one down. The newest `llvm-dis` reads the bitcode of all older
//! releases.

use crate::cuda::clang;
use crate::cuda::process::Program;
use crate::interrupt::TempFolder;
use std::path::{Path, PathBuf};
use std::{env, fs};
use warpscope_core::diagnostic::{Diagnostic, Outcome};

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Whether `bytes` start like LLVM bitcode, plain or in a wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(b"\xde\xc0\x17\x0b")
}

/// The text of the bitcode `bytes` from the file `name`; `named` is the `llvm-dis` to use.
///
/// # Errors
/// There is no `llvm-dis`, or it rejects the file, takes too long or writes too much.
pub fn disassemble(name: &str, bytes: &[u8], named: Option<&Path>) -> Result<String> {
    let fault = |e: std::io::Error| {
        let message = format!("cannot disassemble {name}: {e}");
        Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-BITCODE", message))
    };
    let program = find(named)?;
    let folder = TempFolder::new().map_err(fault)?;
    let (input, output) = (folder.path().join("in.bc"), folder.path().join("out.ll"));
    fs::write(&input, bytes).map_err(fault)?;
    let mut run = Program::new(&program);
    run.args([input.as_path(), Path::new("-o"), &output]);
    if let Err(failure) = run.run(folder.path(), &output) {
        let outcome = if failure.limit.is_some() { Outcome::Limit } else { Outcome::Malformed };
        let message = format!("{} cannot read the bitcode of {name}", program.display());
        let mut error = Diagnostic::new(outcome, "WS-BITCODE", message);
        // After a crash only the first line says something about the file.
        let said = failure.said.lines().map(str::trim).find(|line| !line.is_empty());
        let said = said.map(|line| line.replace(&*input.to_string_lossy(), name));
        error = error.note(said.unwrap_or(failure.reason));
        if failure.limit.is_none() {
            error = error.note(format!(
                "bitcode of a newer LLVM needs a newer llvm-dis: {INSTALL}, or use --llvm-dis PATH"
            ));
        }
        return Err(Box::new(error));
    }
    if !output.is_file() {
        // `llvm-dis` prints nothing about a file without a module.
        let message = format!("{name} starts like LLVM bitcode but contains no module");
        return Err(Box::new(Diagnostic::new(Outcome::Malformed, "WS-BITCODE", message)));
    }
    let text = fs::read(&output).map_err(fault)?;
    Ok(String::from_utf8(text).unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into()))
}

const INSTALL: &str = "on Debian and Ubuntu it is in the package llvm-22 (or llvm-19, llvm)";

/// The `llvm-dis` requested by `named` or the environment, else the newest on the machine.
fn find(named: Option<&Path>) -> Result<PathBuf> {
    let from_env = env::var_os("WARPSCOPE_LLVM_DIS").filter(|v| !v.is_empty()).map(PathBuf::from);
    let error = |message: String| {
        Box::new(
            Diagnostic::new(Outcome::BadLaunch, "WS-BITCODE", message)
                .note(format!("install llvm-dis: {INSTALL}")),
        )
    };
    if let Some(path) = named.map(Path::to_owned).or(from_env) {
        return match clang::program(&path) {
            Some(found) => Ok(found),
            None => Err(error(format!("program {} not found", path.display()))),
        };
    }
    let mut best: Option<(u32, PathBuf)> = None;
    for (promised, path) in clang::candidates("llvm-dis") {
        if best.as_ref().is_some_and(|(major, _)| promised.is_some_and(|p| p <= *major)) {
            continue;
        }
        if let Some(major) = clang::version(&path)
            && best.as_ref().is_none_or(|(b, _)| major > *b)
        {
            best = Some((major, path));
        }
    }
    match best {
        Some((_, path)) => Ok(path),
        None => {
            Err(error("reading LLVM bitcode requires llvm-dis, which was not found".to_owned()))
        }
    }
}
