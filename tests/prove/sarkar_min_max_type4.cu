// paper: Sarkar et al., Table 2, MINANDMAX with an error of type 4: in a branch a thread uses a cell as if it were its own
// published: 3 races 0.1237 s, 1 divergence 0.0934 s
// prove: race
// run: --grid 1 --block 64 --arg 'in=i32[64]:iota' --arg 'least=i32[2]' --arg 'most=i32[2]'
// expect: barrier-divergence - 21
// expect: race same-value 20
// expect: race warp-level 20
// expect: race waw 20
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
            high[t / 2] = max(high[t / 2], high[t + d]);
            __syncthreads();
        }
    }
    if (t == 0) {
        least[blockIdx.x] = low[0];
        most[blockIdx.x] = high[0];
    }
}
