//! Repairs in the browser: the page compiles the versions of the source that a repair requests.

use crate::dto::{LaunchText, Options};
use crate::report::{SourceContext, is_open, request};
use serde::Serialize;
use std::mem;
use std::sync::Arc;
use warpscope_core::detect::result::MainStop;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::ir::parse_module;
use warpscope_core::launch::contract;
use warpscope_core::own::{OwnLaunches, Settings};
use warpscope_core::program::Unit;
use warpscope_core::repair::{Oracle, Pending, Repair, repair};
use warpscope_core::report::model::Failure;
use warpscope_core::report::repair::{FixReport, REFUTED};
use warpscope_core::report::text::NoSources;
use warpscope_core::{LoadedModule, job, repaired};

/// A repair in progress.
#[derive(Debug)]
pub struct Repairing {
    oracle: Oracle<'static>,
    file: String,
    source: String,
    kernels: [String; 1],
    /// What the program's own `main` showed, if it was run.
    own: Option<Arc<OwnLaunches>>,
    awaited: Awaited,
}

/// What the page compiles.
#[derive(Debug)]
enum Awaited {
    Nothing,
    /// A version of the source.
    Version(String),
    /// The host side of the repaired source.
    Host(Box<Repair>),
    /// No more: what was done, and what `main` says of it.
    End(Box<Repair>, Option<String>),
}

/// How far a repair has come.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RepairStep {
    /// The version to be compiled next; `null` at the end.
    pub compile: Option<String>,
    /// Whether its host side is what is needed: the program's `main` judges the repair.
    pub host: bool,
    /// The fix, at the end, if there is one.
    pub fix: Option<FixReport>,
    /// At the end, what the program's `main` shows of the fix; without a fix, why there is none and what else could be
    /// done.
    pub said: Vec<String>,
}

/// How the `main` of a program with this source is run.
pub fn settings(source: &str) -> Settings {
    Settings { spoken: !contract::comments(source).is_empty(), ..Settings::default() }
}

/// Runs `main`, given the IR of both sides of a program.
pub fn own(file: &str, host: &str, device: Arc<LoadedModule>, settings: &Settings) -> OwnLaunches {
    let file = file.to_owned();
    match parse_module(host) {
        Ok(host) => OwnLaunches::new(vec![Unit { file, host, device: Some(device) }], settings),
        Err(_) => OwnLaunches::not_run(vec![file], MainStop::NotCompiled),
    }
}

impl Repairing {
    /// A repair of `kernel` in the source of `context`, over what `launch` leaves open if `search` says so. If the
    /// program's `main` was run, `own` is what that showed: its launches come first, and it judges the repair.
    ///
    /// # Errors
    /// The launch is invalid, or there is no source.
    pub fn new(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &LaunchText,
        options: &Options,
        search: bool,
        (context, own): (&SourceContext<'_>, Option<Arc<OwnLaunches>>),
    ) -> Result<Self, Box<Failure>> {
        let fail = |e: &Diagnostic| Box::new(job::failed(loaded, Some(kernel), e));
        let request = request(launch, options, search).map_err(|e| fail(&e))?;
        let file = context.file.to_owned();
        let missing = || fail(&Diagnostic::bad_launch(format!("{file} is not CUDA source")));
        let source = context.source.ok_or_else(missing)?.to_owned();
        let mut like = None;
        if let Some(own) = own.as_ref().filter(|_| search && is_open(&request)) {
            let info = loaded.kernel(kernel).map_err(|e| fail(&e))?;
            let id = (loaded.file().to_owned(), info.name.clone());
            let request = own.request_for_repair(&id, &info, &request);
            like = request.map(|request| (request, own.shown_launches(&id)));
        }
        let mut oracle = Oracle::new(request, &file, &NoSources);
        if let Some((like, shown)) = like {
            oracle.search_like(kernel, like, shown);
        }
        oracle.compiled(&source, Ok(loaded.text().to_owned()));
        let kernels = [kernel.to_owned()];
        Ok(Self { oracle, file, source, kernels, own, awaited: Awaited::Nothing })
    }

    /// Hands in what the compiler made of what was requested last: IR, or what it said.
    pub fn compiled(&mut self, result: Result<String, String>) {
        self.awaited = match mem::replace(&mut self.awaited, Awaited::Nothing) {
            Awaited::Version(version) => {
                self.oracle.compiled(&version, result);
                Awaited::Nothing
            }
            Awaited::Host(mut done) => {
                let said = self.judge(&mut done, result.ok().as_deref());
                Awaited::End(done, said)
            }
            other => other,
        };
    }

    /// Runs `main` with the repaired kernels: a repair that it refutes is taken back. Returns what it shows.
    fn judge(&mut self, done: &mut Repair, host: Option<&str>) -> Option<String> {
        let before = self.own.as_ref()?.shown()?;
        let Ok(Ok(after)) = self.oracle.module(&done.after) else { return None };
        let run = host.and_then(|host| {
            let device = Arc::new(LoadedModule::new(after.text(), &self.file).ok()?);
            own(&self.file, host, device, &settings(&done.after)).shown()
        });
        let main = repaired::judged_by_main(done, &after, &before, run.as_ref());
        Some(main.map_or_else(|| REFUTED.to_owned(), |main| main.text()))
    }

    /// Continues until something must be compiled, or to the end.
    pub fn go_on(&mut self) -> RepairStep {
        if let Awaited::End(done, said) = mem::replace(&mut self.awaited, Awaited::Nothing) {
            return ended(&done, said);
        }
        match repair(&mut self.oracle, &self.file, &self.source, &self.kernels, 0) {
            Err(Pending(version)) => {
                self.awaited = Awaited::Version(version.clone());
                RepairStep { compile: Some(version), ..RepairStep::default() }
            }
            Ok(Err(said)) => RepairStep { said: vec![said], ..RepairStep::default() },
            Ok(Ok(done)) => {
                let runs = self.own.as_ref().is_some_and(|own| own.shown().is_some());
                if !runs || repaired::fix(&done).is_none() {
                    return ended(&done, None);
                }
                let compile = Some(done.after.clone());
                self.awaited = Awaited::Host(Box::new(done));
                RepairStep { compile, host: true, ..RepairStep::default() }
            }
        }
    }
}

/// The last step of a repair; `main` is what the program's `main` says of it.
fn ended(done: &Repair, main: Option<String>) -> RepairStep {
    let fix = repaired::fix(done);
    let mut said: Vec<String> = main.into_iter().collect();
    if fix.is_none() {
        let report = repaired::report(done);
        said.extend(report.kernels.into_iter().flat_map(|k| k.suggestions));
        said.extend(report.refused);
    }
    RepairStep { fix, said, ..RepairStep::default() }
}
