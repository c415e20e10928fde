//! What a link holds of an input: the CUDA C++ if all of it is there, else the IR.

use crate::args::CudaArgs;
use crate::input::Input;
use std::path::Path;
use warpscope_core::launch::Launch;
use warpscope_core::repro::{Language, State};

/// The state of an input with a launch.
pub fn state(cuda: &CudaArgs, input: &Input, launch: Launch) -> State {
    let file = Path::new(&input.name).file_name().unwrap_or_default().to_string_lossy();
    let alone = |source: &&String| {
        // Included files, and files named by options, would not be in the link.
        cuda.include.is_empty()
            && cuda.xclang.is_empty()
            && cuda.cuda_path.is_none()
            && !source.lines().any(|l| {
                let directive = l.trim_start().strip_prefix('#').map(str::trim_start);
                directive.is_some_and(|d| d.starts_with("include") && d.contains('"'))
            })
    };
    match input.source.as_ref().filter(alone) {
        Some(source) => {
            let mut state = State::new(&file, Language::Cuda, source, launch);
            state.options = cuda.define.iter().map(|d| format!("-D{d}")).collect();
            state.options.extend(cuda.std.iter().map(|s| format!("-std={s}")));
            state
        }
        None => State::new(&file, Language::Llvm, &input.text, launch),
    }
}
