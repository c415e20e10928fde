// Barriers and accesses are macros.
#define SYNC __syncthreads()
#define LOAD(dst, src) dst = src
__global__ void swap_halves(const int *in, int *out) {
    __shared__ int s[128];
    LOAD(s[threadIdx.x], in[threadIdx.x]);
    out[threadIdx.x] = s[(threadIdx.x + 64) % 128];
    SYNC;
    s[threadIdx.x] = out[threadIdx.x] * 2;
    SYNC;
    out[threadIdx.x] += s[127 - threadIdx.x];
}
