//! `warpscope repair`.

use crate::End;
use crate::args::{CheckArgs, Format, ProveArg, RepairArgs};
use crate::check::complain_of;
use crate::cuda::{FrontEnd, Header, is_source};
use crate::folder;
use crate::input::{self, CliSources, Input};
use crate::own_launches::{self, Part};
use crate::request;
use crate::terminal;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::launch::Launch;
use warpscope_core::limits::MAX_REPAIR_HEADERS;
use warpscope_core::own::OwnLaunches;
use warpscope_core::repair::{Oracle, Pending, Refused, Repair, repair, repair_ir};
use warpscope_core::report::repair::{
    FixReport, IrRepairReport, MainReport, REFUTED, RepairOutcome, RepairReport, ir_text,
    not_source, text,
};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::search::plan::CheckRequest;
use warpscope_core::visible::visible_json;
use warpscope_core::{LoadedModule, repaired};

/// Runs the command.
pub fn run(args: &RepairArgs) -> End {
    let color = terminal::colors_err(args.check.color);
    let (request, _) = match request::of(&args.check) {
        Ok(request) => request,
        Err(bad) => {
            complain_of(&bad, color);
            return End::Failed;
        }
    };
    let front_end = FrontEnd::new(&args.check.cuda, color);
    let mut end = End::Clean;
    let mut reports = vec![];
    let files = match folder::files(&args.check.files, &folder::KERNELS) {
        Ok(files) => files,
        Err((path, error)) => return complain(&Input::unread(&path), &error, color),
    };
    let several = files.len() > 1;
    let mut without = None;
    for path in &files {
        let input = match input::read(path, &front_end) {
            Ok(input) => input,
            Err(error) => {
                end = complain(&Input::unread(path), &error, color);
                continue;
            }
        };
        // Of several files, one with kernels is enough.
        let loaded = LoadedModule::new(&input.text, &input.name);
        if let Some(loaded) = loaded.ok().filter(|m| several && m.kernels().is_empty()) {
            without.get_or_insert((input, loaded.no_kernel()));
            continue;
        }
        if let Some(out) = &args.ir {
            end = end.max(match of_ir(args, path, &input, request.clone()) {
                Ok((report, after)) => {
                    let shown = if args.check.format == Format::Text {
                        ir_text(&report)
                    } else {
                        let json = serde_json::to_string_pretty(&report).unwrap_or_default();
                        visible_json(&json) + "\n"
                    };
                    let clean = report.kernels.iter().all(|k| k.findings_after == 0);
                    let end = if clean { End::Clean } else { End::Found };
                    end.max(print(&shown)).max(write(out, &after))
                }
                Err(error) => complain(&input, &error, color),
            });
            continue;
        }
        match file(args, path, &input, &front_end, &request) {
            Ok((report, done)) => {
                let clean =
                    matches!(report.outcome, RepairOutcome::NothingToDo | RepairOutcome::Repaired);
                end = end.max(if clean { End::Clean } else { End::Found });
                if args.check.format == Format::Text {
                    end = end.max(print(&text(&report)));
                }
                if args.apply {
                    end = end.max(written(path, &done));
                }
                reports.push(report);
            }
            Err(error) => end = complain(&input, &error, color),
        }
    }
    if let (true, End::Clean, Some((input, error))) = (reports.is_empty(), end, &without) {
        end = complain(input, error, color);
    }
    if args.check.format != Format::Text && args.ir.is_none() {
        match serde_json::to_string_pretty(&reports) {
            Ok(json) => end = end.max(print(&(visible_json(&json) + "\n"))),
            Err(error) => {
                terminal::complain(&format!("error: cannot write the report: {error}\n"));
                end = End::Failed;
            }
        }
    }
    end
}

