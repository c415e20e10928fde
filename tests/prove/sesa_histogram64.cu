// paper: SESA, section VI A, histogram64, with a column of counters for each thread
// prove: proved if
// run: --grid 1 --block 32 --arg 'out=u32[64]' --arg 'in=u32[64]:fill(63)' --arg words=64
// expect: none
#define BINS 64

__global__ void histogram64(unsigned *out, const unsigned *in, int words)
{
    __shared__ unsigned char counters[BINS * 32];
    for (int i = threadIdx.x; i < BINS * 32; i += blockDim.x) counters[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < words; i += blockDim.x)
        counters[(in[i] & 63) * 32 + threadIdx.x]++;
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
        unsigned sum = 0;
        for (int k = 0; k < 32; k++) sum += counters[b * 32 + k];
        out[b] = sum;
    }
}
