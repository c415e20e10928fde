//! What the fuzz targets do, as ordinary functions. Each upholds a law; a panic is a fault.

use warpscope_core::check::{CheckOptions, Prepared};
use warpscope_core::ir::{parse_module, print_module, verify};
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_core::repro;

/// Longest input that is looked at, bytes: longer ones only cost time.
const MAX_INPUT: usize = 64 << 10;
/// Most kernels of a module that are run.
const MAX_KERNELS: usize = 3;

fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data.get(..data.len().min(MAX_INPUT))?).ok()
}

/// Any text is parsed and verified, or refused with an error that has a place inside it.
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

/// The text printed for a module that verifies is read again, and printed again as the same text.
pub fn roundtrip(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(module) = parse_module(text) else { return };
    if verify(&module).is_err() {
        return;
    }
    let printed = print_module(&module);
    let again = match parse_module(&printed) {
        Ok(again) => again,
        Err(error) => panic!("what was printed is refused: {}\n{printed}", error.message),
    };
    let twice = print_module(&again);
    assert!(printed == twice, "printed anew it differs:\n{printed}\n---\n{twice}");
}

/// The kernels of any module that verifies run on a small launch under all detectors.
pub fn exec(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(prepared) = Prepared::new(text, "fuzz") else { return };
    let limits = RunLimits {
        max_steps: 20_000,
        max_memory: 16 << 20,
        max_shadow: 64 << 20,
        max_output: 4096,
        max_local_bytes: 16 << 10,
        max_findings: 50,
        ..RunLimits::default()
    };
    let options = CheckOptions { redundant: true, perf: true, limits };
    let launch = Launch {
        grid: Dim3::new(2, 1, 1),
        block: Dim3::new(33, 1, 1),
        shared_bytes: 1024,
        ..Launch::default()
    };
    for kernel in prepared.kernels().iter().take(MAX_KERNELS) {
        let _ = prepared.check(&kernel.name, &launch, &options);
    }
}

/// Any text is read as a link or refused; the link of what was read holds the same.
pub fn link(data: &[u8]) {
    let Some(text) = text(data) else { return };
    // Bytes that are no link stand for the source that one holds.
    let state = repro::decode(text).unwrap_or_else(|_| {
        repro::State::new("k.cu", repro::Language::Cuda, text, Launch::default())
    });
    let Ok(link) = repro::encode(&state) else { return };
    assert_eq!(repro::decode(&link).ok().as_ref(), Some(&state), "{link}");
}
