// paper: SESA, Table II, stream compaction: flags are scanned in place by one warp's habit, a write-write race was confirmed
// published: 256 threads, 50.6 s
// prove: race
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'out=i32[64]' --arg n=64
// expect: race same-value 19
// expect: race warp-level 19
#define BLOCK 64

__global__ void compact(const int *in, int *out, int n)
{
    __shared__ int sum[BLOCK];
    const int t = threadIdx.x;
    int keep = t < n && in[t] % 3 == 0;
    sum[t] = keep;
    __syncthreads();
    for (int d = 1; d < BLOCK; d *= 2) {
        int right = (t + 1) * 2 * d - 1;
        if (right < BLOCK)
            sum[right] += sum[right - d];
    }
    __syncthreads();
    if (keep)
        out[t] = in[t];
}
