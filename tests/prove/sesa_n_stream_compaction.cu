// paper: SESA, Table II, n stream compaction: several arrays, an exclusive scan of the flags of each, a scatter by its result
// published: 256 threads, 936.6 s
// prove: unknown
// run: --grid 2 --block 64 --arg 'in=i32[128]:iota' --arg 'out=i32[128]' --arg 'counts=i32[2]'
// expect: none
// That two threads never scatter to one place follows from the scan's meaning, not from the form of an address.
#define BLOCK 64

__global__ void compact(const int *in, int *out, int *counts)
{
    __shared__ int sum[BLOCK];
    const int t = threadIdx.x;
    in += blockIdx.x * BLOCK;
    out += blockIdx.x * BLOCK;
    int value = in[t], keep = value % 3 == 0;
    sum[t] = keep;
    for (int d = 1; d < BLOCK; d *= 2) {
        __syncthreads();
        int add = t >= d ? sum[t - d] : 0;
        __syncthreads();
        sum[t] += add;
    }
    __syncthreads();
    if (keep)
        out[sum[t] - 1] = value;
    if (t == BLOCK - 1)
        counts[blockIdx.x] = sum[t];
}
