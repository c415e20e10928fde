//! Any bytes are parsed or rejected.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::parse(data));
