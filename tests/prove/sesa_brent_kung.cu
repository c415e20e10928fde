// paper: SESA, Table II, brentkung: an inclusive scan with a tree up and a tree down
// published: 256 threads, 315.5 s
// prove: proved if
// run: --grid 1 --block 32 --shared-bytes 256 --arg 'out=i32[64]' --arg 'in=i32[64]:iota'
// expect: none
__global__ void brentKung(int *out, const int *in)
{
    extern __shared__ int s[];
    const int t = threadIdx.x, n = 2 * blockDim.x;
    s[t] = in[t];
    s[t + blockDim.x] = in[t + blockDim.x];
    for (int stride = 1; stride <= blockDim.x; stride *= 2) {
        __syncthreads();
        int i = (t + 1) * stride * 2 - 1;
        if (i < n)
            s[i] += s[i - stride];
    }
    for (int stride = n / 4; stride > 0; stride /= 2) {
        __syncthreads();
        int i = (t + 1) * stride * 2 - 1;
        if (i + stride < n)
            s[i + stride] += s[i];
    }
    __syncthreads();
    out[t] = s[t];
    out[t + blockDim.x] = s[t + blockDim.x];
}
