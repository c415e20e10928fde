// paper: SESA's third kind of scan beside Blelloch's and Brent and Kung's: Hillis and Steele's, with two barriers a step
// prove: proved if
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'out=i32[64]' --arg 'in=i32[64]:iota'
// expect: none
__global__ void hillisSteele(int *out, const int *in)
{
    extern __shared__ int s[];
    const int t = threadIdx.x;
    s[t] = in[t];
    for (int d = 1; d < blockDim.x; d *= 2) {
        __syncthreads();
        int add = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += add;
    }
    out[t] = s[t];
}
