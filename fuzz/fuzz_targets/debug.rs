//! A debugger session over any module answers without a panic, and the same whatever step it comes
//! from.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::debug(data));
