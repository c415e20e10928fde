//! The program: see the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(warpscope_cli::run(std::env::args_os()))
}
