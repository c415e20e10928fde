// paper: SESA, Table II, bitonic 2.0, with its barrier outside of the inner loop
// prove: race
// run: --grid 1 --block 64 --shared 256 --arg 'v=u32[64]: 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4 3 2 1 0 9 8 7 6'
// expect: race warp-level 16 18
// expect: race warp-level 16 19
__global__ void bitonic(unsigned *v)
{
    extern __shared__ unsigned s[];
    const unsigned t = threadIdx.x;
    s[t] = v[t];
    __syncthreads();
    for (unsigned k = 2; k <= blockDim.x; k *= 2) {
        for (unsigned j = k / 2; j > 0; j /= 2) {
            unsigned other = t ^ j;
            if (other > t && ((s[t] > s[other]) == ((t & k) == 0))) {
                unsigned a = s[t];
                s[t] = s[other];
                s[other] = a;
            }
        }
        __syncthreads();
    }
    v[t] = s[t];
}
