//! `warpscope run`.

use crate::End;
use crate::args::{Format, RunArgs};
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::terminal;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::cuda::RUNTIME_HEADER;
use warpscope_core::cuda::host::{Language, language};
use warpscope_core::detect::finding::Severity;
use warpscope_core::detect::result::ProgramEnding;
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::host::{CxxAbi, LibC, Library, Stream, World};
use warpscope_core::ir;
use warpscope_core::limits;
use warpscope_core::program::{self, Compiled, RunRequest};
use warpscope_core::ran;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::report::words;
use warpscope_core::visible::visible;

/// Runs the command.
pub fn run(args: &RunArgs) -> End {
    let mut runner = ProgramRunner {
        args,
        report: Report::new(),
        sources: CliSources::default(),
        modules: vec![],
    };
    match runner.program() {
        Ok(end) => runner.finish(end),
        Err(errors) => {
            for error in errors {
                runner.fail(&error);
            }
            runner.finish(End::Failed)
        }
    }
}

/// A source with the flags to compile it.
#[derive(Clone, Debug)]
struct SourceFile {
    path: PathBuf,
    flags: Vec<String>,
}

/// What is wrong, with the input that it is about.
type Errors = Vec<(Input, Box<Diagnostic>)>;

struct ProgramRunner<'a> {
    args: &'a RunArgs,
    report: Report,
    sources: CliSources,
    /// Names of the files of the device's modules.
    modules: Vec<Input>,
}

/// Files of a folder that a program may read, at most so many bytes together.
const MAX_FILES_BYTES: u64 = 1 << 28;

fn file_error(path: &Path, error: &std::io::Error) -> Box<Diagnostic> {
    let message = format!("cannot read {}: {error}", path.display());
    Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
}

