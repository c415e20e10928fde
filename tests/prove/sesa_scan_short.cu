// paper: SESA, Table I, Scan Short: four elements a thread, the sums of threads scanned in shared memory with padding of zeros
// published: 4096 threads, 181.9 s
// prove: proved if
// run: --grid 2 --block 64 --arg 'out=u32[512]' --arg 'in=u32[512]:iota'
// expect: none
#define BLOCK 64

__device__ unsigned scanInclusive(unsigned v, volatile unsigned *s)
{
    unsigned pos = 2 * threadIdx.x - (threadIdx.x & (BLOCK - 1));
    s[pos] = 0;
    pos += BLOCK;
    s[pos] = v;
    for (unsigned d = 1; d < BLOCK; d <<= 1) {
        __syncthreads();
        unsigned t = s[pos] + s[pos - d];
        __syncthreads();
        s[pos] = t;
    }
    return s[pos];
}

__global__ void scanShort(uint4 *out, const uint4 *in)
{
    __shared__ unsigned s[2 * BLOCK];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    uint4 v = in[i];
    v.y += v.x;
    v.z += v.y;
    v.w += v.z;
    unsigned before = scanInclusive(v.w, s) - v.w;
    out[i] = make_uint4(before, before + v.x, before + v.y, before + v.z);
}
