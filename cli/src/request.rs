//! What the flags of `check` and `hunt` ask for.

use crate::args::{CheckArgs, ProveArg, SearchKind, prover};
use crate::{interrupt, search};
use warpscope_core::check::CheckOptions;
use warpscope_core::detect::result::Note;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::launch::parse::{parse_arg, parse_dim3};
use warpscope_core::launch::{Dim3, FreeDims, KernelArg, Launch};
use warpscope_core::limits::{Interrupt, RunLimits};
use warpscope_core::search::plan::{CheckRequest, DEFAULT_BLOCK, DEFAULT_GRID};

/// A flag that is wrong: its name, its text and what is wrong with it. The name is empty if it is about
/// several.
#[derive(Clone, Debug)]
pub struct BadFlag {
    /// `--grid`
    pub flag: &'static str,
    /// What was given.
    pub text: String,
    /// What is wrong.
    pub error: Box<Diagnostic>,
}

/// The request, and what the tool chose of it.
///
/// # Errors
/// Flags that are wrong, all of them.
pub fn of(args: &CheckArgs) -> Result<(CheckRequest, Vec<Note>), Vec<BadFlag>> {
    let launch = launch(args)?;
    let limits = RunLimits::default();
    let limits = RunLimits {
        max_steps: args.max_steps.unwrap_or(limits.max_steps),
        interrupt: Interrupt(interrupt::cut),
        ..limits
    };
    let request = CheckRequest {
        launch,
        not_given: FreeDims {
            grid: args.grid.is_none(),
            block: args.block.is_none(),
            shared: args.shared_bytes.is_none(),
        },
        assume: args.search.assume.clone(),
        strategy: search::strategy(args),
        launches: search::launches(args),
        options: CheckOptions {
            redundant: args.redundant,
            perf: args.perf,
            limits,
            prover: prover(args.static_filter),
            cores: None,
        },
        seeds: vec![],
        host: None,
        prove: args.prove != Some(ProveArg::Off),
    };
    let mut notes = vec![];
    if args.search.search == SearchKind::None {
        for (flag, given, Dim3 { x: value, .. }) in
            [("--grid", &args.grid, DEFAULT_GRID), ("--block", &args.block, DEFAULT_BLOCK)]
        {
            notes.extend(given.is_none().then_some(Note::DefaultUsed { flag, value }));
        }
    }
    Ok((request, notes))
}

/// The launch, as far as it is given.
fn launch(args: &CheckArgs) -> Result<Launch, Vec<BadFlag>> {
    let mut bad = vec![];
    let mut dim = |flag: &'static str, given: Option<&String>, default: Dim3| {
        let Some(text) = given else { return default };
        parse_dim3(text).unwrap_or_else(|error| {
            bad.push(BadFlag { flag, text: text.clone(), error });
            default
        })
    };
    let grid = dim("--grid", args.grid.as_ref(), DEFAULT_GRID);
    let block = dim("--block", args.block.as_ref(), DEFAULT_BLOCK);
    let mut values: Vec<KernelArg> = vec![];
    for text in &args.args {
        match parse_arg(text) {
            Ok(arg) => values.push(arg),
            Err(error) => bad.push(BadFlag { flag: "--arg", text: text.clone(), error }),
        }
    }
    let launch = Launch {
        grid,
        block,
        args: values,
        shared_bytes: args.shared_bytes.unwrap_or(0),
        model: args.model.into(),
        exited: args.exited.map(Into::into),
        warp_size: args.warp_size,
        seed: args.seed,
    };
    if bad.is_empty()
        && let Err(error) = launch.validate()
    {
        bad.push(BadFlag { flag: "", text: String::new(), error });
    }
    if bad.is_empty() { Ok(launch) } else { Err(bad) }
}
