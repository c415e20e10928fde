//! Any module that verifies runs within its limits.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::exec(data));
