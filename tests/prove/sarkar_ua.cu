// paper: Sarkar et al., Table 1, UA: unstructured adaptive mesh; elements gather from their vertices, then mark what to refine
// published: races 2.3412 s, divergence 2.0034 s
// prove: proved
// run: --grid 2 --block 32 --arg 'vertex=i32[256]:zeros' --arg 'heat=f64[16]:iota' --arg 'mean=f64[64]' --arg 'refine=i32[64]' --arg n=64 --arg limit=3
// expect: none
__global__ void elements(const int *vertex, const double *heat, double *mean, int *refine, int n, double limit)
{
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= n)
        return;
    double sum = 0, least = 1e30, most = -1e30;
    for (int k = 0; k < 4; k++) {
        double h = heat[vertex[k * n + e]];
        sum += h;
        least = fmin(least, h);
        most = fmax(most, h);
    }
    mean[e] = sum / 4;
    if (most - least > limit)
        refine[e] = 1;
    else
        refine[e] = 0;
}
