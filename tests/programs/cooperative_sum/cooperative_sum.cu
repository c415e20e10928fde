// A cooperative launch: all blocks add their part, the grid synchronises, and one thread reads what they left.
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>

namespace cg = cooperative_groups;

__global__ void sum(const int *in, int *partial, int *out, int n)
{
    __shared__ int total;
    cg::grid_group grid = cg::this_grid();
    cg::thread_block block = cg::this_thread_block();
    if (block.thread_rank() == 0)
        total = 0;
    cg::sync(block);
    int mine = 0;
    for (int i = grid.thread_rank(); i < n; i += grid.size())
        mine += in[i];
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    for (int d = tile.size() / 2; d > 0; d /= 2)
        mine += tile.shfl_down(mine, d);
    if (tile.thread_rank() == 0)
        atomicAdd(&total, mine);
    cg::sync(block);
    if (block.thread_rank() == 0)
        partial[blockIdx.x] = total;
    grid.sync();
    if (grid.thread_rank() == 0) {
        int all = 0;
        for (int b = 0; b < gridDim.x; b++)
            all += partial[b];
        *out = all;
    }
}

int main()
{
    int device = 0, supported = 0;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&supported, cudaDevAttrCooperativeLaunch, device);
    if (!supported) {
        printf("no cooperative launch, waiving\n");
        return 0;
    }
    int n = 30000, threads = 128, perSm = 0, blocks = 12;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&perSm, sum, threads, 0);
    if (perSm < 1)
        return 1;
    int *h = (int *)malloc(n * sizeof(int)), want = 0, got = -1;
    for (int i = 0; i < n; i++)
        want += h[i] = (i * 31) % 17 - 8;
    int *in, *partial, *out;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&partial, blocks * sizeof(int));
    cudaMalloc(&out, sizeof(int));
    cudaMemcpy(in, h, n * sizeof(int), cudaMemcpyHostToDevice);
    void *args[] = {&in, &partial, &out, &n};
    cudaError_t e = cudaLaunchCooperativeKernel((void *)sum, dim3(blocks), dim3(threads), args, 0, 0);
    if (e != cudaSuccess) {
        printf("launch: %s\n", cudaGetErrorString(e));
        return 1;
    }
    cudaMemcpy(&got, out, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d blocks of %d threads: %d, expected %d\n", blocks, threads, got, want);
    cudaFree(in);
    cudaFree(partial);
    cudaFree(out);
    free(h);
    return got != want;
}
