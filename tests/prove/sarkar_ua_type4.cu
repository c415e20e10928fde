// paper: Sarkar et al., Table 2, UA with an error of type 4: in a branch an element marks its neighbour as if it were its own
// published: 5 races 0.3256 s, 4 divergences 0.2651 s
// prove: race
// run: --grid 2 --block 32 --arg 'vertex=i32[256]:iota' --arg 'heat=f64[256]:iota' --arg 'refine=i32[65]' --arg n=64 --arg limit=300
// expect: race waw 13 15
__global__ void elements(const int *vertex, const double *heat, int *refine, int n, double limit)
{
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= n)
        return;
    double a = heat[vertex[e]], b = heat[vertex[n + e]];
    if ((a + b) > limit || e % 2)
        refine[e] = 2;
    else
        refine[e + 1] = 1;
}
