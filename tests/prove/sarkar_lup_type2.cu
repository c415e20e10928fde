// paper: Sarkar et al., Table 2, LUP with an error of type 2: a barrier before a write after a read is missing
// published: 5 races 0.6298 s, 3 divergences 0.4231 s
// prove: race
// run: --grid 1 --block 16 --arg 'a=f32[256]:iota' --arg n=16 --arg step=3 --arg pivot=7
// expect: race warp-level 16 19
__global__ void lupStep(float *a, int n, int step, int pivot)
{
    int t = threadIdx.x;
    if (t < n && pivot != step) {
        float x = a[step * n + t];
        a[step * n + t] = a[pivot * n + t];
        a[pivot * n + t] = x;
    }
    __syncthreads();
    if (t > step && t < n)
        a[t * n + step] /= a[step * n + step];
    if (t > step && t < n)
        for (int row = step + 1; row < n; row++)
            a[row * n + t] -= a[row * n + step] * a[step * n + t];
}
