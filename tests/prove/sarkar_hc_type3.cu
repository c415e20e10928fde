// paper: Sarkar et al., Table 2, HC with an error of type 3: a barrier between two writes of one cell is missing
// published: 6 races 0.7217 s, 5 divergences 0.6355 s
// prove: race
// run: --grid 1 --block 64 --arg 'u=f32[65]:iota'
// expect: race warp-level 13 14
// expect: race waw 13 14
#define N 64

__global__ void heat(float *u)
{
    __shared__ float next[N + 1];
    const int t = threadIdx.x;
    next[t] = u[t] * 0.5f;
    next[t + 1] = u[t] * 0.25f;
    __syncthreads();
    u[t] = next[t];
}
