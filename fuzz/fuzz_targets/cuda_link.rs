//! Any source of CUDA C++ in a link: nothing of the machine gets into what is printed.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| warpscope_fuzz::cli::cuda_link(data));
