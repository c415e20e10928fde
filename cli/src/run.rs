//! `warpscope run`.

use crate::End;
use crate::args::{CudaArgs, Format, ModelArg, ReplayArgs, RunArgs, prover};
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources, Input};
use crate::sources::{self, SourceFile, file_error};
use crate::{pool, terminal};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::cuda::host::{Language, language};
use warpscope_core::cuda::{O0, RUNTIME_HEADER};
use warpscope_core::detect::finding::Severity;
use warpscope_core::detect::result::ProgramEnding;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::host::{CxxAbi, LibC, Library, Stream, World};
use warpscope_core::ir;
use warpscope_core::launch::Model;
use warpscope_core::limits;
use warpscope_core::program::{self, Compiled, RunRequest, Unit};
use warpscope_core::ran;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::report::words;
use warpscope_core::repro::{ProgramRun as LinkedRun, State};
use warpscope_core::visible::visible;

/// Runs the command.
pub fn run(args: &RunArgs) -> End {
    let sources = CliSources::default();
    ProgramRunner { args, report: Report::new(), sources, link: None }.run()
}

/// Runs the program of a link, which comes from a stranger: it reads no files but those of the link.
pub fn replay(args: &ReplayArgs, state: &State, cuda: CudaArgs, name: &str) -> End {
    let program = state.program.clone().unwrap_or_default();
    let args = RunArgs {
        files: vec![PathBuf::from(name)],
        args: program.args.clone(),
        database: None,
        stdin: None,
        folder: None,
        out: None,
        model: match state.launch.model {
            Model::Lockstep => ModelArg::Lockstep,
            Model::Its => ModelArg::Its,
        },
        max_steps: args.max_steps,
        keep_going: false,
        static_filter: None,
        jobs: None,
        variables: false,
        format: args.format,
        fail_on: args.fail_on,
        color: args.color,
        cuda,
    };
    let link = Some((name, state.source.as_str(), &program));
    ProgramRunner { args: &args, report: Report::new(), sources: CliSources::closed(), link }.run()
}

/// What is wrong, with the input that it is about.
type Errors = Vec<(Input, Box<Diagnostic>)>;

struct ProgramRunner<'a> {
    args: &'a RunArgs,
    report: Report,
    sources: CliSources,
    /// The name and source of a program in a link, and what it is run with.
    link: Option<(&'a str, &'a str, &'a LinkedRun)>,
}

/// Files of a folder that a program may read, at most so many bytes together.
const MAX_FILES_BYTES: u64 = 1 << 28;

