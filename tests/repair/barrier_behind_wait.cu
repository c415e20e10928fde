// Each thread waits for its own copies, and reads those of others.
#include <cuda_pipeline.h>
#define STAGES 2
__global__ void stages(const int *in, int *out, int tiles)
{
    __shared__ int s[STAGES][128];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[0][t], &in[t], 4);
    __pipeline_commit();
    for (int k = 0; k < tiles; k++) {
        if (k + 1 < tiles) {
            __pipeline_memcpy_async(&s[(k + 1) % STAGES][t], &in[(k + 1) * 128 + t], 4);
        }
        __pipeline_commit();
        __pipeline_wait_prior(1);
        out[k * 128 + t] = s[k % STAGES][127 - t];
        __syncthreads();
    }
}
