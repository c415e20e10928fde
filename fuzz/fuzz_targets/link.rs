//! Any text is read as a link or refused, and what was read comes back as it went.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::link(data));
