// The group of the warp is there to wait for.
#include <cooperative_groups.h>
using namespace cooperative_groups;
__global__ void rank_sort(const int *in, int *out)
{
    __shared__ int v[128];
    thread_block b = this_thread_block();
    thread_block_tile<32> tile = tiled_partition<32>(b);
    int base = threadIdx.x - tile.thread_rank();
    v[threadIdx.x] = in[blockIdx.x * blockDim.x + threadIdx.x];
    int r = 0;
    for (int k = 0; k < tile.size(); k++)
        r += v[base + k] < v[threadIdx.x] || (v[base + k] == v[threadIdx.x] && k < tile.thread_rank());
    out[blockIdx.x * blockDim.x + base + r] = v[threadIdx.x];
}
