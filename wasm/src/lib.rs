//! The engine as the browser sees it: conversions, no logic.
//!
//! Answers are plain objects (serde-wasm-bindgen), reports the same text that the command line writes.
//! Errors are thrown as a [`Failure`]. The messages are in `www/src/protocol.ts`.

pub mod course;
pub mod dto;
pub mod link;
pub mod program;
pub mod repair;
pub mod report;
pub mod running;
pub mod search;

use dto::{LaunchText, Opened, Options};
use link::LinkState;
use program::{Program as WholeProgram, ProgramOpened, ProgramOptions, ProgramRun};
use repair::Repairing;
use report::{SourceContext, report, session};
use search::Running;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::cuda::leave_out::Program;
use warpscope_core::debug::Session;
use warpscope_core::debug::view::{Breakpoint, Move, StepView, ThreadSel};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::job;
use warpscope_core::own::OwnLaunches;
use warpscope_core::report::explain;
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::sarif;
use wasm_bindgen::prelude::*;

/// Keeps what the page has opened.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine {
    modules: BTreeMap<u32, Arc<LoadedModule>>,
    /// What modules were compiled from, where that is known.
    sources: BTreeMap<u32, String>,
    /// The program that is being compiled, as far as code of it was left out.
    compiling: Option<Program>,
    /// What running the `main` of modules showed.
    own: BTreeMap<u32, Arc<OwnLaunches>>,
    searches: BTreeMap<u32, (u32, Running)>,
    sessions: BTreeMap<u32, Session>,
    programs: BTreeMap<u32, WholeProgram>,
    /// Runs of programs, with the program of each.
    program_runs: BTreeMap<u32, (u32, ProgramRun)>,
    program_reports: BTreeMap<u32, Report>,
    repairs: BTreeMap<u32, Repairing>,
    next: u32,
}

/// A Rust value for JavaScript.
fn out<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&plain).map_err(JsValue::from)
}

/// A JavaScript value for Rust; `undefined` is the default.
fn take<T: DeserializeOwned + Default>(value: JsValue) -> Result<T, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(T::default());
    }
    serde_wasm_bindgen::from_value(value).map_err(JsValue::from)
}

fn thrown(file: &str, kernel: Option<&str>, text: &str, error: &Diagnostic) -> JsValue {
    out(&Failure::new(file, kernel, text, error)).unwrap_or_else(|e| e)
}

