// paper: SESA, Table II, blelloch, without the barrier in the down-sweep
// prove: race
// run: --grid 1 --block 64 --shared-bytes 512 --arg 'out=i32[128]' --arg 'in=i32[128]:iota'
// expect: race raw 28
// expect: race raw 28 29
// expect: race raw 29
// expect: race war 27 29
// expect: race war 28 29
// expect: race war 29
// expect: race warp-level 27 29
// expect: race warp-level 28
// expect: race warp-level 28 29
// expect: race warp-level 29
// expect: race waw 28 29
// expect: race waw 29
__global__ void blelloch(int *out, const int *in)
{
    extern __shared__ int s[];
    const int t = threadIdx.x, n = 2 * blockDim.x;
    int offset = n;
    s[2 * t] = in[2 * t];
    s[2 * t + 1] = in[2 * t + 1];
    __syncthreads();
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        if (t < d) {
            int left = s[offset * (2 * t + 1) - 1];
            s[offset * (2 * t + 1) - 1] = s[offset * (2 * t + 2) - 1];
            s[offset * (2 * t + 2) - 1] += left;
        }
    }
    __syncthreads();
    out[2 * t] = s[2 * t];
    out[2 * t + 1] = s[2 * t + 1];
}
