// run: --search default --budget 60-launches
// expect: none
// What public programs include besides the runtime; the types that Thrust passes to kernels.
#include <dirent.h>
#include <fcntl.h>
#include <fenv.h>
#include <getopt.h>
#include <sched.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <omp.h>
#include <cublasLt.h>
#include <cuda_fp8.h>
#include <nvToolsExt.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <cassert>
#include <fstream>
#include <string>
#if !defined(_POSIX_VERSION)
#error no POSIX
#endif
template <typename T, int B> __global__ void scale(T *a, T f, int n) {
  int i = blockIdx.x * B + threadIdx.x;
  if (i < n) a[i] *= f;
}
__global__ void eighths(float *out) {
  float v[6] = {1.0f, -0.3f, 448.0f, 1000.0f, 0.001f, 0.0f}, four[6] = {1.0f, -0.3125f, 448.0f, 448.0f, 0.001953125f, 0.0f};
  for (int i = 0; i < 6; ++i) {
    assert((float)__nv_fp8_e4m3(v[i]) == four[i]);
    assert((float)__nv_fp8_e5m2(1.25f) == 1.25f);
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = v[threadIdx.x % 6];
}
int main(int argc, char **argv) {
  static struct option options[] = {{"size", required_argument, 0, 's'}, {0, 0, 0, 0}};
  int n = 1000, c;
  while ((c = getopt_long(argc, argv, "s:", options, 0)) != -1)
    switch (c) {
      case 's': n = atoi(optarg); break;
    }
  std::string name = argv[0];
  size_t slash = name.find_last_of('/');
  if (strncasecmp(name.c_str() + slash, "test", 4) == 0) fesetround(FE_TONEAREST);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  thrust::host_vector<float> h(n);
  thrust::device_vector<float> d = h;
  nvtxRangePushA("scale");
  scale<float, 64><<<(n + 63) / 64, 64>>>(thrust::raw_pointer_cast(d.data()), 2.0f, n);
  float sum = thrust::reduce(d.begin(), d.end(), 0.0f, thrust::plus<float>());
  eighths<<<2, 64>>>(thrust::raw_pointer_cast(&d[0]));
  printf("%f %d\n", sum, omp_get_max_threads());
  return 0;
}
