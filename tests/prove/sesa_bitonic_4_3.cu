// paper: SESA, Table II, bitonic 4.3: keys with values, two elements a thread, ascending or descending by an argument
// published: 256 threads, 1215.6 s
// prove: proved if
// run: --grid 2 --block 32 --arg 'keys=u32[128]:iota' --arg 'values=u32[128]:iota' --arg length=64 --arg dir=1
// expect: none
#define LIMIT 64

__device__ void order(unsigned &ka, unsigned &va, unsigned &kb, unsigned &vb, unsigned dir)
{
    if ((ka > kb) == dir) {
        unsigned t = ka;
        ka = kb;
        kb = t;
        t = va;
        va = vb;
        vb = t;
    }
}

__global__ void bitonicShared(unsigned *keys, unsigned *values, unsigned length, unsigned dir)
{
    __shared__ unsigned k[LIMIT], v[LIMIT];
    const unsigned t = threadIdx.x;
    keys += blockIdx.x * LIMIT + t;
    values += blockIdx.x * LIMIT + t;
    k[t] = keys[0];
    v[t] = values[0];
    k[t + LIMIT / 2] = keys[LIMIT / 2];
    v[t + LIMIT / 2] = values[LIMIT / 2];
    for (unsigned size = 2; size < length; size <<= 1) {
        unsigned d = dir ^ ((t & (size / 2)) != 0);
        for (unsigned stride = size / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            unsigned pos = 2 * t - (t & (stride - 1));
            order(k[pos], v[pos], k[pos + stride], v[pos + stride], d);
        }
    }
    for (unsigned stride = length / 2; stride > 0; stride >>= 1) {
        __syncthreads();
        unsigned pos = 2 * t - (t & (stride - 1));
        order(k[pos], v[pos], k[pos + stride], v[pos + stride], dir);
    }
    __syncthreads();
    keys[0] = k[t];
    values[0] = v[t];
    keys[LIMIT / 2] = k[t + LIMIT / 2];
    values[LIMIT / 2] = v[t + LIMIT / 2];
}