#[wasm_bindgen]
impl Engine {
    /// An engine with nothing open.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }
    /// Version of the tool.
    pub fn version() -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }
    /// The arguments for clang in the browser to compile `source` to IR; the project's headers are in its folder
    /// `include`.
    pub fn cuda(include: &str, source: &str, output: &str) -> Vec<String> {
        dto::compiler(include, source, output)
    }
    /// What the rule of this name is about, in paragraphs with an empty line between them; empty for no rule.
    pub fn explain(rule: &str) -> String {
        explain::rule(rule).map_or_else(String::new, |rule| explain::explanation(rule).to_owned())
    }
    /// What is left of `source` without the code that the compiler's output `said` complains about: a `LessSource`,
    /// or nothing if the error is the user's. `round` counts the compilations of one source from 0; `include` is
    /// the folder of the project's headers.
    pub fn leave_out(
        &mut self,
        file: &str,
        source: &str,
        include: &str,
        said: &str,
        round: u32,
    ) -> Result<JsValue, JsValue> {
        let program = self.compiled(file, source, include, round);
        out(&dto::leave_out(program, said, round))
    }
    /// `source`, which compiles and has no kernel, with its templates of kernels instantiated: a `LessSource`, or
    /// nothing if there are none. `round` and `include` are as in `leave_out`.
    pub fn instantiate(
        &mut self,
        file: &str,
        source: &str,
        include: &str,
        round: u32,
    ) -> Result<JsValue, JsValue> {
        out(&dto::instantiate(self.compiled(file, source, include, round)))
    }
    /// The program that is being compiled.
    fn compiled(&mut self, file: &str, source: &str, include: &str, round: u32) -> &mut Program {
        if round == 0 {
            self.compiling = None;
        }
        self.compiling
            .get_or_insert_with(|| Program::new(file, source, vec![format!("{include}/")]))
    }
    /// The first cells, at most `most`, of the buffer that an argument's value describes, as strings.
    pub fn cells(value: &str, most: u32) -> Result<JsValue, JsValue> {
        out(&dto::cells(value, most.into()).map_err(|e| thrown("", None, value, &e))?)
    }
    /// Reads IR text: an `Opened`. `source` is what it was compiled from, for contracts in comments.
    pub fn open(
        &mut self,
        text: &str,
        file: &str,
        source: Option<String>,
    ) -> Result<JsValue, JsValue> {
        let loaded = LoadedModule::new(text, file).map_err(|e| thrown(file, None, text, &e))?;
        loaded.read_jumps(&SourceContext { file, source: source.as_deref() });
        let module = self.take_number();
        let opened = out(&Opened::new(module, &loaded))?;
        self.modules.insert(module, Arc::new(loaded));
        self.sources.extend(source.map(|source| (module, source)));
        Ok(opened)
    }
    /// Forgets a module.
    pub fn close(&mut self, module: u32) {
        self.modules.remove(&module);
        self.sources.remove(&module);
        self.own.remove(&module);
        self.searches.retain(|_, (of, _)| *of != module);
    }
    fn context(&self, module: u32) -> SourceContext<'_> {
        let file = self.modules.get(&module).map_or("", |p| p.file());
        SourceContext { file, source: self.sources.get(&module).map(String::as_str) }
    }
    fn checked(
        &self,
        module: u32,
        kernel: Option<&str>,
        launch: JsValue,
        options: JsValue,
    ) -> Result<Report, JsValue> {
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        Ok(report(self.module(module)?, kernel, &launch, &options, &self.context(module)))
    }

    fn module(&self, module: u32) -> Result<&Arc<LoadedModule>, JsValue> {
        self.modules.get(&module).ok_or_else(|| JsValue::from_str("no such module"))
    }
    /// Runs the detectors: the JSON of the report, as the command line writes it.
    pub fn check(
        &self,
        module: u32,
        kernel: Option<String>,
        launch: JsValue,
        options: JsValue,
    ) -> Result<String, JsValue> {
        json(&self.checked(module, kernel.as_deref(), launch, options)?)
    }
}

fn as_sarif(report: &Report, context: &SourceContext<'_>) -> Result<String, JsValue> {
    sarif::text(report, context).map_err(|e| JsValue::from_str(&e.to_string()))
}

/// The report as the command line writes it.
fn json(report: &Report) -> Result<String, JsValue> {
    serde_json::to_string_pretty(report).map_err(|e| JsValue::from_str(&e.to_string()))
}

