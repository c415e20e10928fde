//! CUDA C++ without an SDK: the project's own headers, and the compiler arguments that produce LLVM
//! IR suitable for checking.
//!
//! Everything here is plain data: the command line writes [`HEADERS`] to a folder and runs a clang
//! found on the machine, the playground passes the same texts and arguments to a clang in a worker.
//!
//! **Why not plain `-O1`.** It deletes, merges or forwards racy accesses. [`RACE_SAFE`] is `-O1`
//! without any pass that adds, removes, merges or moves memory operations; inlining, SROA and
//! mem2reg stay, so local variables are in registers and every load and store of the source is
//! still there. The option that disables passes exists since clang 22. For an older clang compile
//! with [`RACE_SAFE_OLD`] and then run `opt` with [`RACE_SAFE_OLD_OPT`], which has the same effect.
//!
//! The headers support clang 14 and later. The same text serves device code and host code, which is
//! compiled for x86-64 and run; the C library and the runtime are only declared, the C++ library is
//! defined. `cuda_shim.h` is included first by [`cc1_base`].

mod headers;
pub mod host;
pub mod leave_out;

pub use headers::HEADERS;

/// The header that declares the runtime, and `cudaDeviceProp`.
pub const RUNTIME_HEADER: &str = include_str!("../include/ws_runtime.h");

/// Oldest release of clang that the headers and arguments support.
pub const FIRST_CLANG: u32 = 14;

/// First release whose `-cc1` can disable single passes, so that [`RACE_SAFE`] works.
pub const FIRST_WITH_PASS_SWITCH: u32 = 22;

/// Unoptimised code.
pub const O0: &[&str] = &["-O0"];

/// Ordinary `-O1`, as in a user's own build; unsuitable for finding races.
pub const O1: &[&str] = &["-O1"];

/// `-O1` that keeps every memory operation in place, for clang 22 and later.
pub const RACE_SAFE: &[&str] = &["-O1", "-mllvm", OPT_DISABLE];

/// First step of the same for older releases; the second is [`RACE_SAFE_OLD_OPT`].
pub const RACE_SAFE_OLD: &[&str] = &["-O1", "-disable-llvm-passes"];

/// Arguments of `opt` (of the same release) after [`RACE_SAFE_OLD`], before `INPUT -o OUTPUT`.
pub const RACE_SAFE_OLD_OPT: &[&str] =
    &["-S", "-passes=always-inline,cgscc(inline),function(sroa)"];

/// Names, lines and columns; DWARF 4, so that every release writes the same form.
pub const DEBUG: &[&str] = &["-debug-info-kind=limited", "-dwarf-version=4"];

/// The passes that [`RACE_SAFE`] disables.
const OPT_DISABLE: &str = "-opt-disable=\
     adce,aggressive-instcombine,alignment-from-assumptions,annotation2metadata,argpromotion,\
     bdce,called-value-propagation,callsite-splitting,cg-profile,constmerge,\
     constraint-elimination,coro-annotation-elide,correlated-propagation,deadargelim,\
     declare-to-assign,div-rem-pairs,drop-unnecessary-assumes,dse,early-cse,elim-avail-extern,\
     float2int,forceattrs,function-attrs,globaldce,globalopt,gvn,gvn-hoist,gvn-sink,\
     hotcoldsplit,indvars,infer-address-spaces,infer-alignment,inferattrs,inject-tli-mappings,\
     instcombine,instsimplify,ipsccp,jump-threading,lcssa,libcalls-shrinkwrap,licm,\
     loop-deletion,loop-distribute,loop-flatten,loop-idiom,loop-instsimplify,loop-interchange,\
     loop-load-elim,loop-rotate,loop-simplify,loop-simplifycfg,loop-sink,loop-unroll,\
     loop-unroll-full,loop-vectorize,loop-versioning-licm,memcpyopt,memprof-remove-attributes,\
     mergefunc,mldst-motion,move-auto-init,newgvn,nvvm-intr-range,nvvm-reflect,openmp-opt,\
     reassociate,recompute-globalsaa,rel-lookup-table-converter,rpo-function-attrs,sccp,\
     simple-loop-unswitch,simplifycfg,sink,slp-vectorizer,speculative-execution,tailcallelim,\
     transform-warning,vector-combine";

/// The compiler's arguments without optimisation, debug information, input and output: the program
/// (`-cc1`), the target, the language and the headers found in folder `include`.
///
/// `major` is the release of clang. The full line is
/// `clang` + `cc1_base` + [`RACE_SAFE`] + [`DEBUG`] + `-o OUT IN`.
pub fn cc1_base(include: &str, major: u32) -> Vec<String> {
    let mut args: Vec<String> = [
        "-cc1",
        "-triple",
        "nvptx64-nvidia-cuda",
        "-aux-triple",
        "x86_64-unknown-linux-gnu",
        "-target-cpu",
        "sm_80",
        "-target-feature",
        "+ptx71",
        "-fcuda-is-device",
        "-x",
        "cuda",
        "-std=c++17",
        "-nostdsysteminc",
        "-nobuiltininc",
        "-internal-isystem",
        include,
        "-include",
        "cuda_shim.h",
        "-DWS_SM80",
        "-fbracket-depth",
        "256",
        // Host code throws exceptions, and other compilers accept what clang treats as an error.
        "-fexceptions",
        "-fcxx-exceptions",
        "-fgnuc-version=4.2.1",
        "-Wuninitialized",
        "-Wsometimes-uninitialized",
        "-Wno-register",
        "-Wno-c++11-narrowing",
        "-Wno-reserved-user-defined-literal",
        "-Wno-undefined-internal-type",
        "-Wno-non-pod-varargs",
        "-Wno-dynamic-exception-spec",
        "-emit-llvm",
    ]
    .map(String::from)
    .into();
    if major >= FIRST_WITH_PASS_SWITCH {
        // Deep template nesting overflows the stack of a browser's worker before the default limit
        // of 1024 is reached. Older releases spell the option differently and never run there.
        args.push("-ftemplate-depth=128".into());
    }
    args
}

