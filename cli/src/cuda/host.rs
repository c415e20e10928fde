//! Compiles the host side of a program, so that it can be run.

use super::{FrontEnd, Program, Ready, Result, plain, process, refused, unreadable};
use crate::cuda::confined::Place;
use std::fs;
use std::path::Path;
use warpscope_core::cuda::{self, host};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;

/// The flag for kernels that launch kernels, which the compiler names where it is missing.
pub(super) const LAUNCHES: &str = "-fgpu-rdc";

/// What a program may need in addition: headers that another library's headers include without being asked, and
/// another standard of C++.
const OTHER_WAYS: &[&[&str]] = &[
    &["-std=c++14"],
    &["-include", "bits/stdc++.h"],
    &["-std=c++20"],
    &["-std=c++14", "-include", "bits/stdc++.h"],
    &["-std=c++20", "-include", "bits/stdc++.h"],
];

impl FrontEnd<'_> {
    /// The host side of the source at `path` as LLVM IR, compiled with `flags` in addition to those of the
    /// command line; and flags that the device side needs too.
    ///
    /// A program is not always written in today's C++: names of its own may have become ambiguous since, and others
    /// need more. If no standard is chosen and the usual one does not fit, other ways are tried.
    ///
    /// # Errors
    /// As [`FrontEnd::compile`].
    pub fn compile_host(&self, path: &Path, flags: &[String]) -> Result<(String, Vec<String>)> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::on_disk(path).map_err(|e| unreadable(path, &e))?;
        let output = ready.folder.path().join("host.ll");
        let mut flags = flags.to_vec();
        let mut compiled =
            self.host_compiler(ready, &place, &flags, &output).run(ready.folder.path(), &output);
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        if compiled.as_ref().is_err_and(|failure| failure.said.contains(LAUNCHES)) {
            flags.push(LAUNCHES.to_owned());
            compiled = self
                .host_compiler(ready, &place, &flags, &output)
                .run(ready.folder.path(), &output);
        }
        let chosen = self.args.std.is_some() || flags.iter().any(|f| f.starts_with("-std="));
        let refused_source = |c: &std::result::Result<_, process::Failure>| {
            c.as_ref().is_err_and(|failure| failure.limit.is_none())
        };
        if refused_source(&compiled) && !chosen && host::language(extension) != host::Language::C {
            for way in OTHER_WAYS {
                let more: Vec<String> =
                    flags.iter().cloned().chain(way.iter().map(|w| (*w).to_owned())).collect();
                let compile = self.host_compiler(ready, &place, &more, &output);
                if let Ok(said) = compile.run(ready.folder.path(), &output) {
                    (compiled, flags) = (Ok(said), more);
                    break;
                }
            }
        }
        if let Err(failure) = compiled {
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
        Ok((String::from_utf8_lossy(&text).into_owned(), flags))
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
