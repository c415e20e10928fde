// paper: SESA, Table II, mergeSort 4.3: ranks by binary search in the neighbour run, two barriers a step
// published: 256 threads, 14.1 s
// prove: proved if
// run: --grid 2 --block 32 --arg 'out=u32[128]' --arg 'in=u32[128]:iota' --arg length=64
// expect: none
#define LIMIT 64

__device__ unsigned rankOf(unsigned key, const unsigned *run, unsigned length, bool orEqual)
{
    unsigned low = 0, high = length;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (run[middle] < key || (orEqual && run[middle] == key))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

__global__ void mergeSortShared(unsigned *out, const unsigned *in, unsigned length)
{
    __shared__ unsigned s[LIMIT];
    const unsigned t = threadIdx.x;
    in += blockIdx.x * LIMIT + t;
    out += blockIdx.x * LIMIT + t;
    s[t] = in[0];
    s[t + LIMIT / 2] = in[LIMIT / 2];
    for (unsigned stride = 1; stride < length; stride <<= 1) {
        unsigned low = t & (stride - 1);
        unsigned *base = s + 2 * (t - low);
        __syncthreads();
        unsigned a = base[low], b = base[low + stride];
        unsigned pa = rankOf(a, base + stride, stride, false) + low;
        unsigned pb = rankOf(b, base, stride, true) + low;
        __syncthreads();
        base[pa] = a;
        base[pb] = b;
    }
    __syncthreads();
    out[0] = s[t];
    out[LIMIT / 2] = s[t + LIMIT / 2];
}
