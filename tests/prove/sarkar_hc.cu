// paper: Sarkar et al., Table 1, HC (not spelled out; here heat conduction along a rod, steps inside one block)
// published: races 0.4167 s, divergence 0.2437 s
// prove: proved if
// run: --grid 1 --block 64 --arg 'u=f32[64]:iota' --arg steps=5
// expect: none
#define N 64

__global__ void heat(float *u, int steps)
{
    __shared__ float now[N], next[N];
    const int t = threadIdx.x;
    now[t] = u[t];
    __syncthreads();
    for (int s = 0; s < steps; s++) {
        float left = t > 0 ? now[t - 1] : now[t], right = t < N - 1 ? now[t + 1] : now[t];
        next[t] = now[t] + 0.1f * (left - 2 * now[t] + right);
        __syncthreads();
        now[t] = next[t];
        __syncthreads();
    }
    u[t] = now[t];
}
