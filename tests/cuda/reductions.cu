// A program that launches instances by a switch, each with the block that it is made for.
// run: --kernel _Z6reduceILj512EfLb1EEvPKT0_PS0_j --grid 2 --block 512 --shared-bytes 2048 --arg n=3000
// expect: none
// run: --kernel _Z6reduceILj64EfLb1EEvPKT0_PS0_j --grid 2 --block 64 --shared-bytes 256 --arg n=300
// expect: none
#include <cstdio>
#include <cstdlib>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

template <unsigned int size, class T, bool power_of_two> __global__ void reduce(const T *in, T *out, unsigned int n) {
  extern __shared__ unsigned char raw[];
  T *s = reinterpret_cast<T *>(raw);
  cg::thread_block block = cg::this_thread_block();
  unsigned int t = threadIdx.x, i = blockIdx.x * size * 2 + t, grid = size * 2 * gridDim.x;
  T sum = 0;
  for (; i < n; i += grid) {
    sum += in[i];
    if (power_of_two || i + size < n) sum += i + size < n ? in[i + size] : T(0);
  }
  s[t] = sum;
  cg::sync(block);
  if (size >= 512 && t < 256) s[t] = sum = sum + s[t + 256];
  cg::sync(block);
  if (size >= 256 && t < 128) s[t] = sum = sum + s[t + 128];
  cg::sync(block);
  if (size >= 128 && t < 64) s[t] = sum = sum + s[t + 64];
  cg::sync(block);
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  if (block.thread_rank() < 32) {
    if (size >= 64) sum += s[t + 32];
    for (int offset = tile.size() / 2; offset > 0; offset /= 2) sum += tile.shfl_down(sum, offset);
  }
  if (block.thread_rank() == 0) out[blockIdx.x] = sum;
}

template <class T> void run(int size, int threads, int blocks, T *in, T *out) {
  dim3 dimBlock(threads, 1, 1), dimGrid(blocks, 1, 1);
  int bytes = threads <= 32 ? 2 * threads * sizeof(T) : threads * sizeof(T);
  switch (threads) {
    case 512: reduce<512, T, true><<<dimGrid, dimBlock, bytes>>>(in, out, size); break;
    case 256: reduce<256, T, true><<<dimGrid, dimBlock, bytes>>>(in, out, size); break;
    case 64: reduce<64, T, true><<<dimGrid, dimBlock, bytes>>>(in, out, size); break;
  }
}

int main(int argc, char **argv) {
  int n = 1 << 14;
  float *in, *out;
  cudaMalloc(&in, n * sizeof(float));
  cudaMalloc(&out, 64 * sizeof(float));
  run<float>(n, argc > 1 ? atoi(argv[1]) : 256, 16, in, out);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
