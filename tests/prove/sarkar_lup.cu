// paper: Sarkar et al., Table 1, LUP: one step of LU decomposition with a row exchange, inside one block
// published: races 0.5195 s, divergence 0.3432 s
// prove: proved if
// run: --grid 1 --block 16 --arg 'a=f32[256]:iota' --arg n=16 --arg step=3 --arg pivot=7
// expect: none
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
    __syncthreads();
    if (t > step && t < n)
        for (int row = step + 1; row < n; row++)
            a[row * n + t] -= a[row * n + step] * a[step * n + t];
}
