// paper: SESA, figure 1, Reduction, without its barrier
// prove: race
// run: --grid 2 --block 64 --shared-bytes 256 --arg 'in=f32[128]:iota' --arg 'out=f32[2]'
// expect: race war 14
// expect: race warp-level 14
__global__ void reduce(const float *in, float *out)
{
    extern __shared__ float s[];
    const unsigned t = threadIdx.x;
    s[t] = in[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (unsigned d = 1; d < blockDim.x; d *= 2)
        if (t % (2 * d) == 0 && t + d < blockDim.x)
            s[t] += s[t + d];
    if (t == 0)
        out[blockIdx.x] = s[0];
}
