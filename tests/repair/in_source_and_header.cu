// run: --block 64
// One fault in the source, one in a header.
#include "in_source_and_header.cuh"
__global__ void even_neighbours(const int *in, List list) {
    __shared__ int s[64];
    s[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
    if (s[63 - threadIdx.x] % 2 == 0) list.push(s[threadIdx.x]);
}
