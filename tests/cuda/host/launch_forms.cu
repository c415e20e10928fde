// run: --kernel k_define --search default --budget 60-launches
// expect: none
// run: --kernel k_named_blockDim --search default --budget 60-launches
// expect: none
// run: --kernel k_members --search default --budget 60-launches
// expect: none
// run: --kernel k_const_expr --search default --budget 60-launches
// expect: none
// run: --kernel k_variable --search default --budget 60-launches
// expect: none
// run: --kernel k_template --search default --budget 60-launches
// expect: none
// run: --kernel k_launch_api --search default --budget 60-launches
// expect: none
// run: --kernel k_braces --search default --budget 60-launches
// expect: none
// run: --kernel k_wrapper_param --search default --budget 60-launches
// expect: none
// run: --kernel k_local_const_branch --search default --budget 60-launches
// expect: none
// run: --kernel k_ternary --search default --budget 60-launches
// expect: none
// run: --kernel k_launch_ex --search default --budget 60-launches
// expect: none
// run: --kernel k_struct_const --search default --budget 60-launches
// expect: none
// run: --kernel k_min --search default --budget 60-launches
// expect: none
// Exactly 8 threads, written in different ways.
#define TX 8
#define KERNEL(N) __global__ void N(float *o, float v) { int i = blockIdx.x * blockDim.x * 4 + threadIdx.x; \
  for (int u = 0; u < 4; ++u) o[i + u * TX] += v; }
KERNEL(k_define) KERNEL(k_named_blockDim) KERNEL(k_members) KERNEL(k_const_expr) KERNEL(k_variable)
KERNEL(k_template) KERNEL(k_launch_api) KERNEL(k_braces) KERNEL(k_wrapper_param) KERNEL(k_local_const_branch) KERNEL(k_ternary) KERNEL(k_launch_ex) KERNEL(k_struct_const) KERNEL(k_min)
template <int B> void run(float *o, int n) { k_template<<<n / 32, B>>>(o, 1.f); }
void wrapped(float *o, int n, int threads) { k_wrapper_param<<<n / 32, threads>>>(o, 1.f); }
struct Conf { static constexpr int threads = 8; };
void host(float *o, int n, bool big) {
  k_define<<<n / 32, TX>>>(o, 1.f);
  { dim3 gridDim(n / 32); dim3 blockDim(2 * 4); k_named_blockDim<<<gridDim, blockDim>>>(o, 1.f); }
  { dim3 g, b; b.x = TX; b.y = 1; b.z = 1; g.x = n / (b.x * 4); g.y = 1; k_members<<<g, b, 0>>>(o, 1.f); }
  { const unsigned M = 64, U = 8; dim3 b((M * 1) / U); k_const_expr<<<n / 32, b>>>(o, 1.f); }
  { int t = 8; k_variable<<<n / 32, t>>>(o, 1.f); }
  run<8>(o, n);
  { float v = 1.f; void *args[] = {&o, &v}; cudaLaunchKernel((void *)k_launch_api, dim3(n / 32), dim3(8), args, 0, 0); }
  { dim3 b{8, 1, 1}; k_braces<<<n / 32, b>>>(o, 1.f); }
  wrapped(o, n, 8);
  if (big) { const unsigned int T = 8; dim3 b(T); k_local_const_branch<<<n / 32, b>>>(o, 1.f); }
  { int t = big ? 8 : 8; k_ternary<<<n / 32, t>>>(o, 1.f); }
  { cudaLaunchConfig_t c = {}; c.gridDim = dim3(n / 32); c.blockDim = dim3(8); cudaLaunchKernelEx(&c, k_launch_ex, o, 1.f); }
  k_struct_const<<<n / 32, Conf::threads>>>(o, 1.f);
  { int t = n < 8 ? n : 8; k_min<<<n / t, t>>>(o, 1.f); }
}
