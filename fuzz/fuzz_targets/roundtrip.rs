//! A printed module parses as the same module.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::roundtrip(data));