impl ProgramRunner<'_> {
    fn program(&mut self) -> Result<End, Errors> {
        let about = |path: &Path, error| vec![(Input::unread(path), error)];
        let files = self.files().map_err(|(path, error)| about(&path, error))?;
        let color = terminal::colors_err(self.args.color);
        let front_end = FrontEnd::new(&self.args.cuda, color);
        let (mut hosts, mut devices, mut errors) = (vec![], vec![], vec![]);
        for file in &files {
            match self.compile(file, &front_end) {
                Ok((host, device)) => {
                    hosts.push(host);
                    devices.extend(device);
                }
                Err(error) => errors.extend(about(&file.path, error)),
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let main = files.first().map_or_else(PathBuf::new, |f| f.path.clone());
        let host = warpscope_core::host::Program::lower(hosts).map_err(|e| about(&main, e))?;
        let compiled = Compiled {
            host: Arc::new(host),
            device: devices,
            files: files.iter().map(|f| f.path.display().to_string()).collect(),
            headers: "cuda/".to_owned(),
            runtime_header: RUNTIME_HEADER.to_owned(),
        };
        let world = self.world().map_err(|(path, error)| about(&path, error))?;
        let libraries = || -> Vec<Box<dyn Library>> {
            vec![Box::new(LibC::new(world.clone())), Box::new(CxxAbi::default())]
        };
        let missing = program::missing(&compiled, libraries()).map_err(|e| about(&main, e))?;
        for note in &missing {
            terminal::complain(&format!("note: {}\n", visible(&words::host::note(note))));
        }
        let mut request = RunRequest {
            args: self.args.args.clone(),
            model: self.args.model.into(),
            keep_going: self.args.keep_going,
            ..RunRequest::default()
        };
        if let Some(steps) = self.args.max_steps {
            request.max_host_steps = steps;
            request.max_device_steps = steps / 2;
        }
        let text = self.args.format == Format::Text;
        let mut print = |stream: Stream, bytes: &[u8]| {
            if text {
                print_output(stream, &String::from_utf8_lossy(bytes));
            }
        };
        let (mut finished, mut machine) =
            program::run(&compiled, &request, libraries(), &mut print)
                .map_err(|e| about(&main, e))?;
        finished.program.notes.extend(missing);
        if let Some(folder) = &self.args.out {
            let written = machine.library::<LibC>().map(|c| c.written()).unwrap_or_default();
            write_files(folder, &written).map_err(|e| about(folder, file_error(folder, &e)))?;
        }
        Ok(self.judge(&finished))
    }

    /// Makes the report of what a run showed; how the command ends.
    fn judge(&mut self, finished: &program::Finished) -> End {
        let mut end = match finished.program.ending {
            ProgramEnding::Exited { code: 0 } => End::Clean,
            ProgramEnding::Exited { .. }
            | ProgramEnding::Aborted { .. }
            | ProgramEnding::Fault { .. } => End::ProgramFailed,
            ProgramEnding::Limit { .. } | ProgramEnding::Unsupported { .. } => End::Failed,
        };
        let modules = &self.modules;
        let input = |module: usize| {
            modules.get(module).map_or(("", ""), |i| (i.name.as_str(), i.text.as_str()))
        };
        ran::report(&mut self.report, finished, &input);
        if finished.failure.is_some() {
            end = End::Failed;
        }
        let threshold: Severity = self.args.fail_on.into();
        if self.report.findings().any(|f| f.severity >= threshold) {
            end = End::Found;
        }
        end
    }

    /// The sources, from the command line or a database.
    fn files(&self) -> Result<Vec<SourceFile>, (PathBuf, Box<Diagnostic>)> {
        let Some(folder) = &self.args.database else {
            let plain = |path: &PathBuf| SourceFile { path: path.clone(), flags: vec![] };
            let included = included(&self.args.files);
            let (parts, sources): (Vec<&PathBuf>, Vec<&PathBuf>) =
                self.args.files.iter().partition(|file| included.contains(*file));
            // Sources that include each other are left as they are.
            if sources.is_empty() {
                return Ok(self.args.files.iter().map(plain).collect());
            }
            for part in parts {
                let name = part.display().to_string();
                terminal::complain(&format!(
                    "note: {} is compiled as part of the source that includes it\n",
                    visible(&name)
                ));
            }
            return Ok(sources.into_iter().map(plain).collect());
        };
        let path =
            if folder.is_dir() { folder.join("compile_commands.json") } else { folder.clone() };
        let text = fs::read_to_string(&path).map_err(|e| (path.clone(), file_error(&path, &e)))?;
        let all = database(&text).ok_or_else(|| {
            let message = format!("{} is not a compilation database", path.display());
            (path.clone(), Box::new(Diagnostic::new(Outcome::Malformed, "WS-FILE", message)))
        })?;
        // Files that are named choose from it.
        let named = |file: &SourceFile| {
            self.args.files.is_empty()
                || self.args.files.iter().any(|f| file.path.ends_with(f) || *f == file.path)
        };
        Ok(all.into_iter().filter(named).collect())
    }

    /// The host side of a source, and its device side if it has one.
    fn compile(
        &mut self,
        file: &SourceFile,
        front_end: &FrontEnd<'_>,
    ) -> Result<(ir::Module, Option<Arc<LoadedModule>>), Box<Diagnostic>> {
        let path = &file.path;
        let (host, flags) = front_end.compile_host(path, &file.flags)?;
        let host = ir::parse_module(&host)?;
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        let device = if language(extension) == Language::Cuda {
            let input = input::read_with(path, front_end, &flags)?;
            self.sources.add(path, &input);
            let loaded = LoadedModule::of_program(&input.text, &input.name)?;
            loaded.read_jumps(&self.sources);
            for left_out in &input.left_out {
                self.report.failures.push(Failure::new(
                    &input.name,
                    None,
                    &input.text,
                    &left_out.told(&input.name),
                ));
            }
            self.modules.push(input);
            Some(Arc::new(loaded))
        } else {
            let source = fs::read_to_string(path).unwrap_or_default();
            let name = path.display().to_string();
            let input = Input { name, source: Some(source), ..Input::default() };
            self.sources.add(path, &input);
            None
        };
        Ok((host, device))
    }

    /// The files and the input that the program gets.
    fn world(&self) -> Result<World, (PathBuf, Box<Diagnostic>)> {
        let mut world = World::default();
        if let Some(path) = &self.args.stdin {
            world.stdin = fs::read(path).map_err(|e| (path.clone(), file_error(path, &e)))?;
        }
        if let Some(folder) = &self.args.folder {
            let mut left = MAX_FILES_BYTES;
            read_folder(folder, "", &mut left, &mut world.files)
                .map_err(|e| (folder.clone(), file_error(folder, &e)))?;
        }
        Ok(world)
    }

    fn fail(&mut self, (input, error): &(Input, Box<Diagnostic>)) {
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&self.sources, color);
        terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
        self.report.failures.push(Failure::new(&input.name, None, &input.text, error));
    }

    fn finish(self, end: End) -> End {
        let text = match self.args.format {
            Format::Json | Format::Sarif => {
                match crate::check::machine_readable(&self.report, self.args.format, &self.sources)
                {
                    Ok(text) => text,
                    Err(error) => {
                        terminal::complain(&format!("error: {error}\n"));
                        return End::Failed;
                    }
                }
            }
            Format::Text => {
                let color = terminal::colors_out(self.args.color);
                let mut renderer = TextRenderer::new(&self.sources, color);
                let kernels: String =
                    self.report.kernels.iter().map(|k| renderer.kernel(k)).collect();
                if self.report.program.is_some() {
                    for failure in &self.report.failures {
                        terminal::complain(&renderer.failure(failure));
                    }
                }
                let kernels = if kernels.is_empty() { kernels } else { format!("\n{kernels}") };
                kernels + &renderer.program(&self.report)
            }
        };
        if let Err(error) = terminal::print(&text) {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            return End::Failed;
        }
        end
    }
}

