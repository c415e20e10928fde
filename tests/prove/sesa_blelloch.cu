// paper: SESA, Table II, blelloch: up-sweep and down-sweep of an exclusive scan, two elements a thread
// published: 256 threads, 629.0 s
// prove: proved if
// run: --grid 1 --block 32 --shared-bytes 256 --arg 'out=i32[64]' --arg 'in=i32[64]:iota'
// expect: none
__global__ void blelloch(int *out, const int *in)
{
    extern __shared__ int s[];
    const int t = threadIdx.x, n = 2 * blockDim.x;
    int offset = 1;
    s[2 * t] = in[2 * t];
    s[2 * t + 1] = in[2 * t + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d)
            s[offset * (2 * t + 2) - 1] += s[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    __syncthreads();
    if (t == 0)
        s[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        __syncthreads();
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
