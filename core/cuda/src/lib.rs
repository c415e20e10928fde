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

pub mod host;
pub mod leave_out;

/// The headers: path below the include folder, and text.
pub const HEADERS: &[(&str, &str)] = &[
    ("algorithm", include_str!("../include/algorithm")),
    ("alloca.h", include_str!("../include/alloca.h")),
    ("any", include_str!("../include/any")),
    ("array", include_str!("../include/array")),
    ("assert.h", include_str!("../include/assert.h")),
    ("atomic", include_str!("../include/atomic")),
    ("bit", include_str!("../include/bit")),
    ("bits/stdc++.h", include_str!("../include/bits/stdc++.h")),
    ("bitset", include_str!("../include/bitset")),
    ("builtin_types.h", include_str!("../include/builtin_types.h")),
    ("byteswap.h", include_str!("../include/byteswap.h")),
    ("cassert", include_str!("../include/cassert")),
    ("cctype", include_str!("../include/cctype")),
    ("cerrno", include_str!("../include/cerrno")),
    ("cfenv", include_str!("../include/cfenv")),
    ("cfloat", include_str!("../include/cfloat")),
    ("channel_descriptor.h", include_str!("../include/channel_descriptor.h")),
    ("charconv", include_str!("../include/charconv")),
    ("chrono", include_str!("../include/chrono")),
    ("cinttypes", include_str!("../include/cinttypes")),
    ("ciso646", include_str!("../include/ciso646")),
    ("climits", include_str!("../include/climits")),
    ("clocale", include_str!("../include/clocale")),
    ("cmath", include_str!("../include/cmath")),
    ("codecvt", include_str!("../include/codecvt")),
    ("common_functions.h", include_str!("../include/common_functions.h")),
    ("compare", include_str!("../include/compare")),
    ("complex", include_str!("../include/complex")),
    ("complex.h", include_str!("../include/complex.h")),
    ("concepts", include_str!("../include/concepts")),
    ("condition_variable", include_str!("../include/condition_variable")),
    ("cooperative_groups.h", include_str!("../include/cooperative_groups.h")),
    (
        "cooperative_groups/memcpy_async.h",
        include_str!("../include/cooperative_groups/memcpy_async.h"),
    ),
    ("cooperative_groups/reduce.h", include_str!("../include/cooperative_groups/reduce.h")),
    ("cooperative_groups/scan.h", include_str!("../include/cooperative_groups/scan.h")),
    ("crt/device_functions.h", include_str!("../include/crt/device_functions.h")),
    ("crt/host_defines.h", include_str!("../include/crt/host_defines.h")),
    ("crt/math_functions.h", include_str!("../include/crt/math_functions.h")),
    ("csetjmp", include_str!("../include/csetjmp")),
    ("csignal", include_str!("../include/csignal")),
    ("cstdalign", include_str!("../include/cstdalign")),
    ("cstdarg", include_str!("../include/cstdarg")),
    ("cstdbool", include_str!("../include/cstdbool")),
    ("cstddef", include_str!("../include/cstddef")),
    ("cstdint", include_str!("../include/cstdint")),
    ("cstdio", include_str!("../include/cstdio")),
    ("cstdlib", include_str!("../include/cstdlib")),
    ("cstring", include_str!("../include/cstring")),
    ("ctgmath", include_str!("../include/ctgmath")),
    ("ctime", include_str!("../include/ctime")),
    ("ctype.h", include_str!("../include/ctype.h")),
    ("cuComplex.h", include_str!("../include/cuComplex.h")),
    (
        "cub/block/block_adjacent_difference.cuh",
        include_str!("../include/cub/block/block_adjacent_difference.cuh"),
    ),
    (
        "cub/block/block_discontinuity.cuh",
        include_str!("../include/cub/block/block_discontinuity.cuh"),
    ),
    ("cub/block/block_exchange.cuh", include_str!("../include/cub/block/block_exchange.cuh")),
    ("cub/block/block_histogram.cuh", include_str!("../include/cub/block/block_histogram.cuh")),
    ("cub/block/block_load.cuh", include_str!("../include/cub/block/block_load.cuh")),
    ("cub/block/block_merge_sort.cuh", include_str!("../include/cub/block/block_merge_sort.cuh")),
    ("cub/block/block_radix_sort.cuh", include_str!("../include/cub/block/block_radix_sort.cuh")),
    ("cub/block/block_reduce.cuh", include_str!("../include/cub/block/block_reduce.cuh")),
    ("cub/block/block_scan.cuh", include_str!("../include/cub/block/block_scan.cuh")),
    ("cub/block/block_shuffle.cuh", include_str!("../include/cub/block/block_shuffle.cuh")),
    ("cub/block/block_store.cuh", include_str!("../include/cub/block/block_store.cuh")),
    ("cub/config.cuh", include_str!("../include/cub/config.cuh")),
    ("cub/cub.cuh", include_str!("../include/cub/cub.cuh")),
    (
        "cub/device/device_adjacent_difference.cuh",
        include_str!("../include/cub/device/device_adjacent_difference.cuh"),
    ),
    ("cub/device/device_for.cuh", include_str!("../include/cub/device/device_for.cuh")),
    ("cub/device/device_histogram.cuh", include_str!("../include/cub/device/device_histogram.cuh")),
    (
        "cub/device/device_merge_sort.cuh",
        include_str!("../include/cub/device/device_merge_sort.cuh"),
    ),
    ("cub/device/device_partition.cuh", include_str!("../include/cub/device/device_partition.cuh")),
    (
        "cub/device/device_radix_sort.cuh",
        include_str!("../include/cub/device/device_radix_sort.cuh"),
    ),
    ("cub/device/device_reduce.cuh", include_str!("../include/cub/device/device_reduce.cuh")),
    (
        "cub/device/device_run_length_encode.cuh",
        include_str!("../include/cub/device/device_run_length_encode.cuh"),
    ),
    ("cub/device/device_scan.cuh", include_str!("../include/cub/device/device_scan.cuh")),
    (
        "cub/device/device_segmented_radix_sort.cuh",
        include_str!("../include/cub/device/device_segmented_radix_sort.cuh"),
    ),
    (
        "cub/device/device_segmented_reduce.cuh",
        include_str!("../include/cub/device/device_segmented_reduce.cuh"),
    ),
    (
        "cub/device/device_segmented_sort.cuh",
        include_str!("../include/cub/device/device_segmented_sort.cuh"),
    ),
    ("cub/device/device_select.cuh", include_str!("../include/cub/device/device_select.cuh")),
    (
        "cub/iterator/arg_index_input_iterator.cuh",
        include_str!("../include/cub/iterator/arg_index_input_iterator.cuh"),
    ),
    (
        "cub/iterator/cache_modified_input_iterator.cuh",
        include_str!("../include/cub/iterator/cache_modified_input_iterator.cuh"),
    ),
    (
        "cub/iterator/constant_input_iterator.cuh",
        include_str!("../include/cub/iterator/constant_input_iterator.cuh"),
    ),
    (
        "cub/iterator/counting_input_iterator.cuh",
        include_str!("../include/cub/iterator/counting_input_iterator.cuh"),
    ),
    (
        "cub/iterator/discard_output_iterator.cuh",
        include_str!("../include/cub/iterator/discard_output_iterator.cuh"),
    ),
    (
        "cub/iterator/transform_input_iterator.cuh",
        include_str!("../include/cub/iterator/transform_input_iterator.cuh"),
    ),
    ("cub/thread/thread_load.cuh", include_str!("../include/cub/thread/thread_load.cuh")),
    ("cub/thread/thread_operators.cuh", include_str!("../include/cub/thread/thread_operators.cuh")),
    ("cub/thread/thread_reduce.cuh", include_str!("../include/cub/thread/thread_reduce.cuh")),
    ("cub/thread/thread_store.cuh", include_str!("../include/cub/thread/thread_store.cuh")),
    ("cub/util_allocator.cuh", include_str!("../include/cub/util_allocator.cuh")),
    ("cub/util_arch.cuh", include_str!("../include/cub/util_arch.cuh")),
    ("cub/util_debug.cuh", include_str!("../include/cub/util_debug.cuh")),
    ("cub/util_device.cuh", include_str!("../include/cub/util_device.cuh")),
    ("cub/util_macro.cuh", include_str!("../include/cub/util_macro.cuh")),
    ("cub/util_ptx.cuh", include_str!("../include/cub/util_ptx.cuh")),
    ("cub/util_type.cuh", include_str!("../include/cub/util_type.cuh")),
    ("cub/version.cuh", include_str!("../include/cub/version.cuh")),
    ("cub/warp/warp_exchange.cuh", include_str!("../include/cub/warp/warp_exchange.cuh")),
    ("cub/warp/warp_load.cuh", include_str!("../include/cub/warp/warp_load.cuh")),
    ("cub/warp/warp_merge_sort.cuh", include_str!("../include/cub/warp/warp_merge_sort.cuh")),
    ("cub/warp/warp_reduce.cuh", include_str!("../include/cub/warp/warp_reduce.cuh")),
    ("cub/warp/warp_scan.cuh", include_str!("../include/cub/warp/warp_scan.cuh")),
    ("cub/warp/warp_store.cuh", include_str!("../include/cub/warp/warp_store.cuh")),
    ("cublas.h", include_str!("../include/cublas.h")),
    ("cublasLt.h", include_str!("../include/cublasLt.h")),
    ("cublasXt.h", include_str!("../include/cublasXt.h")),
    ("cublas_api.h", include_str!("../include/cublas_api.h")),
    ("cublas_v2.h", include_str!("../include/cublas_v2.h")),
    ("cuda.h", include_str!("../include/cuda.h")),
    ("cuda/atomic", include_str!("../include/cuda/atomic")),
    ("cuda/barrier", include_str!("../include/cuda/barrier")),
    ("cuda/functional", include_str!("../include/cuda/functional")),
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
    ("cudaGL.h", include_str!("../include/cudaGL.h")),
    ("cudaProfiler.h", include_str!("../include/cudaProfiler.h")),
    ("cuda_awbarrier_primitives.h", include_str!("../include/cuda_awbarrier_primitives.h")),
    ("cuda_bf16.h", include_str!("../include/cuda_bf16.h")),
    ("cuda_bf16.hpp", include_str!("../include/cuda_bf16.hpp")),
    ("cuda_device_runtime_api.h", include_str!("../include/cuda_device_runtime_api.h")),
    ("cuda_egl_interop.h", include_str!("../include/cuda_egl_interop.h")),
    ("cuda_fp16.h", include_str!("../include/cuda_fp16.h")),
    ("cuda_fp16.hpp", include_str!("../include/cuda_fp16.hpp")),
    ("cuda_fp8.h", include_str!("../include/cuda_fp8.h")),
    ("cuda_gl_interop.h", include_str!("../include/cuda_gl_interop.h")),
    ("cuda_occupancy.h", include_str!("../include/cuda_occupancy.h")),
    ("cuda_pipeline.h", include_str!("../include/cuda_pipeline.h")),
    ("cuda_pipeline_primitives.h", include_str!("../include/cuda_pipeline_primitives.h")),
    ("cuda_profiler_api.h", include_str!("../include/cuda_profiler_api.h")),
    ("cuda_runtime.h", include_str!("../include/cuda_runtime.h")),
    ("cuda_runtime_api.h", include_str!("../include/cuda_runtime_api.h")),
    ("cuda_shim.h", include_str!("../include/cuda_shim.h")),
    ("cuda_surface_types.h", include_str!("../include/cuda_surface_types.h")),
    ("cuda_texture_types.h", include_str!("../include/cuda_texture_types.h")),
    ("cuda_vdpau_interop.h", include_str!("../include/cuda_vdpau_interop.h")),
    ("cudart_platform.h", include_str!("../include/cudart_platform.h")),
    ("cufft.h", include_str!("../include/cufft.h")),
    ("cufftXt.h", include_str!("../include/cufftXt.h")),
    ("cufftw.h", include_str!("../include/cufftw.h")),
    ("curand.h", include_str!("../include/curand.h")),
    ("curand_discrete.h", include_str!("../include/curand_discrete.h")),
    ("curand_globals.h", include_str!("../include/curand_globals.h")),
    ("curand_kernel.h", include_str!("../include/curand_kernel.h")),
    ("curand_lognormal.h", include_str!("../include/curand_lognormal.h")),
    ("curand_mrg32k3a.h", include_str!("../include/curand_mrg32k3a.h")),
    ("curand_mtgp32.h", include_str!("../include/curand_mtgp32.h")),
    ("curand_mtgp32_host.h", include_str!("../include/curand_mtgp32_host.h")),
    ("curand_mtgp32_kernel.h", include_str!("../include/curand_mtgp32_kernel.h")),
    ("curand_mtgp32dc_p_11213.h", include_str!("../include/curand_mtgp32dc_p_11213.h")),
    ("curand_normal.h", include_str!("../include/curand_normal.h")),
    ("curand_philox4x32_x.h", include_str!("../include/curand_philox4x32_x.h")),
    ("curand_poisson.h", include_str!("../include/curand_poisson.h")),
    ("curand_precalc.h", include_str!("../include/curand_precalc.h")),
    ("curand_uniform.h", include_str!("../include/curand_uniform.h")),
    ("cusolverDn.h", include_str!("../include/cusolverDn.h")),
    ("cusolverMg.h", include_str!("../include/cusolverMg.h")),
    ("cusolverRf.h", include_str!("../include/cusolverRf.h")),
    ("cusolverSp.h", include_str!("../include/cusolverSp.h")),
    ("cusolver_common.h", include_str!("../include/cusolver_common.h")),
    ("cusparse.h", include_str!("../include/cusparse.h")),
    ("cusparse_v2.h", include_str!("../include/cusparse_v2.h")),
    ("cutil.h", include_str!("../include/cutil.h")),
    ("cutil_inline.h", include_str!("../include/cutil_inline.h")),
    ("cutil_inline_runtime.h", include_str!("../include/cutil_inline_runtime.h")),
    ("cutil_math.h", include_str!("../include/cutil_math.h")),
    ("cwchar", include_str!("../include/cwchar")),
    ("cwctype", include_str!("../include/cwctype")),
    ("deque", include_str!("../include/deque")),
    ("device_atomic_functions.h", include_str!("../include/device_atomic_functions.h")),
    ("device_double_functions.h", include_str!("../include/device_double_functions.h")),
    ("device_double_functions.hpp", include_str!("../include/device_double_functions.hpp")),
    ("device_functions.h", include_str!("../include/device_functions.h")),
    ("device_functions.hpp", include_str!("../include/device_functions.hpp")),
    ("device_launch_parameters.h", include_str!("../include/device_launch_parameters.h")),
    ("device_types.h", include_str!("../include/device_types.h")),
    ("dirent.h", include_str!("../include/dirent.h")),
    ("dlfcn.h", include_str!("../include/dlfcn.h")),
    ("driver_types.h", include_str!("../include/driver_types.h")),
    ("drvapi_error_string.h", include_str!("../include/drvapi_error_string.h")),
    ("endian.h", include_str!("../include/endian.h")),
    ("err.h", include_str!("../include/err.h")),
    ("errno.h", include_str!("../include/errno.h")),
    ("exception", include_str!("../include/exception")),
    ("exception.h", include_str!("../include/exception.h")),
    ("execinfo.h", include_str!("../include/execinfo.h")),
    ("execution", include_str!("../include/execution")),
    ("experimental/filesystem", include_str!("../include/experimental/filesystem")),
    ("fcntl.h", include_str!("../include/fcntl.h")),
    ("features.h", include_str!("../include/features.h")),
    ("fenv.h", include_str!("../include/fenv.h")),
    ("filesystem", include_str!("../include/filesystem")),
    ("float.h", include_str!("../include/float.h")),
    ("format", include_str!("../include/format")),
    ("forward_list", include_str!("../include/forward_list")),
    ("fstream", include_str!("../include/fstream")),
    ("functional", include_str!("../include/functional")),
    ("future", include_str!("../include/future")),
    ("getopt.h", include_str!("../include/getopt.h")),
    ("helper_cuda.h", include_str!("../include/helper_cuda.h")),
    ("helper_cuda_drvapi.h", include_str!("../include/helper_cuda_drvapi.h")),
    ("helper_cuda_gl.h", include_str!("../include/helper_cuda_gl.h")),
    ("helper_cusolver.h", include_str!("../include/helper_cusolver.h")),
    ("helper_functions.h", include_str!("../include/helper_functions.h")),
    ("helper_gl.h", include_str!("../include/helper_gl.h")),
    ("helper_image.h", include_str!("../include/helper_image.h")),
    ("helper_math.h", include_str!("../include/helper_math.h")),
    ("helper_multiprocess.h", include_str!("../include/helper_multiprocess.h")),
    ("helper_nvJPEG.h", include_str!("../include/helper_nvJPEG.h")),
    ("helper_string.h", include_str!("../include/helper_string.h")),
    ("helper_timer.h", include_str!("../include/helper_timer.h")),
    ("host_defines.h", include_str!("../include/host_defines.h")),
    ("initializer_list", include_str!("../include/initializer_list")),
    ("inttypes.h", include_str!("../include/inttypes.h")),
    ("iomanip", include_str!("../include/iomanip")),
    ("ios", include_str!("../include/ios")),
    ("iosfwd", include_str!("../include/iosfwd")),
    ("iostream", include_str!("../include/iostream")),
    ("iso646.h", include_str!("../include/iso646.h")),
    ("istream", include_str!("../include/istream")),
    ("iterator", include_str!("../include/iterator")),
    ("libgen.h", include_str!("../include/libgen.h")),
    ("library_types.h", include_str!("../include/library_types.h")),
    ("limits", include_str!("../include/limits")),
    ("limits.h", include_str!("../include/limits.h")),
    ("linux/limits.h", include_str!("../include/linux/limits.h")),
    ("list", include_str!("../include/list")),
    ("locale", include_str!("../include/locale")),
    ("locale.h", include_str!("../include/locale.h")),
    ("malloc.h", include_str!("../include/malloc.h")),
    ("map", include_str!("../include/map")),
    ("math.h", include_str!("../include/math.h")),
    ("math_constants.h", include_str!("../include/math_constants.h")),
    ("math_functions.h", include_str!("../include/math_functions.h")),
    ("math_functions.hpp", include_str!("../include/math_functions.hpp")),
    ("math_functions_dbl_ptx3.h", include_str!("../include/math_functions_dbl_ptx3.h")),
    ("memory", include_str!("../include/memory")),
    ("memory.h", include_str!("../include/memory.h")),
    ("mma.h", include_str!("../include/mma.h")),
    ("multithreading.h", include_str!("../include/multithreading.h")),
    ("mutex", include_str!("../include/mutex")),
    ("new", include_str!("../include/new")),
    ("numbers", include_str!("../include/numbers")),
    ("numeric", include_str!("../include/numeric")),
    ("nvToolsExt.h", include_str!("../include/nvToolsExt.h")),
    ("nvToolsExtCuda.h", include_str!("../include/nvToolsExtCuda.h")),
    ("nvToolsExtCudaRt.h", include_str!("../include/nvToolsExtCudaRt.h")),
    ("nvfunctional", include_str!("../include/nvfunctional")),
    ("nvml.h", include_str!("../include/nvml.h")),
    ("nvrtc.h", include_str!("../include/nvrtc.h")),
    ("nvrtc_helper.h", include_str!("../include/nvrtc_helper.h")),
    ("nvtx3/nvToolsExt.h", include_str!("../include/nvtx3/nvToolsExt.h")),
    ("nvtx3/nvToolsExtCuda.h", include_str!("../include/nvtx3/nvToolsExtCuda.h")),
    ("nvtx3/nvToolsExtCudaRt.h", include_str!("../include/nvtx3/nvToolsExtCudaRt.h")),
    ("omp.h", include_str!("../include/omp.h")),
    ("optional", include_str!("../include/optional")),
    ("ostream", include_str!("../include/ostream")),
    ("poll.h", include_str!("../include/poll.h")),
    ("print", include_str!("../include/print")),
    ("pthread.h", include_str!("../include/pthread.h")),
    ("queue", include_str!("../include/queue")),
    ("random", include_str!("../include/random")),
    ("ranges", include_str!("../include/ranges")),
    ("ratio", include_str!("../include/ratio")),
    ("regex", include_str!("../include/regex")),
    ("rendercheck_gl.h", include_str!("../include/rendercheck_gl.h")),
    ("sched.h", include_str!("../include/sched.h")),
    ("scoped_allocator", include_str!("../include/scoped_allocator")),
    ("sdkHelper.h", include_str!("../include/sdkHelper.h")),
    ("set", include_str!("../include/set")),
    ("setjmp.h", include_str!("../include/setjmp.h")),
    ("shared_mutex", include_str!("../include/shared_mutex")),
    ("shrQATest.h", include_str!("../include/shrQATest.h")),
    ("shrUtils.h", include_str!("../include/shrUtils.h")),
    ("signal.h", include_str!("../include/signal.h")),
    ("sm_20_atomic_functions.h", include_str!("../include/sm_20_atomic_functions.h")),
    ("sm_20_intrinsics.h", include_str!("../include/sm_20_intrinsics.h")),
    ("sm_30_intrinsics.h", include_str!("../include/sm_30_intrinsics.h")),
    ("sm_32_atomic_functions.h", include_str!("../include/sm_32_atomic_functions.h")),
    ("sm_32_intrinsics.h", include_str!("../include/sm_32_intrinsics.h")),
    ("sm_35_atomic_functions.h", include_str!("../include/sm_35_atomic_functions.h")),
    ("sm_35_intrinsics.h", include_str!("../include/sm_35_intrinsics.h")),
    ("sm_60_atomic_functions.h", include_str!("../include/sm_60_atomic_functions.h")),
    ("sm_61_intrinsics.h", include_str!("../include/sm_61_intrinsics.h")),
    ("source_location", include_str!("../include/source_location")),
    ("span", include_str!("../include/span")),
    ("sstream", include_str!("../include/sstream")),
    ("stack", include_str!("../include/stack")),
    ("stdalign.h", include_str!("../include/stdalign.h")),
    ("stdarg.h", include_str!("../include/stdarg.h")),
    ("stdbool.h", include_str!("../include/stdbool.h")),
    ("stddef.h", include_str!("../include/stddef.h")),
    ("stdexcept", include_str!("../include/stdexcept")),
    ("stdint.h", include_str!("../include/stdint.h")),
    ("stdio.h", include_str!("../include/stdio.h")),
    ("stdlib.h", include_str!("../include/stdlib.h")),
    ("stdnoreturn.h", include_str!("../include/stdnoreturn.h")),
    ("stop_token", include_str!("../include/stop_token")),
    ("streambuf", include_str!("../include/streambuf")),
    ("string", include_str!("../include/string")),
    ("string.h", include_str!("../include/string.h")),
    ("string_view", include_str!("../include/string_view")),
    ("strings.h", include_str!("../include/strings.h")),
    ("surface_functions.h", include_str!("../include/surface_functions.h")),
    ("surface_types.h", include_str!("../include/surface_types.h")),
    ("sys/cdefs.h", include_str!("../include/sys/cdefs.h")),
    ("sys/ioctl.h", include_str!("../include/sys/ioctl.h")),
    ("sys/mman.h", include_str!("../include/sys/mman.h")),
    ("sys/param.h", include_str!("../include/sys/param.h")),
    ("sys/resource.h", include_str!("../include/sys/resource.h")),
    ("sys/stat.h", include_str!("../include/sys/stat.h")),
    ("sys/sysinfo.h", include_str!("../include/sys/sysinfo.h")),
    ("sys/time.h", include_str!("../include/sys/time.h")),
    ("sys/timeb.h", include_str!("../include/sys/timeb.h")),
    ("sys/times.h", include_str!("../include/sys/times.h")),
    ("sys/types.h", include_str!("../include/sys/types.h")),
    ("sys/utsname.h", include_str!("../include/sys/utsname.h")),
    ("sys/wait.h", include_str!("../include/sys/wait.h")),
    ("system_error", include_str!("../include/system_error")),
    ("termios.h", include_str!("../include/termios.h")),
    ("texture_fetch_functions.h", include_str!("../include/texture_fetch_functions.h")),
    ("texture_indirect_functions.h", include_str!("../include/texture_indirect_functions.h")),
    ("texture_types.h", include_str!("../include/texture_types.h")),
    ("tgmath.h", include_str!("../include/tgmath.h")),
    ("thread", include_str!("../include/thread")),
    ("thrust/addressof.h", include_str!("../include/thrust/addressof.h")),
    ("thrust/adjacent_difference.h", include_str!("../include/thrust/adjacent_difference.h")),
    ("thrust/advance.h", include_str!("../include/thrust/advance.h")),
    ("thrust/allocate_unique.h", include_str!("../include/thrust/allocate_unique.h")),
    ("thrust/async/reduce.h", include_str!("../include/thrust/async/reduce.h")),
    ("thrust/binary_search.h", include_str!("../include/thrust/binary_search.h")),
    ("thrust/complex.h", include_str!("../include/thrust/complex.h")),
    ("thrust/copy.h", include_str!("../include/thrust/copy.h")),
    ("thrust/count.h", include_str!("../include/thrust/count.h")),
    ("thrust/cuda/memory.h", include_str!("../include/thrust/cuda/memory.h")),
    ("thrust/detail/config.h", include_str!("../include/thrust/detail/config.h")),
    ("thrust/detail/type_traits.h", include_str!("../include/thrust/detail/type_traits.h")),
    ("thrust/device_allocator.h", include_str!("../include/thrust/device_allocator.h")),
    ("thrust/device_delete.h", include_str!("../include/thrust/device_delete.h")),
    ("thrust/device_free.h", include_str!("../include/thrust/device_free.h")),
    ("thrust/device_make_unique.h", include_str!("../include/thrust/device_make_unique.h")),
    ("thrust/device_malloc.h", include_str!("../include/thrust/device_malloc.h")),
    (
        "thrust/device_malloc_allocator.h",
        include_str!("../include/thrust/device_malloc_allocator.h"),
    ),
    ("thrust/device_new.h", include_str!("../include/thrust/device_new.h")),
    ("thrust/device_ptr.h", include_str!("../include/thrust/device_ptr.h")),
    ("thrust/device_reference.h", include_str!("../include/thrust/device_reference.h")),
    ("thrust/device_vector.h", include_str!("../include/thrust/device_vector.h")),
    ("thrust/distance.h", include_str!("../include/thrust/distance.h")),
    ("thrust/equal.h", include_str!("../include/thrust/equal.h")),
    ("thrust/execution_policy.h", include_str!("../include/thrust/execution_policy.h")),
    ("thrust/extrema.h", include_str!("../include/thrust/extrema.h")),
    ("thrust/fill.h", include_str!("../include/thrust/fill.h")),
    ("thrust/find.h", include_str!("../include/thrust/find.h")),
    ("thrust/for_each.h", include_str!("../include/thrust/for_each.h")),
    ("thrust/functional.h", include_str!("../include/thrust/functional.h")),
    ("thrust/gather.h", include_str!("../include/thrust/gather.h")),
    ("thrust/generate.h", include_str!("../include/thrust/generate.h")),
    ("thrust/host_vector.h", include_str!("../include/thrust/host_vector.h")),
    ("thrust/inner_product.h", include_str!("../include/thrust/inner_product.h")),
    (
        "thrust/iterator/constant_iterator.h",
        include_str!("../include/thrust/iterator/constant_iterator.h"),
    ),
    (
        "thrust/iterator/counting_iterator.h",
        include_str!("../include/thrust/iterator/counting_iterator.h"),
    ),
    (
        "thrust/iterator/discard_iterator.h",
        include_str!("../include/thrust/iterator/discard_iterator.h"),
    ),
    (
        "thrust/iterator/iterator_adaptor.h",
        include_str!("../include/thrust/iterator/iterator_adaptor.h"),
    ),
    (
        "thrust/iterator/iterator_facade.h",
        include_str!("../include/thrust/iterator/iterator_facade.h"),
    ),
    (
        "thrust/iterator/iterator_traits.h",
        include_str!("../include/thrust/iterator/iterator_traits.h"),
    ),
    (
        "thrust/iterator/permutation_iterator.h",
        include_str!("../include/thrust/iterator/permutation_iterator.h"),
    ),
    ("thrust/iterator/retag.h", include_str!("../include/thrust/iterator/retag.h")),
    (
        "thrust/iterator/reverse_iterator.h",
        include_str!("../include/thrust/iterator/reverse_iterator.h"),
    ),
    (
        "thrust/iterator/tabulate_output_iterator.h",
        include_str!("../include/thrust/iterator/tabulate_output_iterator.h"),
    ),
    (
        "thrust/iterator/transform_iterator.h",
        include_str!("../include/thrust/iterator/transform_iterator.h"),
    ),
    (
        "thrust/iterator/transform_output_iterator.h",
        include_str!("../include/thrust/iterator/transform_output_iterator.h"),
    ),
    ("thrust/iterator/zip_iterator.h", include_str!("../include/thrust/iterator/zip_iterator.h")),
    ("thrust/limits.h", include_str!("../include/thrust/limits.h")),
    ("thrust/logical.h", include_str!("../include/thrust/logical.h")),
    ("thrust/memory.h", include_str!("../include/thrust/memory.h")),
    ("thrust/merge.h", include_str!("../include/thrust/merge.h")),
    ("thrust/mismatch.h", include_str!("../include/thrust/mismatch.h")),
    ("thrust/mr/allocator.h", include_str!("../include/thrust/mr/allocator.h")),
    ("thrust/optional.h", include_str!("../include/thrust/optional.h")),
    ("thrust/pair.h", include_str!("../include/thrust/pair.h")),
    ("thrust/partition.h", include_str!("../include/thrust/partition.h")),
    ("thrust/per_device_resource.h", include_str!("../include/thrust/per_device_resource.h")),
    ("thrust/random.h", include_str!("../include/thrust/random.h")),
    (
        "thrust/random/linear_congruential_engine.h",
        include_str!("../include/thrust/random/linear_congruential_engine.h"),
    ),
    (
        "thrust/random/normal_distribution.h",
        include_str!("../include/thrust/random/normal_distribution.h"),
    ),
    (
        "thrust/random/uniform_int_distribution.h",
        include_str!("../include/thrust/random/uniform_int_distribution.h"),
    ),
    (
        "thrust/random/uniform_real_distribution.h",
        include_str!("../include/thrust/random/uniform_real_distribution.h"),
    ),
    ("thrust/reduce.h", include_str!("../include/thrust/reduce.h")),
    ("thrust/remove.h", include_str!("../include/thrust/remove.h")),
    ("thrust/replace.h", include_str!("../include/thrust/replace.h")),
    ("thrust/reverse.h", include_str!("../include/thrust/reverse.h")),
    ("thrust/scan.h", include_str!("../include/thrust/scan.h")),
    ("thrust/scatter.h", include_str!("../include/thrust/scatter.h")),
    ("thrust/sequence.h", include_str!("../include/thrust/sequence.h")),
    ("thrust/set_operations.h", include_str!("../include/thrust/set_operations.h")),
    ("thrust/shuffle.h", include_str!("../include/thrust/shuffle.h")),
    ("thrust/sort.h", include_str!("../include/thrust/sort.h")),
    ("thrust/swap.h", include_str!("../include/thrust/swap.h")),
    (
        "thrust/system/cpp/execution_policy.h",
        include_str!("../include/thrust/system/cpp/execution_policy.h"),
    ),
    ("thrust/system/cuda/detail/par.h", include_str!("../include/thrust/system/cuda/detail/par.h")),
    ("thrust/system/cuda/error.h", include_str!("../include/thrust/system/cuda/error.h")),
    (
        "thrust/system/cuda/execution_policy.h",
        include_str!("../include/thrust/system/cuda/execution_policy.h"),
    ),
    (
        "thrust/system/cuda/experimental/pinned_allocator.h",
        include_str!("../include/thrust/system/cuda/experimental/pinned_allocator.h"),
    ),
    ("thrust/system/cuda/memory.h", include_str!("../include/thrust/system/cuda/memory.h")),
    ("thrust/system/cuda/vector.h", include_str!("../include/thrust/system/cuda/vector.h")),
    (
        "thrust/system/omp/execution_policy.h",
        include_str!("../include/thrust/system/omp/execution_policy.h"),
    ),
    ("thrust/system_error.h", include_str!("../include/thrust/system_error.h")),
    ("thrust/tabulate.h", include_str!("../include/thrust/tabulate.h")),
    ("thrust/transform.h", include_str!("../include/thrust/transform.h")),
    ("thrust/transform_reduce.h", include_str!("../include/thrust/transform_reduce.h")),
    ("thrust/transform_scan.h", include_str!("../include/thrust/transform_scan.h")),
    ("thrust/tuple.h", include_str!("../include/thrust/tuple.h")),
    (
        "thrust/type_traits/integer_sequence.h",
        include_str!("../include/thrust/type_traits/integer_sequence.h"),
    ),
    ("thrust/uninitialized_copy.h", include_str!("../include/thrust/uninitialized_copy.h")),
    ("thrust/uninitialized_fill.h", include_str!("../include/thrust/uninitialized_fill.h")),
    ("thrust/unique.h", include_str!("../include/thrust/unique.h")),
    ("thrust/universal_allocator.h", include_str!("../include/thrust/universal_allocator.h")),
    ("thrust/universal_ptr.h", include_str!("../include/thrust/universal_ptr.h")),
    ("thrust/universal_vector.h", include_str!("../include/thrust/universal_vector.h")),
    ("thrust/version.h", include_str!("../include/thrust/version.h")),
    ("thrust/zip_function.h", include_str!("../include/thrust/zip_function.h")),
    ("time.h", include_str!("../include/time.h")),
    ("timer.h", include_str!("../include/timer.h")),
    ("tuple", include_str!("../include/tuple")),
    ("type_traits", include_str!("../include/type_traits")),
    ("typeindex", include_str!("../include/typeindex")),
    ("typeinfo", include_str!("../include/typeinfo")),
    ("unistd.h", include_str!("../include/unistd.h")),
    ("unordered_map", include_str!("../include/unordered_map")),
    ("unordered_set", include_str!("../include/unordered_set")),
    ("utility", include_str!("../include/utility")),
    ("valarray", include_str!("../include/valarray")),
    ("values.h", include_str!("../include/values.h")),
    ("variant", include_str!("../include/variant")),
    ("vector", include_str!("../include/vector")),
    ("vector_functions.h", include_str!("../include/vector_functions.h")),
    ("vector_functions.hpp", include_str!("../include/vector_functions.hpp")),
    ("vector_types.h", include_str!("../include/vector_types.h")),
    ("wchar.h", include_str!("../include/wchar.h")),
    ("wctype.h", include_str!("../include/wctype.h")),
    ("ws/algorithm.h", include_str!("../include/ws/algorithm.h")),
    ("ws/array.h", include_str!("../include/ws/array.h")),
    ("ws/assert.h", include_str!("../include/ws/assert.h")),
    ("ws/atomic.h", include_str!("../include/ws/atomic.h")),
    ("ws/bits.h", include_str!("../include/ws/bits.h")),
    ("ws/bitset.h", include_str!("../include/ws/bitset.h")),
    ("ws/blas.h", include_str!("../include/ws/blas.h")),
    ("ws/char_traits.h", include_str!("../include/ws/char_traits.h")),
    ("ws/charconv.h", include_str!("../include/ws/charconv.h")),
    ("ws/chrono.h", include_str!("../include/ws/chrono.h")),
    ("ws/compare.h", include_str!("../include/ws/compare.h")),
    ("ws/complex.h", include_str!("../include/ws/complex.h")),
    ("ws/complex_io.h", include_str!("../include/ws/complex_io.h")),
    ("ws/config.h", include_str!("../include/ws/config.h")),
    ("ws/cstd.h", include_str!("../include/ws/cstd.h")),
    ("ws/cub_device.h", include_str!("../include/ws/cub_device.h")),
    ("ws/cub_more.h", include_str!("../include/ws/cub_more.h")),
    ("ws/cub_tools.h", include_str!("../include/ws/cub_tools.h")),
    ("ws/cuda_in_cpp.h", include_str!("../include/ws/cuda_in_cpp.h")),
    ("ws/curand_host.h", include_str!("../include/ws/curand_host.h")),
    ("ws/deque.h", include_str!("../include/ws/deque.h")),
    ("ws/device_launch.h", include_str!("../include/ws/device_launch.h")),
    ("ws/distributions.h", include_str!("../include/ws/distributions.h")),
    ("ws/driver.h", include_str!("../include/ws/driver.h")),
    ("ws/enter.h", include_str!("../include/ws/enter.h")),
    ("ws/exception.h", include_str!("../include/ws/exception.h")),
    ("ws/fft.h", include_str!("../include/ws/fft.h")),
    ("ws/filesystem.h", include_str!("../include/ws/filesystem.h")),
    ("ws/format.h", include_str!("../include/ws/format.h")),
    ("ws/fstream.h", include_str!("../include/ws/fstream.h")),
    ("ws/function_objects.h", include_str!("../include/ws/function_objects.h")),
    ("ws/functional.h", include_str!("../include/ws/functional.h")),
    ("ws/future.h", include_str!("../include/ws/future.h")),
    ("ws/hash.h", include_str!("../include/ws/hash.h")),
    ("ws/hashtable.h", include_str!("../include/ws/hashtable.h")),
    ("ws/heap.h", include_str!("../include/ws/heap.h")),
    ("ws/host_stubs.h", include_str!("../include/ws/host_stubs.h")),
    ("ws/iomanip.h", include_str!("../include/ws/iomanip.h")),
    ("ws/ios.h", include_str!("../include/ws/ios.h")),
    ("ws/iostream.h", include_str!("../include/ws/iostream.h")),
    ("ws/istream.h", include_str!("../include/ws/istream.h")),
    ("ws/iterator.h", include_str!("../include/ws/iterator.h")),
    ("ws/leave.h", include_str!("../include/ws/leave.h")),
    ("ws/libc.h", include_str!("../include/ws/libc.h")),
    ("ws/limits.h", include_str!("../include/ws/limits.h")),
    ("ws/list.h", include_str!("../include/ws/list.h")),
    ("ws/math.h", include_str!("../include/ws/math.h")),
    ("ws/memory.h", include_str!("../include/ws/memory.h")),
    ("ws/new.h", include_str!("../include/ws/new.h")),
    ("ws/numbers.h", include_str!("../include/ws/numbers.h")),
    ("ws/numbers_of_c.h", include_str!("../include/ws/numbers_of_c.h")),
    ("ws/numeric.h", include_str!("../include/ws/numeric.h")),
    ("ws/optional.h", include_str!("../include/ws/optional.h")),
    ("ws/ostream.h", include_str!("../include/ws/ostream.h")),
    ("ws/posix.h", include_str!("../include/ws/posix.h")),
    ("ws/queue.h", include_str!("../include/ws/queue.h")),
    ("ws/random.h", include_str!("../include/ws/random.h")),
    ("ws/ranges.h", include_str!("../include/ws/ranges.h")),
    ("ws/regex.h", include_str!("../include/ws/regex.h")),
    ("ws/runtime_more.h", include_str!("../include/ws/runtime_more.h")),
    ("ws/runtime_templates.h", include_str!("../include/ws/runtime_templates.h")),
    ("ws/smart_pointers.h", include_str!("../include/ws/smart_pointers.h")),
    ("ws/solver.h", include_str!("../include/ws/solver.h")),
    ("ws/span.h", include_str!("../include/ws/span.h")),
    ("ws/sparse.h", include_str!("../include/ws/sparse.h")),
    ("ws/sstream.h", include_str!("../include/ws/sstream.h")),
    ("ws/strings.h", include_str!("../include/ws/strings.h")),
    ("ws/system_error.h", include_str!("../include/ws/system_error.h")),
    ("ws/thread.h", include_str!("../include/ws/thread.h")),
    ("ws/thrust_algorithms.h", include_str!("../include/ws/thrust_algorithms.h")),
    ("ws/thrust_seq.h", include_str!("../include/ws/thrust_seq.h")),
    ("ws/thrust_types.h", include_str!("../include/ws/thrust_types.h")),
    ("ws/tree.h", include_str!("../include/ws/tree.h")),
    ("ws/tuple.h", include_str!("../include/ws/tuple.h")),
    ("ws/type_traits.h", include_str!("../include/ws/type_traits.h")),
    ("ws/typeindex.h", include_str!("../include/ws/typeindex.h")),
    ("ws/utility.h", include_str!("../include/ws/utility.h")),
    ("ws/valarray.h", include_str!("../include/ws/valarray.h")),
    ("ws/variant.h", include_str!("../include/ws/variant.h")),
    ("ws/vector.h", include_str!("../include/ws/vector.h")),
    ("ws/vector_types.h", include_str!("../include/ws/vector_types.h")),
    ("ws_async.h", include_str!("../include/ws_async.h")),
    ("ws_device.h", include_str!("../include/ws_device.h")),
    ("ws_libs.h", include_str!("../include/ws_libs.h")),
    ("ws_runtime.h", include_str!("../include/ws_runtime.h")),
    ("ws_std.h", include_str!("../include/ws_std.h")),
    ("ws_texture.h", include_str!("../include/ws_texture.h")),
    ("ws_thrust.h", include_str!("../include/ws_thrust.h")),
];

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