/// Repairs one file: the report, and what was done.
fn file(
    args: &RepairArgs,
    path: &Path,
    input: &Input,
    front_end: &FrontEnd<'_>,
    request: &CheckRequest,
) -> Result<(RepairReport, Repair), Box<Diagnostic>> {
    let loaded = LoadedModule::new(&input.text, &input.name)?;
    let selected = loaded.selected(args.check.kernel.as_deref())?;
    let mut sources = CliSources::default();
    sources.add(path, input);
    let part = part(path.to_owned(), vec![], input.clone(), &input.text);
    let parts: Vec<Part> = part.into_iter().collect();
    let own = own_launches::of(&args.check, &parts, front_end).pop();
    let mut asked = vec![];
    for kernel in &selected {
        let id = (input.name.clone(), kernel.name.clone());
        let like = own.as_ref().and_then(|o| {
            Some((o.request_for_repair(&id, kernel, request)?, o.shown_launches(&id)))
        });
        asked.push((kernel.name.clone(), like));
    }
    let subject = Subject { args: &args.check, path, input, front_end, request, sources: &sources };
    let mut done = subject.repair(&asked, args.alternatives)?;
    let found = done.repair.is_changed();
    let main = own.as_ref().and_then(|own| subject.judged_by(own, &parts, &mut done));
    let Done { repair, after } = done;
    let mut report = repaired::report(&repair);
    if found && !repair.is_changed() {
        report.refused.push(REFUTED.to_owned());
    }
    if report.outcome == RepairOutcome::Repaired
        && main.as_ref().is_some_and(|m| m.findings_after > 0)
    {
        report.outcome = RepairOutcome::Partly;
    }
    report.main = main;
    if let Some(own) = own.as_ref().filter(|_| report.outcome == RepairOutcome::NothingToDo)
        && asked.iter().any(|(_, like)| like.as_ref().is_some_and(|(_, shown)| !shown.is_empty()))
        && let Some(shown) = own.shown()
    {
        // What only the program's own launches show, and no version could be judged by.
        report.outcome = RepairOutcome::NotRepaired;
        report.main = Some(MainReport {
            findings_before: shown.findings,
            findings_after: shown.findings,
            exit_before: shown.exit,
            exit_after: shown.exit,
            same_output: true,
        });
    }
    if args.check.prove == Some(ProveArg::Auto) && repair.is_changed() {
        for (kernel, said) in repair.kernels.iter().zip(&mut report.kernels) {
            if said.findings_after == 0 {
                said.proof = repaired::proof(request, &after, &kernel.kernel, &sources);
            }
        }
    }
    Ok((report, repair))
}

/// A file of a program.
fn part(path: PathBuf, flags: Vec<String>, input: Input, ir: &str) -> Option<Part> {
    let loaded = LoadedModule::new(ir, &input.name).ok()?;
    Some(Part { path, flags, input, loaded: Some(Arc::new(loaded)) })
}

/// A source to be repaired.
struct Subject<'a> {
    args: &'a CheckArgs,
    path: &'a Path,
    input: &'a Input,
    front_end: &'a FrontEnd<'a>,
    request: &'a CheckRequest,
    sources: &'a CliSources,
}

/// A repair and the device code of the repaired source.
struct Done {
    repair: Repair,
    after: Rc<LoadedModule>,
}

impl Done {
    /// The headers that were edited, as they are now.
    fn headers(&self) -> Vec<Header> {
        let edited = self.repair.headers.iter();
        edited.map(|h| Header { file: h.file.clone(), text: h.after.clone() }).collect()
    }
}

/// A kernel, and what to search for if the program's `main` says so, with launches that showed findings.
type Asked = (String, Option<(CheckRequest, Vec<Launch>)>);

impl Subject<'_> {
    /// Repairs the source, and then the headers in which faults are left.
    fn repair(&self, asked: &[Asked], alternatives: usize) -> Result<Done, Box<Diagnostic>> {
        let Some(source) = self.input.source.as_ref().filter(|_| is_source(self.path)) else {
            return Err(not_source(&self.input.name));
        };
        let mut done = self.drive(source, &[], (source, &self.input.text), asked, alternatives)?;
        for _ in 0..MAX_REPAIR_HEADERS {
            let left = (!done.repair.is_complete()).then_some(()).and_then(|()| self.header(&done));
            let Some(header) = left else { break };
            let mut headers = done.headers();
            headers.push(header);
            let (main, ir) = (done.repair.after.clone(), done.after.text().to_owned());
            let Some(header) = headers.last() else { break };
            let then = self.drive(&main, &headers, (&header.text, &ir), asked, 0)?;
            if !then.repair.is_changed() {
                break;
            }
            done.repair.then(then.repair);
            done.after = then.after;
        }
        Ok(done)
    }

    /// A header of the user's own that holds places which could not be edited, and was not edited yet.
    fn header(&self, done: &Done) -> Option<Header> {
        let known = |file: &str| done.repair.headers.iter().any(|h| h.file == file);
        let refused = done.repair.refused.iter().filter_map(|refused| match refused {
            Refused::OtherFile(file) => Some(file),
            _ => None,
        });
        let mut own = refused.filter(|file| !known(file) && self.front_end.is_own(Path::new(file)));
        own.find_map(|file| {
            let text = std::fs::read_to_string(file).ok()?;
            Some(Header { file: file.clone(), text })
        })
    }

    /// Repairs the source `main`, or the last of `headers` if there are any, of which `text` and `ir` are known:
    /// compiles what the repairer asks for until it is done.
    fn drive(
        &self,
        main: &str,
        headers: &[Header],
        (text, ir): (&str, &str),
        asked: &[Asked],
        alternatives: usize,
    ) -> Result<Done, Box<Diagnostic>> {
        let Self { input, path, front_end, .. } = *self;
        let mut oracle = Oracle::new(self.request.clone(), &input.name, self.sources);
        let mut file = input.name.clone();
        let (last, others) = headers.split_last().unzip();
        if let Some(Header { file: header, .. }) = last {
            oracle = oracle.of_header(header);
            file.clone_from(header);
        }
        for (kernel, like) in asked {
            if let Some((like, shown)) = like {
                oracle.search_like(kernel, like.clone(), shown.clone());
            }
        }
        let kernels: Vec<String> = asked.iter().map(|a| a.0.clone()).collect();
        oracle.compiled(text, Ok(ir.to_owned()));
        let said = |said: String| Box::new(Diagnostic::bad_launch(said));
        let repair = loop {
            match repair(&mut oracle, &file, text, &kernels, alternatives) {
                Ok(Ok(done)) => break done,
                Ok(Err(why)) => return Err(said(why)),
                Err(Pending(version)) => {
                    let compiled = match others {
                        None => front_end.compile_version(path, &version, &[]),
                        Some(others) => {
                            let edited = Header { file: file.clone(), text: version.clone() };
                            let all: Vec<Header> = others.iter().cloned().chain([edited]).collect();
                            front_end.compile_version(path, main, &all)
                        }
                    };
                    let compiled = compiled.map(|c| c.ir).map_err(|error| error.message.clone());
                    oracle.compiled(&version, compiled);
                }
            }
        };
        match oracle.module(&repair.after) {
            Ok(Ok(after)) => Ok(Done { repair, after }),
            Ok(Err(why)) => Err(said(why)),
            Err(Pending(_)) => Err(said("the repaired source was not compiled".to_owned())),
        }
    }

    /// The program's `main` before and after a repair; one that it refutes is taken back. `parts` are the files of the
    /// program.
    fn judged_by(&self, own: &OwnLaunches, parts: &[Part], done: &mut Done) -> Option<MainReport> {
        let Self { args, path, input, front_end, .. } = *self;
        let before = own.shown().filter(|_| done.repair.is_changed())?;
        let after = front_end.version(path, &done.repair.after, &done.headers()).and_then(|at| {
            let version = Input { source: Some(done.repair.after.clone()), ..input.clone() };
            let changed = part(at.0, at.1, version, done.after.text())?;
            let others = parts.iter().filter(|p| p.path != path).cloned();
            let all: Vec<Part> = others.chain([changed]).collect();
            let mut programs = own_launches::of(args, &all, front_end);
            programs.retain(|p| p.is_program_of(&input.name));
            programs.pop()?.shown()
        });
        repaired::judged_by_main(&mut done.repair, &done.after, &before, after.as_ref())
    }
}

