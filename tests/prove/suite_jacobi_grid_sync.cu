// prove: proved
#include <cooperative_groups.h>
__global__ void jacobi(float *a, float *b, int n, int rounds)
{
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float *from = a, *to = b;
    for (int r = 0; r < rounds; r++) {
        if (i > 0 && i < n - 1)
            to[i] = 0.5f * (from[i - 1] + from[i + 1]);
        grid.sync();
        float *last = from;
        from = to;
        to = last;
    }
}
