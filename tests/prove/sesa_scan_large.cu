// paper: SESA, Table I, Scan Large: the last values of blocks are scanned by a kernel of their own, a third adds them
// published: 4096 threads, 109.1 s
// prove: proved
// run: --kernel addTotals --grid 4 --block 64 --arg 'data=u32[1024]:iota' --arg 'totals=u32[4]:iota'
// expect: none
// run: --kernel scanTotals --grid 1 --block 64 --arg 'totals=u32[64]' --arg 'scanned=u32[1024]:iota' --arg 'in=u32[1024]:iota' --arg n=4 --arg length=256
// expect: none
#define BLOCK 64

__global__ void scanTotals(unsigned *totals, const unsigned *scanned, const unsigned *in, unsigned n, unsigned length)
{
    __shared__ unsigned s[2 * BLOCK];
    unsigned t = threadIdx.x, v = 0;
    if (t < n)
        v = scanned[length * t + length - 1] + in[length * t + length - 1];
    s[t] = 0;
    s[t + BLOCK] = v;
    for (unsigned d = 1; d < BLOCK; d <<= 1) {
        __syncthreads();
        unsigned sum = s[t + BLOCK] + s[t + BLOCK - d];
        __syncthreads();
        s[t + BLOCK] = sum;
    }
    if (t < n)
        totals[t] = s[t + BLOCK] - v;
}

__global__ void addTotals(uint4 *data, const unsigned *totals)
{
    __shared__ unsigned total;
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        total = totals[blockIdx.x];
    __syncthreads();
    uint4 v = data[i];
    v.x += total;
    v.y += total;
    v.z += total;
    v.w += total;
    data[i] = v;
}
