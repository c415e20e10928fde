// Storage of an exchange is used again without a barrier. Twin: cuda/block_exchanges.
// run: --search default
// expect: race raw 11 12
// expect: race war 11 12
// expect: race warp-level 11 12
#include <cub/cub.cuh>
__global__ void k(int *out) {
  typedef cub::BlockExchange<int, 64, 4> Exchange;
  __shared__ typename Exchange::TempStorage storage;
  int v[4] = {1, 2, 3, (int)threadIdx.x};
  Exchange(storage).StripedToBlocked(v);
  Exchange(storage).StripedToBlocked(v);
  out[blockIdx.x * 64 + threadIdx.x] = v[0];
}
