//! Compares what kernels compute under warpscope with what a real GPU computes.
//!
//! ```text
//! warpscope-gpu prepare DIR    compile the kernels, run them here, write code, inputs and results
//! warpscope-gpu run DIR        run them on the GPU of this machine, compare, print a table
//! ```
//!
//! The second step needs only an NVIDIA driver, so the folder can be carried to another machine.

mod gpu;
mod prepare;
mod verdict;

use std::path::Path;
use std::process::ExitCode;

/// Whatever went wrong, as text.
type Fallible<T> = Result<T, String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["prepare", dir] => prepare::all(Path::new(dir)).map(|n| {
            println!("{n} kernels are ready in {dir}");
            true
        }),
        ["run", dir] => gpu::all(Path::new(dir)),
        _ => Err("usage: warpscope-gpu prepare|run DIR".into()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
