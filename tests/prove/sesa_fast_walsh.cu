// paper: SESA, Table I, fastWalsh: butterflies of the Walsh-Hadamard transform, radix 4 and then radix 2 in shared memory
// published: 1024 threads, 44.5 s
// prove: proved if
// run: --grid 2 --block 64 --shared-bytes 1024 --arg 'out=f32[512]' --arg 'in=f32[512]:iota' --arg log2n=8
// expect: none
__global__ void fastWalsh(float *out, const float *in, int log2n)
{
    extern __shared__ float s[];
    const int n = 1 << log2n, base = blockIdx.x << log2n, t = threadIdx.x;
    for (int p = t; p < n; p += blockDim.x)
        s[p] = in[base + p];
    for (int stride = n >> 2; stride > 0; stride >>= 2) {
        int low = t & (stride - 1);
        int i0 = ((t - low) << 2) + low, i1 = i0 + stride, i2 = i1 + stride, i3 = i2 + stride;
        __syncthreads();
        float a = s[i0] + s[i2], b = s[i1] + s[i3], c = s[i0] - s[i2], d = s[i1] - s[i3];
        s[i0] = a + b;
        s[i1] = a - b;
        s[i2] = c + d;
        s[i3] = c - d;
    }
    if (log2n & 1) {
        __syncthreads();
        for (int p = t; p < n / 2; p += blockDim.x) {
            float a = s[2 * p], b = s[2 * p + 1];
            s[2 * p] = a + b;
            s[2 * p + 1] = a - b;
        }
    }
    __syncthreads();
    for (int p = t; p < n; p += blockDim.x)
        out[base + p] = s[p];
}
