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
//! The headers support clang 14 and later. They declare what is host-only without defining it, so a
//! whole program compiles and only its device side is kept. `cuda_shim.h` is included first by
//! [`cc1_base`].

pub mod leave_out;

/// The headers: path below the include folder, and text.
pub const HEADERS: &[(&str, &str)] = &[
    ("algorithm", include_str!("../include/algorithm")),
    ("array", include_str!("../include/array")),
    ("assert.h", include_str!("../include/assert.h")),
    ("atomic", include_str!("../include/atomic")),
    ("bit", include_str!("../include/bit")),
    ("bitset", include_str!("../include/bitset")),
    ("builtin_types.h", include_str!("../include/builtin_types.h")),
    ("cassert", include_str!("../include/cassert")),
    ("cctype", include_str!("../include/cctype")),
    ("cerrno", include_str!("../include/cerrno")),
    ("cfloat", include_str!("../include/cfloat")),
    ("channel_descriptor.h", include_str!("../include/channel_descriptor.h")),
    ("chrono", include_str!("../include/chrono")),
    ("cinttypes", include_str!("../include/cinttypes")),
    ("climits", include_str!("../include/climits")),
    ("cmath", include_str!("../include/cmath")),
    ("common_functions.h", include_str!("../include/common_functions.h")),
    ("compare", include_str!("../include/compare")),
    ("complex", include_str!("../include/complex")),
    ("concepts", include_str!("../include/concepts")),
    ("condition_variable", include_str!("../include/condition_variable")),
    ("cooperative_groups.h", include_str!("../include/cooperative_groups.h")),
    (
        "cooperative_groups/memcpy_async.h",
        include_str!("../include/cooperative_groups/memcpy_async.h"),
    ),
    ("cooperative_groups/reduce.h", include_str!("../include/cooperative_groups/reduce.h")),
    ("cooperative_groups/scan.h", include_str!("../include/cooperative_groups/scan.h")),
    ("crt/host_defines.h", include_str!("../include/crt/host_defines.h")),
    ("csignal", include_str!("../include/csignal")),
    ("cstdarg", include_str!("../include/cstdarg")),
    ("cstddef", include_str!("../include/cstddef")),
    ("cstdint", include_str!("../include/cstdint")),
    ("cstdio", include_str!("../include/cstdio")),
    ("cstdlib", include_str!("../include/cstdlib")),
    ("cstring", include_str!("../include/cstring")),
    ("ctime", include_str!("../include/ctime")),
    ("ctype.h", include_str!("../include/ctype.h")),
    ("cuComplex.h", include_str!("../include/cuComplex.h")),
    ("cub/block/block_load.cuh", include_str!("../include/cub/block/block_load.cuh")),
    ("cub/block/block_radix_sort.cuh", include_str!("../include/cub/block/block_radix_sort.cuh")),
    ("cub/block/block_reduce.cuh", include_str!("../include/cub/block/block_reduce.cuh")),
    ("cub/block/block_scan.cuh", include_str!("../include/cub/block/block_scan.cuh")),
    ("cub/block/block_store.cuh", include_str!("../include/cub/block/block_store.cuh")),
    ("cub/cub.cuh", include_str!("../include/cub/cub.cuh")),
    ("cub/device/device_histogram.cuh", include_str!("../include/cub/device/device_histogram.cuh")),
    (
        "cub/device/device_radix_sort.cuh",
        include_str!("../include/cub/device/device_radix_sort.cuh"),
    ),
    ("cub/device/device_reduce.cuh", include_str!("../include/cub/device/device_reduce.cuh")),
    ("cub/device/device_scan.cuh", include_str!("../include/cub/device/device_scan.cuh")),
    ("cub/device/device_select.cuh", include_str!("../include/cub/device/device_select.cuh")),
    ("cub/util_allocator.cuh", include_str!("../include/cub/util_allocator.cuh")),
    ("cub/warp/warp_reduce.cuh", include_str!("../include/cub/warp/warp_reduce.cuh")),
    ("cub/warp/warp_scan.cuh", include_str!("../include/cub/warp/warp_scan.cuh")),
    ("cublas.h", include_str!("../include/cublas.h")),
    ("cublas_v2.h", include_str!("../include/cublas_v2.h")),
    ("cuda.h", include_str!("../include/cuda.h")),
    ("cuda/atomic", include_str!("../include/cuda/atomic")),
    ("cuda/barrier", include_str!("../include/cuda/barrier")),
    ("cuda/latch", include_str!("../include/cuda/latch")),
    ("cuda/pipeline", include_str!("../include/cuda/pipeline")),
    ("cuda/semaphore", include_str!("../include/cuda/semaphore")),
    ("cuda/std/algorithm", include_str!("../include/cuda/std/algorithm")),
    ("cuda/std/array", include_str!("../include/cuda/std/array")),
    ("cuda/std/atomic", include_str!("../include/cuda/std/atomic")),
    ("cuda/std/bit", include_str!("../include/cuda/std/bit")),
    ("cuda/std/cassert", include_str!("../include/cuda/std/cassert")),
    ("cuda/std/cfloat", include_str!("../include/cuda/std/cfloat")),
    ("cuda/std/climits", include_str!("../include/cuda/std/climits")),
    ("cuda/std/cmath", include_str!("../include/cuda/std/cmath")),
    ("cuda/std/complex", include_str!("../include/cuda/std/complex")),
    ("cuda/std/concepts", include_str!("../include/cuda/std/concepts")),
    ("cuda/std/cstddef", include_str!("../include/cuda/std/cstddef")),
    ("cuda/std/cstdint", include_str!("../include/cuda/std/cstdint")),
    ("cuda/std/cstdlib", include_str!("../include/cuda/std/cstdlib")),
    ("cuda/std/cstring", include_str!("../include/cuda/std/cstring")),
    ("cuda/std/functional", include_str!("../include/cuda/std/functional")),
    ("cuda/std/initializer_list", include_str!("../include/cuda/std/initializer_list")),
    ("cuda/std/iterator", include_str!("../include/cuda/std/iterator")),
    ("cuda/std/limits", include_str!("../include/cuda/std/limits")),
    ("cuda/std/numeric", include_str!("../include/cuda/std/numeric")),
    ("cuda/std/optional", include_str!("../include/cuda/std/optional")),
    ("cuda/std/span", include_str!("../include/cuda/std/span")),
    ("cuda/std/tuple", include_str!("../include/cuda/std/tuple")),
    ("cuda/std/type_traits", include_str!("../include/cuda/std/type_traits")),
    ("cuda/std/utility", include_str!("../include/cuda/std/utility")),
    ("cuda_awbarrier_primitives.h", include_str!("../include/cuda_awbarrier_primitives.h")),
    ("cuda_bf16.h", include_str!("../include/cuda_bf16.h")),
    ("cuda_bf16.hpp", include_str!("../include/cuda_bf16.hpp")),
    ("cuda_device_runtime_api.h", include_str!("../include/cuda_device_runtime_api.h")),
    ("cuda_fp16.h", include_str!("../include/cuda_fp16.h")),
    ("cuda_fp16.hpp", include_str!("../include/cuda_fp16.hpp")),
    ("cuda_pipeline.h", include_str!("../include/cuda_pipeline.h")),
    ("cuda_pipeline_primitives.h", include_str!("../include/cuda_pipeline_primitives.h")),
    ("cuda_profiler_api.h", include_str!("../include/cuda_profiler_api.h")),
    ("cuda_runtime.h", include_str!("../include/cuda_runtime.h")),
    ("cuda_runtime_api.h", include_str!("../include/cuda_runtime_api.h")),
    ("cuda_shim.h", include_str!("../include/cuda_shim.h")),
    ("cuda_texture_types.h", include_str!("../include/cuda_texture_types.h")),
    ("cufft.h", include_str!("../include/cufft.h")),
    ("curand.h", include_str!("../include/curand.h")),
    ("curand_kernel.h", include_str!("../include/curand_kernel.h")),
    ("cusolverDn.h", include_str!("../include/cusolverDn.h")),
    ("cusparse.h", include_str!("../include/cusparse.h")),
    ("cutil_math.h", include_str!("../include/cutil_math.h")),
    ("deque", include_str!("../include/deque")),
    ("device_atomic_functions.h", include_str!("../include/device_atomic_functions.h")),
    ("device_double_functions.h", include_str!("../include/device_double_functions.h")),
    ("device_functions.h", include_str!("../include/device_functions.h")),
    ("device_launch_parameters.h", include_str!("../include/device_launch_parameters.h")),
    ("device_types.h", include_str!("../include/device_types.h")),
    ("driver_types.h", include_str!("../include/driver_types.h")),
    ("errno.h", include_str!("../include/errno.h")),
    ("exception", include_str!("../include/exception")),
    ("float.h", include_str!("../include/float.h")),
    ("forward_list", include_str!("../include/forward_list")),
    ("fstream", include_str!("../include/fstream")),
    ("functional", include_str!("../include/functional")),
    ("future", include_str!("../include/future")),
    ("getopt.h", include_str!("../include/getopt.h")),
    ("helper_cuda.h", include_str!("../include/helper_cuda.h")),
    ("helper_functions.h", include_str!("../include/helper_functions.h")),
    ("helper_image.h", include_str!("../include/helper_image.h")),
    ("helper_math.h", include_str!("../include/helper_math.h")),
    ("helper_string.h", include_str!("../include/helper_string.h")),
    ("helper_timer.h", include_str!("../include/helper_timer.h")),
    ("host_defines.h", include_str!("../include/host_defines.h")),
    ("initializer_list", include_str!("../include/initializer_list")),
    ("inttypes.h", include_str!("../include/inttypes.h")),
    ("iomanip", include_str!("../include/iomanip")),
    ("ios", include_str!("../include/ios")),
    ("iosfwd", include_str!("../include/iosfwd")),
    ("iostream", include_str!("../include/iostream")),
    ("istream", include_str!("../include/istream")),
    ("iterator", include_str!("../include/iterator")),
    ("library_types.h", include_str!("../include/library_types.h")),
    ("limits", include_str!("../include/limits")),
    ("limits.h", include_str!("../include/limits.h")),
    ("list", include_str!("../include/list")),
    ("locale", include_str!("../include/locale")),
    ("map", include_str!("../include/map")),
    ("math.h", include_str!("../include/math.h")),
    ("math_constants.h", include_str!("../include/math_constants.h")),
    ("math_functions.h", include_str!("../include/math_functions.h")),
    ("memory", include_str!("../include/memory")),
    ("mma.h", include_str!("../include/mma.h")),
    ("mutex", include_str!("../include/mutex")),
    ("new", include_str!("../include/new")),
    ("numbers", include_str!("../include/numbers")),
    ("numeric", include_str!("../include/numeric")),
    ("nvfunctional", include_str!("../include/nvfunctional")),
    ("optional", include_str!("../include/optional")),
    ("ostream", include_str!("../include/ostream")),
    ("queue", include_str!("../include/queue")),
    ("random", include_str!("../include/random")),
    ("ratio", include_str!("../include/ratio")),
    ("set", include_str!("../include/set")),
    ("signal.h", include_str!("../include/signal.h")),
    ("sm_20_intrinsics.h", include_str!("../include/sm_20_intrinsics.h")),
    ("sm_30_intrinsics.h", include_str!("../include/sm_30_intrinsics.h")),
    ("sm_32_intrinsics.h", include_str!("../include/sm_32_intrinsics.h")),
    ("sm_35_intrinsics.h", include_str!("../include/sm_35_intrinsics.h")),
    ("sm_60_atomic_functions.h", include_str!("../include/sm_60_atomic_functions.h")),
    ("source_location", include_str!("../include/source_location")),
    ("span", include_str!("../include/span")),
    ("sstream", include_str!("../include/sstream")),
    ("stack", include_str!("../include/stack")),
    ("stdarg.h", include_str!("../include/stdarg.h")),
    ("stdbool.h", include_str!("../include/stdbool.h")),
    ("stddef.h", include_str!("../include/stddef.h")),
    ("stdexcept", include_str!("../include/stdexcept")),
    ("stdint.h", include_str!("../include/stdint.h")),
    ("stdio.h", include_str!("../include/stdio.h")),
    ("stdlib.h", include_str!("../include/stdlib.h")),
    ("string", include_str!("../include/string")),
    ("string.h", include_str!("../include/string.h")),
    ("string_view", include_str!("../include/string_view")),
    ("strings.h", include_str!("../include/strings.h")),
    ("surface_functions.h", include_str!("../include/surface_functions.h")),
    ("surface_types.h", include_str!("../include/surface_types.h")),
    ("sys/stat.h", include_str!("../include/sys/stat.h")),
    ("sys/time.h", include_str!("../include/sys/time.h")),
    ("sys/types.h", include_str!("../include/sys/types.h")),
    ("system_error", include_str!("../include/system_error")),
    ("texture_fetch_functions.h", include_str!("../include/texture_fetch_functions.h")),
    ("texture_indirect_functions.h", include_str!("../include/texture_indirect_functions.h")),
    ("texture_types.h", include_str!("../include/texture_types.h")),
    ("thread", include_str!("../include/thread")),
    ("time.h", include_str!("../include/time.h")),
    ("tuple", include_str!("../include/tuple")),
    ("type_traits", include_str!("../include/type_traits")),
    ("typeinfo", include_str!("../include/typeinfo")),
    ("unistd.h", include_str!("../include/unistd.h")),
    ("unordered_map", include_str!("../include/unordered_map")),
    ("unordered_set", include_str!("../include/unordered_set")),
    ("utility", include_str!("../include/utility")),
    ("vector", include_str!("../include/vector")),
    ("vector_functions.h", include_str!("../include/vector_functions.h")),
    ("vector_types.h", include_str!("../include/vector_types.h")),
    ("ws_async.h", include_str!("../include/ws_async.h")),
    ("ws_device.h", include_str!("../include/ws_device.h")),
    ("ws_host.h", include_str!("../include/ws_host.h")),
    ("ws_libc.h", include_str!("../include/ws_libc.h")),
    ("ws_libs.h", include_str!("../include/ws_libs.h")),
    ("ws_runtime.h", include_str!("../include/ws_runtime.h")),
    ("ws_std.h", include_str!("../include/ws_std.h")),
];

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
                assert!(names.contains(&target), "{path} includes {target}");
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
    fn the_list_of_passes_is_one_argument() {
        assert!(OPT_DISABLE.starts_with("-opt-disable=adce,"));
        assert!(!OPT_DISABLE.contains(char::is_whitespace));
        assert!(!OPT_DISABLE.split(',').any(str::is_empty));
        for kept in ["sroa", "mem2reg", "inline", "always-inline"] {
            assert!(!OPT_DISABLE.split(',').any(|p| p == kept), "{kept}");
        }
    }
}
