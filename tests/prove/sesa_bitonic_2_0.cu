// paper: SESA, Table II, bitonic 2.0: one block sorts its array; the direction comes from a bit of the thread's number
// published: 256 threads, 248.2 s
// prove: proved if
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'v=u32[64]:iota'
// expect: none
__global__ void bitonic(unsigned *v)
{
    extern __shared__ unsigned s[];
    const unsigned t = threadIdx.x;
    s[t] = v[t];
    __syncthreads();
    for (unsigned k = 2; k <= blockDim.x; k *= 2)
        for (unsigned j = k / 2; j > 0; j /= 2) {
            unsigned other = t ^ j;
            if (other > t) {
                bool up = (t & k) == 0;
                unsigned a = s[t], b = s[other];
                if ((a > b) == up) {
                    s[t] = b;
                    s[other] = a;
                }
            }
            __syncthreads();
        }
    v[t] = s[t];
}