/// Search and links.
#[wasm_bindgen]
impl Engine {
    /// Runs the `main` of the program whose device side is a module and whose host side is the IR `host`, as the command
    /// line does before it searches: searches of its kernels begin with its launches.
    pub fn main_first(&mut self, module: u32, host: &str) -> Result<(), JsValue> {
        if self.own.contains_key(&module) {
            return Ok(());
        }
        let device = self.module(module)?.clone();
        let file = device.file().to_owned();
        let source = self.sources.get(&module).map_or("", String::as_str);
        let own = repair::own(&file, host, device, &repair::settings(source));
        self.own.insert(module, Arc::new(own));
        Ok(())
    }
    /// Begins a search over what the launch leaves open. Returns its number.
    pub fn search(
        &mut self,
        module: u32,
        kernel: &str,
        launch: JsValue,
        options: JsValue,
    ) -> Result<u32, JsValue> {
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        let context = self.context(module);
        let own = self.own.get(&module);
        let running = Running::new(self.module(module)?, kernel, &launch, &options, &context, own)
            .map_err(|failure| out(&failure).unwrap_or_else(|e| e))?;
        let number = self.take_number();
        self.searches.insert(number, (module, running));
        Ok(number)
    }
    /// Runs some more launches. Returns a `SearchProgress`.
    pub fn search_on(&mut self, search: u32, launches: u32) -> Result<JsValue, JsValue> {
        let Some((_, running)) = self.searches.get_mut(&search) else {
            return Err(JsValue::from_str("no such search"));
        };
        out(&running.run(launches))
    }
    /// Ends a search. Returns the JSON of its report, as the command line writes it.
    pub fn search_end(&mut self, search: u32) -> Result<String, JsValue> {
        let (module, running) =
            self.searches.remove(&search).ok_or_else(|| JsValue::from_str("no such search"))?;
        json(&running.report(&self.context(module)))
    }
    /// The link, from `#` on, of a `LinkState`.
    pub fn encode(state: JsValue) -> Result<String, JsValue> {
        given::<LinkState>(state)?.encode().map_err(|e| thrown("", None, "", &e))
    }
    /// The smallest launch that shows a finding of a session, for a link: a `LinkLaunch`.
    pub fn smallest(&self, module: u32, session: u32, finding: &str) -> Result<JsValue, JsValue> {
        let result = self.session(session)?.result();
        let launch = link::smallest(self.module(module)?, result, finding);
        out(&launch.map_err(|e| thrown("", None, "", &e))?)
    }
    /// The `LinkState` that a link holds.
    pub fn decode(link: &str) -> Result<JsValue, JsValue> {
        out(&LinkState::decode(link).map_err(|e| thrown("", None, "", &e))?)
    }
}

/// Repairs.
#[wasm_bindgen]
impl Engine {
    /// Begins a repair of a kernel. With `search`, what the launch leaves open is searched. A `main` that was run
    /// ([`Engine::main_first`]) judges it. Returns its number.
    pub fn repair(
        &mut self,
        module: u32,
        kernel: &str,
        launch: JsValue,
        options: JsValue,
        search: bool,
    ) -> Result<u32, JsValue> {
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        let context = self.context(module);
        let loaded = self.module(module)?;
        let program = (&context, self.own.get(&module).cloned());
        let repairing = Repairing::new(loaded, kernel, &launch, &options, search, program)
            .map_err(|failure| out(&failure).unwrap_or_else(|e| e))?;
        let number = self.next;
        self.next += 1;
        self.repairs.insert(number, repairing);
        Ok(number)
    }
    /// Hands in what the compiler made of what was requested last, if something was: IR, or what it `said`.
    /// Returns a `RepairStep`; the repair is forgotten at its end.
    pub fn repair_on(
        &mut self,
        repair: u32,
        ir: Option<String>,
        said: &str,
    ) -> Result<JsValue, JsValue> {
        let Some(repairing) = self.repairs.get_mut(&repair) else {
            return Err(JsValue::from_str("no such repair"));
        };
        repairing.compiled(ir.ok_or_else(|| said.to_owned()));
        let step = repairing.go_on();
        if step.compile.is_none() {
            self.repairs.remove(&repair);
        }
        out(&step)
    }
}

/// The course.
#[wasm_bindgen]
impl Engine {
    /// Reads the text of a lesson: a `LessonView`.
    pub fn lesson(text: &str) -> Result<JsValue, JsValue> {
        out(&course::LessonView::new(text).map_err(|e| thrown("lesson.md", None, text, &e))?)
    }
    /// Judges a module as an attempt at a lesson, given the IR of the lesson's reference: an `AttemptReport`.
    pub fn judge(&self, lesson: &str, reference: &str, module: u32) -> Result<JsValue, JsValue> {
        let report = course::judge(lesson, reference, self.module(module)?);
        out(&report.map_err(|e| thrown("lesson.md", None, lesson, &e))?)
    }
}

