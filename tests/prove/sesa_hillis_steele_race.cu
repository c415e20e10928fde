// paper: Hillis and Steele's scan with one barrier a step
// prove: race
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'out=i32[64]' --arg 'in=i32[64]:iota'
// expect: race raw 14
// expect: race warp-level 14
__global__ void hillisSteele(int *out, const int *in)
{
    extern __shared__ int s[];
    const int t = threadIdx.x;
    s[t] = in[t];
    for (int d = 1; d < blockDim.x; d *= 2) {
        __syncthreads();
        if (t >= d)
            s[t] += s[t - d];
    }
    out[t] = s[t];
}
