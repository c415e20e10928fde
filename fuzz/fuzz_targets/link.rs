//! Any text is decoded as a link or rejected, and a decoded link encodes to the same contents.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::link(data));
