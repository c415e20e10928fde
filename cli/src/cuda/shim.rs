//! The header that every source begins with, compiled once for the versions of a source that a repair tries: most of
//! the time that a small kernel takes to compile goes into it.

use super::clang::Clang;
use super::process::Program;
use crate::entries::identity;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// Its name.
const NAME: &str = "cuda_shim.h";

/// What a compilation does with the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shim<'a> {
    /// Includes it.
    Included,
    /// Uses what it was compiled to.
    Precompiled(&'a Path),
    /// Compiles it and nothing else.
    Compiled,
}

impl Shim<'_> {
    /// The compiler's arguments `base`, which include the header, for this.
    pub fn of(self, mut base: Vec<String>) -> Vec<String> {
        let included = base.windows(2).position(|pair| pair == ["-include", NAME]);
        match (self, included) {
            (Self::Precompiled(path), Some(at)) => {
                let path = path.display().to_string();
                base.splice(at..at + 2, ["-include-pch".to_owned(), path]);
            }
            (Self::Compiled, Some(at)) => {
                base.splice(at..at + 2, []);
                for arg in base.iter_mut().filter(|arg| *arg == "-emit-llvm") {
                    "-emit-pch".clone_into(arg);
                }
            }
            _ => {}
        }
        base
    }
}

/// The header in the folder `headers`.
pub fn header(headers: &Path) -> PathBuf {
    headers.join(NAME)
}

/// What the compiler made of the header with these arguments, now or earlier, in the folder of the headers; `None` if
/// nothing came of it. `compile` is a compiler that writes to a path.
pub fn precompiled(
    clang: &Clang,
    (headers, temporary): (&Path, &Path),
    key: &str,
    compile: impl Fn(&Path) -> Program,
) -> Option<PathBuf> {
    let mut hash = DefaultHasher::new();
    (identity(&clang.path)?, key).hash(&mut hash);
    let path = headers.join(format!("shim-{:016x}.pch", hash.finish()));
    if path.is_file() {
        return Some(path);
    }
    // It appears whole, as runs at the same time may read it.
    let written = tempfile::Builder::new().suffix(".pch").tempfile_in(headers).ok()?;
    compile(written.path()).run(temporary, written.path()).ok()?;
    let whole = fs::metadata(written.path()).is_ok_and(|meta| meta.len() > 0);
    whole.then(|| written.persist(&path).ok()).flatten()?;
    Some(path)
}

/// Whether the compiler `said` that what it made of the header does not fit any more.
pub fn is_stale(said: &str) -> bool {
    ["PCH", "AST file", "precompiled", "module file"].iter().any(|word| said.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments() {
        let base = || ["-x", "-include", NAME, "-emit-llvm"].map(str::to_owned).to_vec();
        assert_eq!(Shim::Included.of(base()), base());
        let with = Shim::Precompiled(Path::new("a.pch")).of(base());
        assert_eq!(with, ["-x", "-include-pch", "a.pch", "-emit-llvm"]);
        assert_eq!(Shim::Compiled.of(base()), ["-x", "-emit-pch"]);
    }
}
