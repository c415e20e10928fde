//! `bindgen MODULE NAME FOLDER` writes the JavaScript beside a module of the playground's engine. It
//! stands in for the program `wasm-bindgen`, which must have the version of the crate, where none is
//! installed.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, name, folder] = args.as_slice() else {
        eprintln!("usage: bindgen MODULE NAME FOLDER");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).typescript(true).remove_name_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
