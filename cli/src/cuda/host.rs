//! Compiles the host side of a program, so that it can be run.

use super::{FrontEnd, Header, Program, Ready, Result, plain, process, refused, unreadable};
use crate::cuda::confined::Place;
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::cuda::{self, host};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;

/// The flag for kernels that launch kernels, which the compiler names where it is missing.
pub(super) const LAUNCHES: &str = "-fgpu-rdc";

/// How many errors the compiler names.
fn errors(said: &str) -> usize {
    plain(said).matches(" error: ").count()
}

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
        let failure = match self.host(ready, &place, flags)? {
            Ok(compiled) => return Ok(compiled),
            Err(failure) => failure,
        };
        let mut error = refused(path, &ready.clang, &failure, &Self::include(ready, &place));
        if !plain(&failure.said).contains("error: ") {
            error.notes.push(format!("while compiling the host code of {}", path.display()));
        }
        Err(error)
    }

    /// The same without a word if it does not compile.
    pub fn host_quietly(&self, path: &Path, flags: &[String]) -> Option<(String, Vec<String>)> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().ok()?;
        let place = Place::on_disk(path).ok()?;
        self.host(ready, &place, flags).ok()?.ok()
    }

    /// The same for a source that came from a stranger, as [`FrontEnd::compile_confined`] has it.
    ///
    /// # Errors
    /// As [`FrontEnd::compile`].
    pub fn host_confined(&self, name: &str, source: &str) -> Result<String> {
        let path = Path::new(name);
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().map_err(Clone::clone)?;
        let place = Place::in_link(ready.folder.path(), name).map_err(|e| unreadable(path, &e))?;
        let main = place.shown.display().to_string();
        let overlay = place
            .overlay(ready.folder.path(), &ready.headers, &[(&main, source)])
            .map_err(|e| unreadable(path, &e))?;
        let flags = ["-ivfsoverlay".to_owned(), overlay.display().to_string()];
        match self.host(ready, &place, &flags)? {
            Ok((text, _)) => Ok(text),
            Err(failure) => {
                Err(refused(path, &ready.clang, &failure, &Self::include(ready, &place)))
            }
        }
    }

    /// Compiles the host side in the first of the ways that fit: its text and the flags, or what the compiler says to
    /// the usual one.
    fn host(
        &self,
        ready: &Ready,
        place: &Place,
        flags: &[String],
    ) -> Result<std::result::Result<(String, Vec<String>), process::Failure>> {
        let output = ready.folder.path().join("host.ll");
        let mut flags = flags.to_vec();
        let compile = |flags: &[String]| {
            self.host_compiler(ready, place, flags, &output).run(ready.folder.path(), &output)
        };
        let mut compiled = compile(&flags);
        let extension = place.shown.extension().and_then(|e| e.to_str()).unwrap_or("");
        if compiled.as_ref().is_err_and(|failure| failure.said.contains(LAUNCHES)) {
            flags.push(LAUNCHES.to_owned());
            compiled = compile(&flags);
        }
        let chosen = self.args.std.is_some() || flags.iter().any(|f| f.starts_with("-std="));
        let refused_source = compiled.as_ref().is_err_and(|failure| failure.limit.is_none());
        if refused_source && !chosen && host::language(extension) != host::Language::C {
            for way in host::OTHER_WAYS {
                let more: Vec<String> =
                    flags.iter().cloned().chain(way.iter().map(|w| (*w).to_owned())).collect();
                match compile(&more) {
                    Ok(said) => {
                        (compiled, flags) = (Ok(said), more);
                        break;
                    }
                    // What is closest to a fit says best what is wrong.
                    Err(other) => {
                        let closer = compiled.as_ref().is_err_and(|known| {
                            other.limit.is_none() && errors(&other.said) < errors(&known.said)
                        });
                        if closer {
                            compiled = Err(other);
                        }
                    }
                }
            }
        }
        if let Err(failure) = compiled {
            return Ok(Err(failure));
        }
        let path = &place.shown;
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
        Ok(Ok((String::from_utf8_lossy(&text).into_owned(), flags)))
    }

    /// A file with another version of the source at `path`, and the flags with which it finds what lies beside that,
    /// with these texts of `headers`.
    pub fn version(
        &self,
        path: &Path,
        source: &str,
        headers: &[Header],
    ) -> Option<(PathBuf, Vec<String>)> {
        let ready = self.ready.get_or_init(|| self.prepare()).as_ref().ok()?;
        let folder = ready.folder.path().join("version");
        fs::create_dir_all(&folder).ok()?;
        let copy = folder.join(path.file_name()?);
        fs::write(&copy, source).ok()?;
        let beside = std::path::absolute(path).ok()?;
        let mut flags = vec!["-iquote".to_owned(), beside.parent()?.to_str()?.to_owned()];
        if !headers.is_empty() {
            let files: Vec<(&str, &str)> =
                headers.iter().map(|h| (h.file.as_str(), h.text.as_str())).collect();
            let place = Place::on_disk(path).ok()?;
            let overlay = place.overlay(&folder, &ready.headers, &files).ok()?;
            flags.extend(["-ivfsoverlay".to_owned(), overlay.to_str()?.to_owned()]);
        }
        Some((copy, flags))
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
        compile.folder(place.confined.as_deref());
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
