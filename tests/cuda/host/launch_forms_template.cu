// run: --kernel t_literal --search default --budget 60-launches
// expect: none
// run: --kernel t_newline --search default --budget 60-launches
// expect: none
// run: --kernel t_uint_const --search default --budget 60-launches
// expect: none
// run: --kernel t_named_args --search default --budget 60-launches
// expect: none
// run: --kernel t_attribute --search default --budget 60-launches
// expect: none
// run: --kernel t_and --search default --budget 60-launches
// expect: none
// The same for kernels that are templates.
typedef unsigned int uint;
#define KERNEL(N) template <int TX> __global__ void N(float *o, float v) { int i = blockIdx.x * blockDim.x * 4 + threadIdx.x; \
  for (int u = 0; u < 4; ++u) o[i + u * TX] += v; }
KERNEL(t_literal) KERNEL(t_newline) KERNEL(t_uint_const) KERNEL(t_named_args) KERNEL(t_attribute) KERNEL(t_and) KERNEL(t_two)
void host(float *o, int n, bool big) {
  t_literal<8><<<n / 32, 8>>>(o, 1.f);
  { dim3 gridDim(n / 32); dim3 blockDim(2 * 4);
    t_newline<8>
        <<<gridDim, blockDim>>>(o, 1.f); }
  { const uint T = 8; t_uint_const<8><<<n / 32, T>>>(o, 1.f); }
  { const unsigned BM = 64, T = 8; dim3 b(BM / T); t_named_args<T><<<n / 32, b>>>(o, 1.f); }
  { dim3 b(8); cudaFuncSetAttribute(t_attribute<8>, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
    t_attribute<8><<<n / 32, b>>>(o, 1.f); }
  if (n >= 128 and big) { const int T = 8; dim3 b(T); t_and<8><<<n / 32, b>>>(o, 1.f); }
  if (big) { const int T = 8; dim3 b(T); t_two<8><<<n / 32, b>>>(o, 1.f); }
  else { const int T = 16; dim3 b(T); t_two<16><<<n / 32, b>>>(o, 1.f); }
}
