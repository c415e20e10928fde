// paper: SESA, Table II, bitonic 2.0, with its barrier outside of the inner loop
// prove: race
// run: --grid 1 --block 64 --shared-bytes 256 --arg 'v=u32[64]:random(1,0,1000)'
// expect: race raw 29 32
// expect: race raw 30 32
// expect: race raw 31 32
// expect: race same-value 32
// expect: race war 29 31
// expect: race war 29 32
// expect: race war 31
// expect: race war 31 32
// expect: race warp-level 29 31
// expect: race warp-level 29 32
// expect: race warp-level 30 32
// expect: race warp-level 31
// expect: race warp-level 31 32
// expect: race warp-level 32
// expect: race waw 31 32
// expect: race waw 32
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
