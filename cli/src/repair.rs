//! `warpscope repair`.

use crate::End;
use crate::args::{Format, ProveArg, RepairArgs};
use crate::check::complain_of;
use crate::cuda::{FrontEnd, is_source};
use crate::input::{self, CliSources, Input};
use crate::own_launches::{self, Part};
use crate::request;
use crate::terminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::own::{MainRun, OwnLaunches};
use warpscope_core::repair::{Oracle, Pending, Repair, repair, repair_ir};
use warpscope_core::report::repair::{
    FixReport, IrRepairReport, MainReport, RepairOutcome, RepairReport, ir_text, not_source, text,
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
    for path in &args.check.files {
        let input = match input::read(path, &front_end) {
            Ok(input) => input,
            Err(error) => {
                end = complain(&Input::unread(path), &error, color);
                continue;
            }
        };
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
        match file(args, path, &input, &front_end, request.clone()) {
            Ok((report, after)) => {
                let clean =
                    matches!(report.outcome, RepairOutcome::NothingToDo | RepairOutcome::Repaired);
                end = end.max(if clean { End::Clean } else { End::Found });
                if args.check.format == Format::Text {
                    end = end.max(print(&text(&report)));
                }
                if args.apply && !report.diff.is_empty() {
                    end = end.max(write(path, &after));
                }
                reports.push(report);
            }
            Err(error) => end = complain(&input, &error, color),
        }
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

/// Repairs one file: the report, and the repaired source.
fn file(
    args: &RepairArgs,
    path: &Path,
    input: &Input,
    front_end: &FrontEnd<'_>,
    request: CheckRequest,
) -> Result<(RepairReport, String), Box<Diagnostic>> {
    let loaded = LoadedModule::new(&input.text, &input.name)?;
    let kernels: Vec<String> = loaded
        .selected(args.check.kernel.as_deref())?
        .iter()
        .map(|kernel| kernel.name.clone())
        .collect();
    let mut sources = CliSources::default();
    sources.add(path, input);
    let prove = args.check.prove == Some(ProveArg::Auto);
    let mut oracle = Oracle::new(request.clone(), &input.name, &sources);
    let own = main_of(args, path, input, &input.text, front_end);
    for kernel in loaded.selected(args.check.kernel.as_deref())? {
        let id = (input.name.clone(), kernel.name.clone());
        if let Some(like) = own.as_ref().and_then(|o| o.request_for_repair(&id, &kernel, &request))
        {
            oracle.search_like(&kernel.name, like);
        }
    }
    let mut done = drive(&mut oracle, path, input, front_end, &kernels, args.alternatives)?;
    let before = own.as_ref().and_then(OwnLaunches::shown).filter(|_| done.is_changed());
    let mut main = None;
    if let Some(before) = before
        && let Ok(Ok(module)) = oracle.module(&done.after)
    {
        let after = front_end.version(path, &done.after).and_then(|(copy, flags)| {
            let version = Input { source: Some(done.after.clone()), ..input.clone() };
            let part = part(copy, flags, version, module.text())?;
            own_launches::of(&args.check, &[part], front_end).pop()?.shown()
        });
        let compared = compared(&before, after.as_ref());
        if compared.refutes(module.module().adds_floats()) {
            done.withdraw();
        } else {
            main = Some(compared);
        }
    }
    let mut report = repaired::report(&done);
    if report.outcome == RepairOutcome::Repaired
        && main.as_ref().is_some_and(|m| m.findings_after > 0)
    {
        report.outcome = RepairOutcome::Partly;
    }
    report.main = main;
    if prove && done.is_changed() {
        for (kernel, said) in done.kernels.iter().zip(&mut report.kernels) {
            if said.findings_after == 0
                && let Ok(Ok(module)) = oracle.module(&done.after)
            {
                said.proof = repaired::proof(&request, &module, &kernel.kernel, &sources);
            }
        }
    }
    Ok((report, done.after))
}

/// A file of a program.
fn part(path: PathBuf, flags: Vec<String>, input: Input, ir: &str) -> Option<Part> {
    let loaded = LoadedModule::new(ir, &input.name).ok()?;
    Some(Part { path, flags, input, loaded: Some(Arc::new(loaded)) })
}

/// The run of the source's own `main`, if it has one.
fn main_of(
    args: &RepairArgs,
    path: &Path,
    input: &Input,
    ir: &str,
    front_end: &FrontEnd<'_>,
) -> Option<OwnLaunches> {
    let part = part(path.to_owned(), vec![], input.clone(), ir)?;
    own_launches::of(&args.check, &[part], front_end).pop()
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

/// The runs of `main` before and after a repair; one that cannot be followed any more has failed.
fn compared(before: &MainRun, after: Option<&MainRun>) -> MainReport {
    MainReport {
        findings_before: before.findings,
        findings_after: after.map_or(0, |a| a.findings),
        exit_before: before.exit,
        exit_after: after.and_then(|a| a.exit),
        same_output: after.is_some_and(|a| a.output == before.output),
    }
}

/// A fix for the findings of one kernel, if there is one.
pub fn fix(
    path: &Path,
    input: &Input,
    front_end: &FrontEnd<'_>,
    request: &CheckRequest,
    kernel: &str,
) -> Option<FixReport> {
    let mut sources = CliSources::default();
    sources.add(path, input);
    let mut oracle = Oracle::new(request.clone(), &input.name, &sources);
    let kernels = [kernel.to_owned()];
    let done = drive(&mut oracle, path, input, front_end, &kernels, 0).ok()?;
    repaired::fix(&done)
}

/// Compiles what the repairer asks for until it is done.
fn drive(
    oracle: &mut Oracle<'_>,
    path: &Path,
    input: &Input,
    front_end: &FrontEnd<'_>,
    kernels: &[String],
    alternatives: usize,
) -> Result<Repair, Box<Diagnostic>> {
    let Some(source) = input.source.as_ref().filter(|_| is_source(path)) else {
        return Err(not_source(&input.name));
    };
    oracle.compiled(source, Ok(input.text.clone()));
    loop {
        match repair(oracle, &input.name, source, kernels, alternatives) {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(said)) => return Err(Box::new(Diagnostic::bad_launch(said))),
            Err(Pending(version)) => {
                let compiled = front_end.compile_version(path, &version);
                let compiled = compiled.map(|c| c.ir).map_err(|error| error.message.clone());
                oracle.compiled(&version, compiled);
            }
        }
    }
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