impl ProgramRunner<'_> {
    fn run(mut self) -> End {
        match self.program() {
            Ok(end) => self.finish(end),
            Err(errors) => {
                for error in errors {
                    self.fail(&error);
                }
                self.finish(End::Failed)
            }
        }
    }

    fn program(&mut self) -> Result<End, Errors> {
        let about = |path: &Path, error| vec![(Input::unread(path), error)];
        let files = if let Some((name, ..)) = self.link {
            vec![SourceFile { path: name.into(), flags: vec![] }]
        } else {
            let include = &self.args.cuda.include;
            sources::of(&self.args.files, include, self.args.database.as_deref())
                .map_err(|(path, error)| about(&path, error))?
        };
        let color = terminal::colors_err(self.args.color);
        let front_end = FrontEnd::new(&self.args.cuda, color);
        let (mut units, mut errors) = (vec![], vec![]);
        for file in &files {
            match self.compile(file, &front_end) {
                Ok((host, device)) => {
                    let file = file.path.display().to_string();
                    units.push(Unit { file, host, device });
                }
                Err(error) => errors.extend(about(&file.path, error)),
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let main = files.first().map_or_else(PathBuf::new, |f| f.path.clone());
        let devices: Vec<_> = units.iter().map(|unit| unit.device.clone()).collect();
        let compiled =
            Compiled::link(units, "cuda/", RUNTIME_HEADER).map_err(|e| about(&main, e))?;
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
        request.options.prover = prover(self.args.static_filter);
        let cores = self.args.jobs.map_or_else(pool::cores, usize::from);
        request.options.cores = pool::for_blocks(cores);
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
        program::judge_orders(&compiled, &request, libraries(), &mut finished);
        finished.program.notes.extend(missing);
        if self.args.variables
            && let Some(plain) = unoptimised(&files, devices, &front_end)
        {
            program::add_variables(&plain, &request, libraries(), &mut finished);
        }
        if let Some(folder) = &self.args.out {
            let written = machine.library::<LibC>().map(|c| c.written()).unwrap_or_default();
            write_files(folder, &written).map_err(|e| about(folder, file_error(folder, &e)))?;
        }
        Ok(self.judge(&compiled, &finished))
    }

    /// Makes the report of what a run showed; how the command ends.
    fn judge(&mut self, compiled: &Compiled, finished: &program::Finished) -> End {
        let mut end = match finished.program.ending {
            ProgramEnding::Exited { code: 0 } => End::Clean,
            ProgramEnding::Exited { .. }
            | ProgramEnding::Aborted { .. }
            | ProgramEnding::Fault { .. } => End::ProgramFailed,
            ProgramEnding::Limit { .. } | ProgramEnding::Unsupported { .. } => End::Failed,
        };
        let input =
            |module: usize| compiled.device.get(module).map_or(("", ""), |m| (m.file(), m.text()));
        ran::report(&mut self.report, finished, &input);
        if finished.failure.is_some() {
            end = End::Failed;
        }
        for kernel in &mut self.report.kernels {
            let others = compiled.files.iter().filter(|file| **file != kernel.file);
            kernel.flags = others.cloned().collect();
            kernel.flags.extend(self.args.words());
            if !self.args.args.is_empty() {
                kernel.flags.push("--".to_owned());
                kernel.flags.extend_from_slice(&self.args.args);
            }
        }
        let threshold: Severity = self.args.fail_on.into();
        if self.report.findings().any(|f| f.severity >= threshold) {
            end = End::Found;
        }
        end
    }

    /// The host side of a source, and its device side if it has one.
    fn compile(
        &mut self,
        file: &SourceFile,
        front_end: &FrontEnd<'_>,
    ) -> Result<(ir::Module, Option<Arc<LoadedModule>>), Box<Diagnostic>> {
        let path = &file.path;
        let (host, flags) = match self.link {
            Some((name, source, _)) => (front_end.host_confined(name, source)?, vec![]),
            None => front_end.compile_host(path, &file.flags)?,
        };
        let host = ir::parse_module(&host)?;
        let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        let device = if language(extension) == Language::Cuda {
            let input = match self.link {
                Some((name, source, _)) => input::compiled(name, source, front_end)?,
                None => input::read_with(path, front_end, &flags)?,
            };
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
        if let Some((name, _, run)) = self.link {
            world.stdin = run.stdin.clone().into_bytes();
            for (file, bytes) in &run.files {
                let bytes = bytes.bytes().map_err(|error| (PathBuf::from(name), error))?;
                world.files.insert(file.clone(), bytes);
            }
        }
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

/// The program without optimisation, if it compiles so.
fn unoptimised(
    files: &[SourceFile],
    devices: Vec<Option<Arc<LoadedModule>>>,
    front_end: &FrontEnd<'_>,
) -> Option<Compiled> {
    let mut units = vec![];
    for (file, device) in files.iter().zip(devices) {
        let flags: Vec<String> =
            file.flags.iter().cloned().chain(O0.iter().map(|f| (*f).to_owned())).collect();
        let (host, _) = front_end.host_quietly(&file.path, &flags)?;
        let (file, host) = (file.path.display().to_string(), ir::parse_module(&host).ok()?);
        units.push(Unit { file, host, device });
    }
    Compiled::link(units, "cuda/", RUNTIME_HEADER).ok()
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
