// paper: SESA, figure 1, Reduction: strides double, and every thread whose number is a multiple adds
// prove: proved if
// run: --grid 2 --block 64 --shared-bytes 256 --arg 'in=f32[128]:iota' --arg 'out=f32[2]'
// expect: none
__global__ void reduce(const float *in, float *out)
{
    extern __shared__ float s[];
    const unsigned t = threadIdx.x;
    s[t] = in[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        if (t % (2 * d) == 0 && t + d < blockDim.x)
            s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = s[0];
}
