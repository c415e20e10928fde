//! Any arguments and any file: the command line ends with one of its exit codes, and what it prints acts on
//! no terminal.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::cli::arguments(data));