/// Prints what a program printed, without what a terminal would act on.
fn print_output(stream: Stream, text: &str) {
    let mut shown = String::with_capacity(text.len());
    for piece in text.split_inclusive(['\n', '\t', '\r']) {
        let end = piece.len() - usize::from(piece.ends_with(['\n', '\t', '\r']));
        shown.push_str(&visible(&piece[..end]));
        shown.push_str(&piece[end..]);
    }
    match stream {
        Stream::Stdout => drop(terminal::print(&shown)),
        Stream::Stderr => terminal::complain(&shown),
    }
}

/// Sources and flags of a compilation database. Of the flags those that say where headers are and which macros
/// there are count.
fn database(text: &str) -> Option<Vec<SourceFile>> {
    let entries: serde_json::Value = serde_json::from_str(text).ok()?;
    let mut files = vec![];
    for entry in entries.as_array()? {
        let folder = Path::new(entry.get("directory").and_then(|d| d.as_str()).unwrap_or("."));
        let path = folder.join(entry.get("file")?.as_str()?);
        let words: Vec<String> = match entry.get("arguments").and_then(|a| a.as_array()) {
            Some(words) => words.iter().filter_map(|w| w.as_str().map(str::to_owned)).collect(),
            None => words_of(entry.get("command")?.as_str()?),
        };
        let mut flags = vec![];
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            for flag in ["-I", "-D", "-U", "-isystem", "-include", "-iquote"] {
                let Some(value) = word.strip_prefix(flag) else { continue };
                let value = if value.is_empty() {
                    words.next().unwrap_or_default()
                } else {
                    value.to_owned()
                };
                let value = match flag {
                    "-D" | "-U" => value,
                    _ => folder.join(value).display().to_string(),
                };
                flags.extend([flag.to_owned(), value]);
                break;
            }
        }
        if !files.iter().any(|f: &SourceFile| f.path == path) {
            files.push(SourceFile { path, flags });
        }
    }
    Some(files)
}

/// The words of a command as a shell splits them.
fn words_of(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut some) = (vec![], String::new(), None, false);
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some('\''), c) => word.push(c),
            (_, '\\') => word.extend(chars.next()),
            (None, '\'' | '"') => (quote, some) = (Some(c), true),
            (None, c) if c.is_whitespace() => {
                if some || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                some = false;
            }
            (_, c) => word.push(c),
        }
    }
    if some || !word.is_empty() {
        words.push(word);
    }
    words
}

/// Reads the files below a folder.
fn read_folder(
    folder: &Path,
    prefix: &str,
    left: &mut u64,
    files: &mut BTreeMap<String, Vec<u8>>,
) -> std::io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let meta = entry.metadata()?;
        if meta.is_dir() {
            if name.matches('/').count() < limits::MAX_NESTING.min(32) {
                read_folder(&entry.path(), &format!("{name}/"), left, files)?;
            }
        } else if meta.is_file() {
            *left = left.checked_sub(meta.len()).ok_or_else(|| {
                std::io::Error::other(format!("its files have more than {MAX_FILES_BYTES} bytes"))
            })?;
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Writes the files of a program below a folder. A name that leads out of it is not written.
fn write_files(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> std::io::Result<()> {
    for (name, bytes) in files {
        let relative = Path::new(name.trim_start_matches('/'));
        let inside = relative
            .components()
            .all(|c| matches!(c, std::path::Component::Normal(_) | std::path::Component::CurDir));
        if !inside {
            continue;
        }
        let path = folder.join(relative);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, bytes)?;
    }
    Ok(())
}

/// Those of the files that another of them includes as a part of its text.
fn included(files: &[PathBuf]) -> Vec<PathBuf> {
    let real = |path: &Path| fs::canonicalize(path).ok();
    let mut found = vec![];
    for file in files {
        let text = fs::read_to_string(file).unwrap_or_default();
        let folder = file.parent().unwrap_or(Path::new(""));
        for line in text.lines() {
            let line = line.trim_start().strip_prefix('#').map(str::trim_start);
            let name = line
                .and_then(|l| l.strip_prefix("include"))
                .and_then(|l| l.trim_start().strip_prefix('"'))
                .and_then(|l| l.split('"').next());
            let Some(path) = name.and_then(|name| real(&folder.join(name))) else { continue };
            let other = |f: &&PathBuf| *f != file && real(f).as_ref() == Some(&path);
            found.extend(files.iter().filter(other).cloned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{database, words_of};

    #[test]
    fn commands_are_split_as_a_shell_does() {
        assert_eq!(words_of("nvcc -DX=\"a b\" 'c d' e\\ f"), ["nvcc", "-DX=a b", "c d", "e f"]);
    }
    #[test]
    fn a_database_names_sources_and_flags() {
        let text =
            r#"[{"directory": "/b", "command": "nvcc -Iinc -D N=3 -O2 -c x.cu", "file": "x.cu"}]"#;
        let files = database(text).unwrap();
        assert_eq!(files[0].path.to_str(), Some("/b/x.cu"));
        assert_eq!(files[0].flags, ["-I", "/b/inc", "-D", "N=3"]);
    }
}
