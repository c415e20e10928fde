// Contracts by the annotations that verifiers read. Launches that break one are not judged.
// run: --kernel rows --search default
// expect: none
// run: --kernel rows_meet --search default
// expect: race waw 26
// run: --kernel slots --search default
// expect: none
// run: --kernel slots_shared --search default
// expect: race war 42
// expect: race raw 42
// expect: race warp-level 42
#include <cuda.h>

__global__ void rows(int *a, int n) {
  __requires(n == 64);
  __requires(blockDim.x == 64);
  a[blockIdx.x * n + threadIdx.x] = threadIdx.x;
}

// The contract leaves room for several blocks, but the row does not depend on the block.
__global__ void rows_meet(int *a, int n) {
  __requires(n == 64);
  __requires(blockDim.x == 64);
  __requires(gridDim.x > 1);

  a[(blockIdx.x / 2) * n + threadIdx.x] = blockIdx.x;
}

__global__ void slots(int *a, const int *of, int n) {
  __requires(n > 0);
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  __assume(of[t] != 0);
  for (int i = 0; __invariant(i <= n && a[i] >= 0), i < n; ++i)
    a[t * n + i] = i / of[t];
  __assert(__implies(t == 0, t < n));
}

__global__ void slots_shared(int *a, const int *of, int n) {
  __requires(n > 0);
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; __invariant(i <= n), i < n; ++i)
    a[t + i] += of[t];
}
// expect: race waw 42
// expect: race same-value 42
