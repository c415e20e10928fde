// paper: SESA, section VI A, histogram64: byte counters of threads that share a word; SESA found a write-write race in 2 s
// published: 2 s
// prove: race
// run: --grid 1 --block 64 --arg 'out=u32[64]' --arg 'in=u32[64]:fill(63)' --arg words=64
// expect: race raw 17
// expect: race war 17
// expect: race waw 17
// Two threads have the same column of counters: the position takes six bits of a number that has more.
#define BINS 64

__global__ void histogram64(unsigned *out, const unsigned *in, int words)
{
    __shared__ unsigned char counters[BINS * 32];
    for (int i = threadIdx.x; i < BINS * 32; i += blockDim.x) counters[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < words; i += blockDim.x)
        counters[(in[i] & 63) * 32 + (threadIdx.x & 31)]++;
    __syncthreads();
    if (threadIdx.x < BINS) {
        unsigned sum = 0;
        for (int k = 0; k < 32; k++) sum += counters[threadIdx.x * 32 + k];
        out[threadIdx.x] = sum;
    }
}
