// The barrier of a cluster cannot be simulated; the command must say so, and where.
#include <cooperative_groups.h>
__global__ void k(int *o) {
  __shared__ int s[64];
  const auto cluster = cooperative_groups::this_cluster();
  s[threadIdx.x] = threadIdx.x;

  cluster.sync();
  o[blockIdx.x * 64 + threadIdx.x] = cluster.map_shared_rank(s, 1)[threadIdx.x];
}
