// paper: Sarkar et al., Table 2, HC with an error of type 1: a barrier before a read after a write is missing
// published: 6 races 0.8314 s, 5 divergences 0.5235 s
// prove: race
// run: --grid 1 --block 64 --arg 'u=f32[64]:iota' --arg steps=5
// expect: race raw 17 20
// expect: race war 17 20
// expect: race warp-level 17 20
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
    }
    u[t] = now[t];
}