/// What a run of a program showed.
#[derive(Serialize)]
struct ProgramEnd {
    json: String,
    timeline: program::TimelineView,
}

/// Whole programs.
#[wasm_bindgen]
impl Engine {
    /// The arguments for clang in the browser to compile the host side of `source`, as [`Engine::cuda`] gives them for
    /// the device.
    pub fn cuda_host(include: &str, source: &str, output: &str) -> Vec<String> {
        program::compiler(include, source, output)
    }
    /// Arguments in addition to those, for a host side whose variables can be shown.
    pub fn cuda_host_plain() -> Result<JsValue, JsValue> {
        out(&warpscope_core::cuda::O0)
    }
    /// Further arguments to try in turn where those of [`Engine::cuda_host`] do not fit, as the command line does: lists of
    /// words.
    pub fn cuda_host_ways() -> Result<JsValue, JsValue> {
        out(&warpscope_core::cuda::host::OTHER_WAYS)
    }
    /// Reads the host side of the program whose device side is a module: a `ProgramOpened`.
    pub fn program(
        &mut self,
        module: u32,
        host: &str,
        options: JsValue,
    ) -> Result<JsValue, JsValue> {
        let options: ProgramOptions = take(options)?;
        let device = self.module(module)?.clone();
        let file = device.file().to_owned();
        let program =
            WholeProgram::new(host, device, &options).map_err(|e| thrown(&file, None, host, &e))?;
        let number = self.take_number();
        let opened = out(&ProgramOpened { program: number, missing: program.missing() })?;
        self.programs.insert(number, program);
        Ok(opened)
    }
    fn take_number(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }
    fn whole(&self, program: u32) -> Result<&WholeProgram, JsValue> {
        self.programs.get(&program).ok_or_else(|| JsValue::from_str("no such program"))
    }
    /// Gives a program a file that it can read.
    pub fn program_file(&mut self, program: u32, name: &str, bytes: Vec<u8>) {
        if let Some(program) = self.programs.get_mut(&program) {
            program.add_file(name, bytes);
        }
    }
    /// Forgets a program.
    pub fn program_close(&mut self, program: u32) {
        self.programs.remove(&program);
        self.program_runs.retain(|_, (of, _)| *of != program);
        self.program_reports.remove(&program);
    }
    /// Starts a program, to its end or up to a launch. Returns the number of the run.
    pub fn program_start(&mut self, program: u32, launch: Option<f64>) -> Result<u32, JsValue> {
        let run = self.whole(program)?.start(launch.map(|l| l as u64));
        let run = run.map_err(|e| thrown("", None, "", &e))?;
        let number = self.take_number();
        self.program_runs.insert(number, (program, run));
        Ok(number)
    }
    /// Runs about `steps` more: a `ProgramProgress`.
    pub fn program_on(&mut self, run: u32, steps: f64) -> Result<JsValue, JsValue> {
        let Some((_, run)) = self.program_runs.get_mut(&run) else {
            return Err(JsValue::from_str("no such run"));
        };
        out(&run.advance(steps as u64))
    }
    fn take_run(&mut self, run: u32) -> Result<(u32, ProgramRun), JsValue> {
        self.program_runs.remove(&run).ok_or_else(|| JsValue::from_str("no such run"))
    }
    /// Ends a run. Returns the JSON of its report, as the command line writes it, and a `TimelineView`.
    pub fn program_end(&mut self, run: u32) -> Result<JsValue, JsValue> {
        let (program, run) = self.take_run(run)?;
        let (report, timeline) = self.whole(program)?.end(run);
        let json = json(&report)?;
        self.program_reports.insert(program, report);
        out(&ProgramEnd { json, timeline })
    }
    /// Ends a run that has come to the launch it was for, and begins a session over that.
    pub fn program_session(&mut self, run: u32) -> Result<u32, JsValue> {
        let (program, run) = self.take_run(run)?;
        let session = self.whole(program)?.session(run).map_err(|e| thrown("", None, "", &e))?;
        let number = self.take_number();
        self.sessions.insert(number, session);
        Ok(number)
    }
    /// Ends a run that has come to the launch it was for: the variables of the host there, `HostFrameReport[]`.
    pub fn program_variables(&mut self, run: u32) -> Result<JsValue, JsValue> {
        let (program, run) = self.take_run(run)?;
        out(&self.whole(program)?.variables(run).map_err(|e| thrown("", None, "", &e))?)
    }
    /// The report of [`Engine::check`] in SARIF.
    pub fn sarif(
        &self,
        module: u32,
        kernel: Option<String>,
        launch: JsValue,
        options: JsValue,
    ) -> Result<String, JsValue> {
        let report = self.checked(module, kernel.as_deref(), launch, options)?;
        as_sarif(&report, &self.context(module))
    }
    /// The report of the last run of a program that ended, in SARIF; `source` is its text.
    pub fn program_sarif(&self, program: u32, source: &str) -> Result<String, JsValue> {
        let file = self.whole(program)?.file();
        let context = SourceContext { file, source: Some(source) };
        let report = self.program_reports.get(&program);
        as_sarif(report.ok_or_else(|| JsValue::from_str("no such run"))?, &context)
    }
    /// Tries to prove that a kernel has no race and no barrier divergence in any launch that meets the contract: a
    /// `ProofReport`. Of the launch only the model counts.
    pub fn prove(
        &self,
        module: u32,
        kernel: &str,
        launch: JsValue,
        options: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        let context = self.context(module);
        let loaded = self.module(module)?;
        let proof = report::prove(loaded, kernel, &launch, &options, &context)
            .map_err(|failure| out(&failure).unwrap_or_else(|e| e))?;
        out(&proof)
    }
}