/// The arguments of the compiler's driver for the headers of a CUDA SDK in folder `sdk`, in place
/// of [`cc1_base`] and [`DEBUG`]. The mathematical functions of the SDK stay calls: warpscope
/// recognises them by name.
pub fn driver_base(sdk: &str) -> Vec<String> {
    let mut args: Vec<String> = [
        "-x",
        "cuda",
        "--cuda-device-only",
        "--cuda-gpu-arch=sm_80",
        "-nocudalib",
        "-std=c++17",
        "-Wno-unknown-cuda-version",
        "-g",
        // When optimising, the driver would give the device code line tables only.
        "-Xclang",
        "-debug-info-kind=limited",
        "-S",
        "-emit-llvm",
        "-fdebug-compilation-dir=.",
    ]
    .map(String::from)
    .into();
    args.push(format!("--cuda-path={sdk}"));
    args
}

/// Converts arguments of `-cc1` such as [`RACE_SAFE`] to those of the driver.
pub fn for_driver(args: &[&str]) -> Vec<String> {
    let wrap = |arg: &&str| match *arg {
        "-disable-llvm-passes" => vec!["-Xclang".to_owned(), (*arg).to_owned()],
        arg => vec![arg.to_owned()],
    };
    args.iter().flat_map(wrap).collect()
}

/// Arguments that keep the machine's paths out of the output: `include` is written as `cuda`, the
/// working folder as `.`, and the main file as `name`.
pub fn no_paths(include: &str, name: &str) -> Vec<String> {
    vec![
        "-fdebug-compilation-dir=.".into(),
        format!("-fdebug-prefix-map={include}=cuda"),
        format!("-fmacro-prefix-map={include}=cuda"),
        "-main-file-name".into(),
        name.into(),
    ]
}

/// The lines of preprocessed text that are from files whose names do not begin with one of
/// `foreign`.
pub fn own_text(preprocessed: &str, foreign: &[String]) -> String {
    let mut own = false;
    let mut text = String::new();
    for line in preprocessed.lines() {
        let marker = line.strip_prefix("# ").or_else(|| line.strip_prefix("#line "));
        let name = marker
            .and_then(|m| m.split_once('"'))
            .filter(|(number, _)| number.trim().bytes().all(|b| b.is_ascii_digit()));
        if let Some((_, rest)) = name {
            let name = rest.split('"').next().unwrap_or("");
            own = !foreign.iter().any(|f| name.starts_with(f.as_str()));
        } else if own {
            text += line;
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_sorted_relative_and_complete() {
        assert!(HEADERS.is_sorted_by(|a, b| a.0 < b.0));
        let names: Vec<&str> = HEADERS.iter().map(|h| h.0).collect();
        for (path, text) in HEADERS {
            assert!(!path.starts_with('/') && !path.contains(".."), "{path}");
            for line in text.lines() {
                let Some(rest) = line.trim().strip_prefix("#include \"") else {
                    continue;
                };
                let target = rest.trim_end_matches('"').trim_start_matches("../");
                let folder = path.rfind('/').map_or("", |at| &path[..=at]);
                let beside = format!("{folder}{target}");
                let known = names.contains(&target) || names.contains(&beside.as_str());
                assert!(known, "{path} includes {target}");
            }
        }
    }

    #[test]
    fn the_folder_holds_no_other_header() {
        // The playground uses the folder, the command line the list.
        let include = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
        let (mut folders, mut files) = (vec![include.clone()], 0);
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let name =
                    path.strip_prefix(&include).unwrap().to_str().unwrap().replace('\\', "/");
                assert!(HEADERS.iter().any(|h| h.0 == name), "{name}");
                files += 1;
            }
        }
        assert_eq!(files, HEADERS.len());
    }

    #[test]
    fn own_text_is_that_of_no_foreign_file() {
        let text = "# 1 \"a.cu\"\nint a;\n# 1 \"cuda/x.h\" 1 3\nint x;\n# 2 \"a.cu\" 2\n#pragma y\nint b;\n";
        assert_eq!(own_text(text, &["cuda/".to_owned()]), "int a;\n#pragma y\nint b;\n");
    }

    #[test]
    fn the_list_of_passes_is_one_argument() {
        assert!(OPT_DISABLE.starts_with("-opt-disable=adce,"));
        assert!(!OPT_DISABLE.contains(char::is_whitespace));
        assert!(!OPT_DISABLE.split(',').any(str::is_empty));
        for kept in ["sroa", "mem2reg", "inline", "always-inline"] {
            assert!(!OPT_DISABLE.split(',').any(|p| p == kept), "{kept}");
        }
    }
}
