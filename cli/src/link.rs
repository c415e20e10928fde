//! What a link holds of an input: the CUDA C++ if all of it is there, else the IR.

use crate::args::CudaArgs;
use crate::input::Input;
use std::path::Path;
use warpscope_core::launch::Launch;
use warpscope_core::repro::{Language, State};

/// The state of an input with a launch.
pub fn state(cuda: &CudaArgs, input: &Input, launch: Launch) -> State {
    let file = Path::new(&input.name).file_name().unwrap_or_default().to_string_lossy();
    // Files that are included or named by options would not be in the link.
    let alone = |source: &&String| {
        cuda.include.is_empty()
            && cuda.xclang.is_empty()
            && cuda.cuda_path.is_none()
            && is_alone(source)
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

/// Whether the source includes nothing but warpscope's headers. Whatever is not plainly such a directive
/// counts as something else: the link then holds the IR, which is longer and always works.
fn is_alone(source: &str) -> bool {
    let joined = source.replace("\\\r\n", "").replace("\\\n", "");
    let reads = |line: &str| {
        let directive = ["#", "%:", "??="].iter().filter_map(|hash| Some(line.split_once(hash)?.1));
        let words = ["include", "import", "embed", "dependency"];
        directive.into_iter().any(|rest| words.iter().any(|word| rest.contains(word)))
    };
    let own = |line: &str| {
        let rest = line.trim().strip_prefix('#')?.trim_start().strip_prefix("include")?;
        let (name, after) = rest.trim_start().strip_prefix('<')?.split_once('>')?;
        let comment = after.trim_start();
        let nothing = comment.is_empty() || comment.starts_with("//");
        // Without `-I` only our headers are found by such a name, at home as elsewhere.
        (nothing && !name.starts_with('/') && !name.contains("..")).then_some(())
    };
    // A directive that is spread over lines is not plain.
    let plain = |line: &str| source.lines().any(|l| l == line);
    joined.lines().all(|line| !reads(line) || (own(line).is_some() && plain(line)))
}

#[cfg(test)]
mod tests {
    use super::is_alone;

    #[test]
    fn sources_that_are_alone_include_our_headers_only() {
        for alone in [
            "",
            "#include <cstdio>\n  # include <cuda_runtime.h> // why\nint x;",
            "#include <thrust/sort.h>",
            "#define N 4\n#pragma unroll\nint include;",
        ] {
            assert!(is_alone(alone), "{alone}");
        }
        for not in [
            "#include \"cstdio\"",
            "#include </own.h>",
            "#include <../own.h>",
            "#inc\\\nlude <own.h>",
            "%:include \"own.h\"",
            "/**/#include \"own.h\"",
            "#include <cstdio> X\n",
            "#include MACRO",
            "#if __has_include(\"own.h\")",
            "#embed \"own.h\"",
        ] {
            assert!(!is_alone(not), "{not}");
        }
    }
}
