//! The bodies of the fuzz targets, as ordinary functions. Each checks a law; a panic is a bug.

#[cfg(feature = "cli")]
pub mod cli;
#[path = "../../core/prove/tests/support/mod.rs"]
mod support;

use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::check::{CheckOptions, check};
use warpscope_core::debug::Session;
use warpscope_core::debug::view::{Breakpoint, Move, ThreadSel};
use warpscope_core::ir::{parse_module, print_module, verify};
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_core::repro;

/// Maximum length of an input, bytes: longer ones only cost time.
pub(crate) const MAX_INPUT: usize = 64 << 10;
/// Maximum number of kernels of a module that are run.
const MAX_KERNELS: usize = 3;

pub(crate) fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data.get(..data.len().min(MAX_INPUT))?).ok()
}

/// Any text is parsed and verified, or rejected with an error that has a place inside it.
pub fn parse(data: &[u8]) {
    let Some(text) = text(data) else { return };
    match parse_module(text) {
        Ok(module) => {
            let _ = verify(&module);
        }
        Err(error) => {
            if let Some(span) = error.span {
                assert!(span.start <= span.end && span.end as usize <= text.len(), "{span:?}");
            }
        }
    }
}

/// The printed text of a module that verifies parses again, and prints as the same text.
pub fn roundtrip(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(module) = parse_module(text) else { return };
    if verify(&module).is_err() {
        return;
    }
    let printed = print_module(&module);
    let again = match parse_module(&printed) {
        Ok(again) => again,
        Err(error) => panic!("the printed module does not parse: {}\n{printed}", error.message),
    };
    let twice = print_module(&again);
    assert!(printed == twice, "printing again gives a different text:\n{printed}\n---\n{twice}");
}

/// Limits of a small run.
fn limits(max_steps: u64) -> RunLimits {
    RunLimits {
        max_steps,
        max_memory: 16 << 20,
        max_shadow: 64 << 20,
        max_output: 4096,
        max_local_bytes: 16 << 10,
        max_findings: 50,
        ..RunLimits::default()
    }
}

/// A launch of two blocks, each with a full and a partial warp.
fn launch() -> Launch {
    Launch {
        grid: Dim3::new(2, 1, 1),
        block: Dim3::new(33, 1, 1),
        shared_bytes: 1024,
        ..Launch::default()
    }
}

/// The kernels of any module that verifies run on a small launch under all detectors.
pub fn exec(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(prepared) = LoadedModule::new(text, "fuzz") else { return };
    let options = CheckOptions {
        redundant: true,
        perf: true,
        limits: limits(20_000),
        ..CheckOptions::default()
    };
    for kernel in prepared.kernels().iter().take(MAX_KERNELS) {
        let _ = check(&prepared, &kernel.name, &launch(), &options);
    }
}

/// A debugger session over a kernel of any module answers all queries at some steps, the same
/// whatever step it comes from. A first line `; CONDITION` is the condition of a breakpoint on the
/// second line.
pub fn debug(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(prepared) = LoadedModule::new(text, "fuzz") else { return };
    let prepared = Arc::new(prepared);
    let Some(kernel) = prepared.kernels().first().map(|k| k.name.clone()) else { return };
    let options = CheckOptions { limits: limits(5_000), ..CheckOptions::default() };
    let Ok(mut session) = Session::new(&prepared, &kernel, &launch(), &options) else { return };
    while !session.record(1000) {}
    let steps = session.view().steps;
    let picked = data.iter().fold(7u64, |h, &b| h.wrapping_mul(31).wrapping_add(b.into()));
    let step = session.seek(picked % (steps + 1)).step;
    let seen = shown(&session);
    let condition = text.lines().next().and_then(|l| l.strip_prefix(';')).map(str::to_owned);
    let breakpoint = Breakpoint { file: String::new(), line: 2, condition };
    let _ = session.set_breakpoints(&[breakpoint]);
    let thread = ThreadSel { block: picked % 2, warp: 0, lane: Some((picked % 32) as u32) };
    for to in [Move::Instruction, Move::Line, Move::Over, Move::Out, Move::Barrier, Move::Continue]
    {
        for back in [false, true] {
            session.seek(step);
            let at = session.step_to(&to, &thread, back, u64::MAX).step;
            assert!(if back { at <= step } else { at >= step }, "{to:?} {back}: {step} to {at}");
        }
    }
    session.seek(step);
    assert_eq!(seen, shown(&session), "step {step}");
}

/// What a session shows at its current step.
fn shown(session: &Session) -> String {
    let mut all = format!("{:?} {}", session.at().next, session.grid());
    for block in 0..2 {
        all += &format!("{:?} {:?}", session.block(block), session.flow(block));
        for warp in 0..2 {
            all += &format!("{:?}", session.values(&ThreadSel { block, warp, lane: None }));
        }
        for object in session.view().objects.iter().take(8) {
            all += &format!("{:?}", session.memory(object.object, block, object.offset, 16, None));
        }
    }
    all
}

/// Any text is decoded as a link or rejected; encoding the result gives a link with the same
/// contents.
pub fn link(data: &[u8]) {
    let Some(text) = text(data) else { return };
    // Bytes that are not a link are used as the source in one.
    let state = repro::decode(text).unwrap_or_else(|_| {
        repro::State::new("k.cu", repro::Language::Cuda, text, Launch::default())
    });
    let Ok(link) = repro::encode(&state) else { return };
    assert_eq!(repro::decode(&link).ok().as_ref(), Some(&state), "{link}");
}

/// A kernel is generated from the bytes. What is proved of it holds in every launch.
pub fn prove(data: &[u8]) {
    use support::generate::{Choices, kernel};
    let mut choices = Choices::of_bytes(&data[..data.len().min(MAX_INPUT)]);
    let generated = kernel(&mut choices);
    let loaded = match LoadedModule::new(&generated.text, "k.ll") {
        Ok(loaded) => loaded,
        Err(error) => panic!("{error:?}\n{}", generated.text),
    };
    let (info, proof) = support::proof(&loaded, false);
    for block in [1, 2, 3, 4, 7, 33, 65, 300] {
        let grid = choices.pick(&[2, 1, 3]);
        let mut number = || choices.pick(&[0, 1, 2, 3, 4, 8, 33, -1, -3]);
        let (n, m) = (format!("n={}", number()), format!("m={}", number()));
        let mut launch = support::launch(grid, block, &[&n, &m]);
        if generated.plane && block < 33 {
            launch.block = Dim3::new(block, 2, 1);
        }
        let found = support::contradiction(&loaded, &info, &proof, &launch);
        assert!(
            found.is_none(),
            "{found:?} in {}{} {n} {m}, although {:?} {:?}\n{}",
            launch.grid,
            launch.block,
            proof.races,
            proof.divergence,
            generated.text
        );
    }
}