/// A value that is not an option, from JavaScript.
fn given<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(JsValue::from)
}

/// The debugger. Long calls execute about as many steps as they are given, and return whether there are
/// more. A session is identified by its number.
#[wasm_bindgen]
impl Engine {
    /// Begins a session over a launch and runs the detectors, whose [`Engine::verdict`] is there at once;
    /// [`Engine::record`] executes the session's run.
    pub fn debug(
        &mut self,
        module: u32,
        kernel: &str,
        launch: JsValue,
        options: JsValue,
    ) -> Result<u32, JsValue> {
        let (launch, options): (LaunchText, Options) = (take(launch)?, take(options)?);
        let context = self.context(module);
        let session = session(self.module(module)?, kernel, &launch, &options, &context)
            .map_err(|failure| out(&failure).unwrap_or_else(|e| e))?;
        let number = self.take_number();
        self.sessions.insert(number, session);
        Ok(number)
    }
    /// The JSON of the report on a session's launch. Steps are those of the session.
    pub fn verdict(&self, session: u32) -> Result<String, JsValue> {
        let mut report = Report::new();
        report.kernels.push(job::report(self.session(session)?.result(), None));
        json(&report)
    }
    /// Forgets a session.
    pub fn end(&mut self, session: u32) {
        self.sessions.remove(&session);
    }
    fn session(&self, session: u32) -> Result<&Session, JsValue> {
        self.sessions.get(&session).ok_or_else(|| JsValue::from_str("no such session"))
    }
    fn session_mut(&mut self, session: u32) -> Result<&mut Session, JsValue> {
        self.sessions.get_mut(&session).ok_or_else(|| JsValue::from_str("no such session"))
    }
    /// Executes `steps` more of the session's run. Returns `[steps so far, of, whether it is done]`.
    pub fn record(&mut self, session: u32, steps: f64) -> Result<JsValue, JsValue> {
        let session = self.session_mut(session)?;
        let (done, of) = session.recorded();
        let ready = session.record(steps as u64);
        out(&(if ready { of } else { done.saturating_add(steps as u64).min(of) }, of, ready))
    }
    /// What does not depend on the step: a `SessionView`.
    pub fn view(&self, session: u32) -> Result<JsValue, JsValue> {
        out(self.session(session)?.view())
    }
    /// Where the session stands: a `StepView`.
    pub fn at(&self, session: u32) -> Result<JsValue, JsValue> {
        out(&self.session(session)?.at())
    }
    /// Goes to a step: a `StepView`.
    pub fn seek(&mut self, session: u32, step: f64) -> Result<JsValue, JsValue> {
        out(&self.session_mut(session)?.seek(step as u64))
    }
    /// Moves for about `steps`: a `StepView`, with reason `more` if [`Engine::go_on`] is to be called.
    #[wasm_bindgen(js_name = "move")]
    pub fn step_to(
        &mut self,
        session: u32,
        to: JsValue,
        thread: JsValue,
        back: bool,
        steps: f64,
    ) -> Result<JsValue, JsValue> {
        let (to, thread): (Move, ThreadSel) = (given(to)?, given(thread)?);
        let at: StepView = self.session_mut(session)?.step_to(&to, &thread, back, steps as u64);
        out(&at)
    }
    /// Continues a move: a `StepView`.
    pub fn go_on(&mut self, session: u32, steps: f64) -> Result<JsValue, JsValue> {
        out(&self.session_mut(session)?.go_on(steps as u64))
    }
    /// Replaces the breakpoints.
    pub fn breakpoints(&mut self, session: u32, breakpoints: JsValue) -> Result<(), JsValue> {
        let breakpoints: Vec<Breakpoint> = given(breakpoints)?;
        let session = self.session_mut(session)?;
        session.set_breakpoints(&breakpoints).map_err(|e| thrown("", None, "", &e))
    }
    /// Who executed each step: for each the block, and the warp times 256 plus the number of lanes.
    pub fn trace(&self, session: u32) -> Result<Vec<u32>, JsValue> {
        Ok(self.session(session)?.trace().as_flattened().to_vec())
    }
    /// A block: a `BlockView`.
    pub fn block(&self, session: u32, block: f64) -> Result<JsValue, JsValue> {
        out(&self.session(session)?.block(block as u64))
    }
    /// A letter for each block.
    pub fn grid(&self, session: u32) -> Result<String, JsValue> {
        Ok(self.session(session)?.grid())
    }
    /// Variables and registers: a `ValuesView`.
    pub fn values(&self, session: u32, thread: JsValue) -> Result<JsValue, JsValue> {
        out(&self.session(session)?.values(&given(thread)?))
    }
    /// Cells of memory: a `MemoryView`.
    pub fn memory(
        &self,
        session: u32,
        object: u32,
        block: f64,
        offset: f64,
        count: u32,
        element: Option<String>,
    ) -> Result<JsValue, JsValue> {
        let session = self.session(session)?;
        let element = element.as_deref();
        let memory = session.memory(object, block as u64, offset as u64, count.into(), element);
        out(&memory.map_err(|e| thrown("", None, "", &e))?)
    }
    /// The accesses of a byte: a `UnitView`.
    pub fn unit(
        &self,
        session: u32,
        object: u32,
        block: f64,
        offset: f64,
    ) -> Result<JsValue, JsValue> {
        let unit = self.session(session)?.unit(object, block as u64, offset as u64);
        out(&unit.map_err(|e| thrown("", None, "", &e))?)
    }
    /// Who accesses which cells between the barriers of a block: an `OwnersView`.
    pub fn owners(&self, session: u32, block: f64) -> Result<JsValue, JsValue> {
        let owners = self.session(session)?.owners(block as u64);
        out(&owners.map_err(|e| thrown("", None, "", &e))?)
    }
    /// Lanes by basic block.
    pub fn flow(&self, session: u32, block: f64) -> Result<JsValue, JsValue> {
        out(&self.session(session)?.flow(block as u64))
    }
    /// What has been printed.
    pub fn output(&self, session: u32) -> Result<String, JsValue> {
        Ok(self.session(session)?.output().to_owned())
    }
}
