// A grid-wide sum with staged copies, and reductions and scans of groups.
// nvcc: no, helpers of samples
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>
#include "helper_cuda.h"
namespace cg = cooperative_groups;
__global__ void gridReduce(const int *in, int *partial, int *total, int n) {
  cg::grid_group grid = cg::this_grid();
  cg::thread_block block = cg::this_thread_block();
  extern __shared__ int staged[];
  int sum = 0;
  for (int base = block.group_index().x * block.size(); base < n; base += grid.num_blocks() * block.size()) {
    int count = min((int)block.size(), n - base);
    cg::memcpy_async(block, staged, in + base, sizeof(int) * count);
    cg::wait(block);
    if ((int)block.thread_rank() < count) sum += staged[block.thread_rank()];
    block.sync();
  }
  auto warp = cg::tiled_partition<32>(block);
  sum = cg::reduce(warp, sum, cg::plus<int>());
  if (warp.thread_rank() == 0) atomicAdd(&partial[block.group_index().x], sum);
  grid.sync();
  if (grid.thread_rank() == 0) {
    int t = 0;
    for (unsigned b = 0; b < grid.num_blocks(); b++) t += partial[b];
    *total = t;
  }
}
__global__ void scanTile(int *data, int *maxima) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = data[i];
  data[i] = cg::inclusive_scan(tile, v);
  int m = cg::reduce(tile, v, cg::greater<int>());
  if (tile.thread_rank() == 0) maxima[i / 16] = m;
  auto active = cg::coalesced_threads();
  if (v % 2) {
    auto odd = cg::coalesced_threads();
    if (odd.thread_rank() == 0) atomicAdd(&maxima[gridDim.x * blockDim.x / 16], (int)odd.size());
  }
  auto part = cg::labeled_partition(active, v % 3);
  auto two = cg::binary_partition(tile, v % 2 == 0);
  (void)two;
  (void)part;
}
int main(int argc, char **argv) {
  int dev = findCudaDevice(argc, (const char **)argv);
  cudaDeviceProp prop;
  checkCudaErrors(cudaGetDeviceProperties(&prop, dev));
  if (!prop.cooperativeLaunch) {
    printf("waived\n");
    exit(EXIT_WAIVED);
  }
  int n = 3001;
  if (checkCmdLineFlag(argc, (const char **)argv, "n")) n = getCmdLineArgumentInt(argc, (const char **)argv, "n=");
  std::vector<int> h(n);
  std::iota(h.begin(), h.end(), -1000);
  int *in, *partial, *total;
  int threads = 128, blocksPerSm;
  checkCudaErrors(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocksPerSm, gridReduce, threads, threads * sizeof(int)));
  int blocks = std::min(blocksPerSm * prop.multiProcessorCount, 6);
  checkCudaErrors(cudaMalloc(&in, n * sizeof(int)));
  checkCudaErrors(cudaMalloc(&partial, blocks * sizeof(int)));
  checkCudaErrors(cudaMallocManaged(&total, sizeof(int)));
  checkCudaErrors(cudaMemset(partial, 0, blocks * sizeof(int)));
  checkCudaErrors(cudaMemcpy(in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  void *args[] = {&in, &partial, &total, &n};
  checkCudaErrors(cudaLaunchCooperativeKernel((void *)gridReduce, dim3(blocks), dim3(threads), args, threads * sizeof(int), 0));
  checkCudaErrors(cudaDeviceSynchronize());
  int ref = std::accumulate(h.begin(), h.end(), 0);
  printf("sum %d (reference %d)\n", *total, ref);
  int *d, *m;
  const int k = 256;
  checkCudaErrors(cudaMallocManaged(&d, k * sizeof(int)));
  checkCudaErrors(cudaMallocManaged(&m, (k / 16 + 1) * sizeof(int)));
  for (int i = 0; i < k; i++) d[i] = (i * 37) % 11;
  m[k / 16] = 0;
  std::vector<int> old(d, d + k);
  scanTile<<<2, 128>>>(d, m);
  checkCudaErrors(cudaDeviceSynchronize());
  bool ok = *total == ref;
  int odd = 0;
  for (int i = 0; i < k; i++) {
    int s = 0, mx = 0;
    for (int j = i / 16 * 16; j <= i; j++) s += old[j];
    for (int j = i / 16 * 16; j < i / 16 * 16 + 16; j++) mx = std::max(mx, old[j]);
    ok &= d[i] == s && m[i / 16] == mx;
    odd += old[i] & 1;
  }
  ok &= m[k / 16] == odd;
  cudaFree(in);
  cudaFree(partial);
  cudaFree(total);
  cudaFree(d);
  cudaFree(m);
  printf("%s\n", ok ? "PASSED" : "FAILED");
  exit(ok ? EXIT_SUCCESS : EXIT_FAILURE);
}