/// Repairs the LLVM IR of one file: the report, and the repaired IR.
fn of_ir(
    args: &RepairArgs,
    path: &Path,
    input: &Input,
    request: CheckRequest,
) -> Result<(IrRepairReport, String), Box<Diagnostic>> {
    let loaded = LoadedModule::new(&input.text, &input.name)?;
    let selected = loaded.selected(args.check.kernel.as_deref())?;
    let kernels: Vec<String> = selected.iter().map(|kernel| kernel.name.clone()).collect();
    let mut sources = CliSources::default();
    sources.add(path, input);
    let mut oracle = Oracle::new(request, &input.name, &sources).of_ir();
    let done = repair_ir(&mut oracle, &input.text, &kernels)
        .map_err(|said| Box::new(Diagnostic::bad_launch(said)))?;
    Ok((repaired::ir_report(&input.name, &done), done.after))
}

/// A fix for the findings of one kernel, if there is one. `own` ran the `main` of the kernel's program, of which `parts`
/// are files.
pub fn fix(
    args: &CheckArgs,
    part: &Part,
    (parts, own): (&[Part], Option<&OwnLaunches>),
    front_end: &FrontEnd<'_>,
    (all, like): (&CheckRequest, Option<(CheckRequest, Vec<Launch>)>),
    kernel: &str,
) -> Option<FixReport> {
    let Part { path, input, .. } = part;
    let mut sources = CliSources::default();
    sources.add(path, input);
    let subject = Subject { args, path, input, front_end, request: all, sources: &sources };
    let mut done = subject.repair(&[(kernel.to_owned(), like)], 0).ok()?;
    if let Some(own) = own {
        subject.judged_by(own, parts, &mut done);
    }
    repaired::fix(&done.repair)
}

fn complain(input: &Input, error: &Diagnostic, color: bool) -> End {
    let mut sources = CliSources::default();
    sources.add(Path::new(&input.name), input);
    let mut renderer = TextRenderer::new(&sources, color);
    terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
    End::Failed
}

fn print(text: &str) -> End {
    match terminal::print(text) {
        Ok(()) => End::Clean,
        Err(error) => {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            End::Failed
        }
    }
}

/// Writes what was changed.
fn written(path: &Path, done: &Repair) -> End {
    let mut end = End::Clean;
    if done.before != done.after {
        end = end.max(write(path, &done.after));
    }
    for header in &done.headers {
        end = end.max(write(Path::new(&header.file), &header.after));
    }
    end
}

fn write(path: &Path, text: &str) -> End {
    match std::fs::write(path, text) {
        Ok(()) => End::Clean,
        Err(error) => {
            let path = path.display();
            terminal::complain(&format!("error: cannot write {path}: {error}\n"));
            End::Failed
        }
    }
}
