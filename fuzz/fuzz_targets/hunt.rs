//! Launches of a kernel, guided by the kernel's coverage; `WARPSCOPE_HUNT=k.ll` names it. A finding
//! ends the run.
#![no_main]

#[path = "../src/hunt.rs"]
mod hunt;

libfuzzer_sys::fuzz_target!(init: hunt::begin(), |data: &[u8]| warpscope_engine::run_one(data));
