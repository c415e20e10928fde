//! A debugger's session over any module answers without fault, and the same from wherever one comes.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::debug(data));
