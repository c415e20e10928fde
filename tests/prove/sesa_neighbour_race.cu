// paper: SESA, section II: the neighbour is read while it is written; then halves of the threads read and write one array
// prove: race
// run: --grid 1 --block 64 --arg 'v=i32[64]:iota' --arg 'out=i32[64]'
// expect: race raw 11
// expect: race war 11
// expect: race war 14 16
// expect: race warp-level 11
// expect: race waw 16
__global__ void race(volatile int *v, int *out)
{
    v[threadIdx.x] = v[(threadIdx.x + 1) % blockDim.x];
    __syncthreads();
    if (threadIdx.x % 2 == 0)
        out[threadIdx.x] = v[threadIdx.x];
    else
        v[threadIdx.x >> 2] = threadIdx.x;
}
