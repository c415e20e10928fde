// Blocks that take work from a queue, a list behind a lock, a sum by the last block.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>
#include <numeric>
#include <algorithm>
// Persistent blocks take work from a queue; a lock protects a list; the last block sums up.
struct Queue { unsigned head, tail; };
struct Lock {
  int *mutex;
  Lock() {
    int z = 0;
    cudaMalloc((void **)&mutex, sizeof(int));
    cudaMemcpy(mutex, &z, sizeof(int), cudaMemcpyHostToDevice);
  }
  ~Lock() {}
  __device__ void lock() {
    while (atomicCAS(mutex, 0, 1) != 0) ;
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicExch(mutex, 0);
  }
};
__device__ unsigned done_blocks;
__global__ void persistent(Queue *q, const int *work, int n, int *hist, Lock lock, int *list, int *len, volatile long long *partial, long long *total) {
  __shared__ int item;
  __shared__ bool last;
  long long mine = 0;
  while (true) {
    if (threadIdx.x == 0) item = atomicAdd(&q->head, 1u);
    __syncthreads();
    int it = item;
    __syncthreads();
    if (it >= n) break;
    int v = work[it];
    for (int k = threadIdx.x; k < v; k += blockDim.x) mine += k;
    if (threadIdx.x == 0) {
      atomicAdd(&hist[v % 8], 1);
      if (v % 16 == 0) {
        lock.lock();
        list[*len] = v;
        *len = *len + 1;
        lock.unlock();
      }
    }
  }
  __shared__ long long s[64];
  s[threadIdx.x] = mine;
  __syncthreads();
  for (int k = 32; k; k >>= 1) {
    if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    unsigned t = atomicInc(&done_blocks, gridDim.x);
    last = t == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    long long sum = 0;
    for (int b = 0; b < gridDim.x; b++) sum += partial[b];
    *total = sum;
    done_blocks = 0;
  }
}
int main() {
  const int n = 200;
  std::vector<int> w(n);
  for (int i = 0; i < n; i++) w[i] = (i * 31) % 97;
  Queue *q;
  int *work, *hist, *list, *len;
  long long *partial, *total;
  cudaMallocManaged(&q, sizeof *q);
  cudaMallocManaged(&work, n * 4);
  cudaMallocManaged(&hist, 32);
  cudaMallocManaged(&list, n * 4);
  cudaMallocManaged(&len, 4);
  cudaMalloc(&partial, 8 * 8);
  cudaMallocManaged(&total, 8);
  *q = {0, (unsigned)n};
  std::copy(w.begin(), w.end(), work);
  std::fill(hist, hist + 8, 0);
  *len = 0;
  Lock lock;
  persistent<<<6, 64>>>(q, work, n, hist, lock, list, len, partial, total);
  cudaError_t e = cudaDeviceSynchronize();
  if (e) {
    printf("%s\n", cudaGetErrorString(e));
    return 1;
  }
  long long ref = 0;
  int mult = 0;
  for (int v : w) {
    ref += (long long)v * (v - 1) / 2;
    mult += v % 16 == 0;
  }
  std::sort(list, list + *len);
  bool ok = ref == *total && *len == mult && std::accumulate(hist, hist + 8, 0) == n;
  printf("total %lld of %lld, list %d\n%s\n", *total, ref, *len, ok ? "PASSED" : "FAILED");
  cudaFree(lock.mutex);
  cudaFree(q);
  cudaFree(work);
  cudaFree(hist);
  cudaFree(list);
  cudaFree(len);
  cudaFree(partial);
  cudaFree(total);
  return !ok;
}
