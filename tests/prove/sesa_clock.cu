// paper: SESA, Table I, Clock: a minimum by a tree, timed by clock() in thread 0 of each block
// published: 16384 threads, 4.6 s
// prove: proved
// run: --grid 4 --block 64 --shared-bytes 512 --arg 'in=f32[128]:iota' --arg 'out=f32[4]' --arg 'timer=i64[8]'
// expect: none
__global__ void timedReduction(const float *in, float *out, long long *timer)
{
    extern __shared__ float s[];
    const int t = threadIdx.x;
    if (t == 0)
        timer[blockIdx.x] = clock64();
    s[t] = in[t];
    s[t + blockDim.x] = in[t + blockDim.x];
    for (int d = blockDim.x; d > 0; d /= 2) {
        __syncthreads();
        if (t < d && s[t + d] < s[t])
            s[t] = s[t + d];
    }
    if (t == 0)
        out[blockIdx.x] = s[0];
    __syncthreads();
    if (t == 0)
        timer[blockIdx.x + gridDim.x] = clock64();
}
