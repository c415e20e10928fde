// paper: Sarkar et al., Table 1, MIN_MAX: the least and the largest of each block in one tree
// published: races 0.0120 s, divergence 0.0064 s
// prove: proved if
// run: --grid 2 --block 64 --arg 'in=i32[128]:iota' --arg 'least=i32[2]' --arg 'most=i32[2]'
// expect: none
#define BLOCK 64

__global__ void minMax(const int *in, int *least, int *most)
{
    __shared__ int low[BLOCK], high[BLOCK];
    const int t = threadIdx.x;
    low[t] = high[t] = in[blockIdx.x * BLOCK + t];
    __syncthreads();
    for (int d = BLOCK / 2; d > 0; d /= 2) {
        if (t < d) {
            low[t] = min(low[t], low[t + d]);
            high[t] = max(high[t], high[t + d]);
        }
        __syncthreads();
    }
    if (t == 0) {
        least[blockIdx.x] = low[0];
        most[blockIdx.x] = high[0];
    }
}
