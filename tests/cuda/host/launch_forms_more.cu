// run: --kernel m_default --search default --budget 60-launches
// expect: none
// run: --kernel m_member --search default --budget 60-launches
// expect: none
// run: --kernel m_helper --search default --budget 60-launches
// expect: none
// run: --kernel m_cast --search default --budget 60-launches
// expect: none
// run: --kernel m_enum --search default --budget 60-launches
// expect: none
// run: --kernel m_nested --search default --budget 60-launches
// expect: none
// run: --kernel m_lambda --search default --budget 60-launches
// expect: none
// run: --kernel m_global --search default --budget 60-launches
// expect: none
// run: --kernel m_float --search default --budget 60-launches
// expect: none
// run: --kernel m_copy --search default --budget 60-launches
// expect: none
// run: --kernel m_coop --search default --budget 60-launches
// expect: none
// More ways to write 8 threads.
#include <algorithm>
#include <cmath>
#define KERNEL(N) __global__ void N(float *o, float v) { int i = blockIdx.x * blockDim.x * 4 + threadIdx.x; \
  for (int u = 0; u < 4; ++u) o[i + u * 8] += v; }
KERNEL(m_default) KERNEL(m_member) KERNEL(m_helper) KERNEL(m_cast) KERNEL(m_enum) KERNEL(m_nested) KERNEL(m_lambda) KERNEL(m_global) KERNEL(m_float) KERNEL(m_copy) KERNEL(m_coop)
enum Sizes { TINY = 4, SMALL = 2 * TINY, LARGE };
static int g_threads = 8;
const dim3 whole(8, 1, 1);
inline int ceil_div(int a, int b) { return (a + b - 1) / b; }
void with_default(float *o, int n, int threads = 8) { m_default<<<n / 32, threads>>>(o, 1.f); }
void inner(float *o, dim3 grid, dim3 block) { m_nested<<<grid, block>>>(o, 1.f); }
void outer(float *o, int n, int t) { inner(o, dim3(n / 32), dim3(t)); }
struct Config { int threads; };
struct Runner { static const int T = 8; void run(float *o, int n) { m_member<<<n / 32, T>>>(o, 1.f); } };
int main(int argc, char **argv) {
  float *o;
  int n = 1024, threads = 8;
  if (argc > 1) threads = atoi(argv[1]);
  cudaMalloc(&o, 1 << 20);
  with_default(o, n);
  Runner().run(o, n);
  m_helper<<<ceil_div(n, 32), ceil_div(61, 8)>>>(o, 1.f);
  m_cast<<<(unsigned int)(n / 32), static_cast<unsigned>(std::min(threads, 64))>>>(o, 1.f);
  m_enum<<<n / 32, SMALL>>>(o, 1.f);
  outer(o, n, threads);
  auto launch = [&](int blocks) { m_lambda<<<blocks, threads>>>(o, 1.f); };
  launch(n / 32);
  m_global<<<n / 32, g_threads>>>(o, 1.f);
  m_float<<<(int)ceil((float)n / 32), (int)ceil(15.0 / 2)>>>(o, 1.f);
  dim3 block = whole;
  m_copy<<<n / 32, block>>>(o, 1.f);
  float v = 1.f;
  void *list[] = {(void *)&o, (void *)&v};
  cudaLaunchCooperativeKernel((void *)m_coop, dim3(n / 32), block, list);
  return cudaDeviceSynchronize();
}
