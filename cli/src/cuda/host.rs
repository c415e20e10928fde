//! Compiles the host side of a program, so that it can be run.

use super::{FrontEnd, Program, Ready, Result, plain, refused, unreadable};
use crate::cuda::confined::Place;
use std::fs;
use std::path::Path;
use warpscope_core::cuda::{self, host};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;

impl FrontEnd<'_> {
    /// The host side of the source at `path` as LLVM IR, compiled with `flags` in addition to those of the
    /// command line, in `folder` if one is given.
    ///
    /// # Errors
    /// As [`FrontEnd::compile`].
    pub fn compile_host(&self, path: &Path, flags: &[String]) -> Result<String> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::on_disk(path).map_err(|e| unreadable(path, &e))?;
        let output = ready.folder.path().join("host.ll");
        let compile = self.host_compiler(ready, &place, flags, &output);
        if let Err(failure) = compile.run(ready.folder.path(), &output) {
            let mut error = refused(path, &ready.clang, &failure, &Self::include(ready, &place));
            if !plain(&failure.said).contains("error: ") {
                error.notes.push(format!("while compiling the host code of {}", path.display()));
            }
            return Err(error);
        }
        let text = fs::read(&output).map_err(|e| {
            let message = format!("{} produced no LLVM IR: {e}", ready.clang.shown());
            Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-CLANG", message))
        })?;
        if text.len() > limits::MAX_SOURCE_BYTES {
            let most = limits::MAX_SOURCE_BYTES;
            let message =
                format!("{} compiles to more than {most} bytes of LLVM IR", path.display());
            return Err(Box::new(Diagnostic::limit(message)));
        }
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// The same without a word if it does not compile.
    pub fn host_quietly(&self, path: &Path) -> Option<String> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().ok()?;
        let place = Place::on_disk(path).ok()?;
        let output = ready.folder.path().join("host.ll");
        let compile = self.host_compiler(ready, &place, &[], &output);
        compile.run(ready.folder.path(), &output).ok()?;
        let text = fs::read(&output).ok().filter(|t| t.len() <= limits::MAX_SOURCE_BYTES)?;
        String::from_utf8(text).ok()
    }

    fn host_compiler(
        &self,
        ready: &Ready,
        place: &Place,
        flags: &[String],
        output: &Path,
    ) -> Program {
        let include = Self::include(ready, place);
        let path = &*place.shown;
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        let language = host::language(extension);
        let mut compile = Program::new(&ready.clang.path);
        compile.args(host::host_base(&include, ready.clang.major, language));
        let hostile = |name: &str| name.starts_with('@');
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = if hostile(&name) { path.to_string_lossy() } else { name };
        compile.args(cuda::no_paths(&include, &name));
        compile.args(cuda::DEBUG).args(["-ferror-limit", "20"]);
        if self.color {
            compile.args(["-fcolor-diagnostics"]);
        }
        if let Some(std) = &self.args.std
            && (language == host::Language::C) != std.contains("++")
        {
            compile.args([format!("-std={std}")]);
        }
        compile.args(self.args.include.iter().map(|folder| format!("-I{}", folder.display())));
        compile.args(self.args.define.iter().map(|define| format!("-D{define}")));
        compile.args(flags);
        compile.args(&self.args.xclang);
        compile.args([Path::new("-o"), output, path]);
        compile
    }
}
