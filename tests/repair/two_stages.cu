// A stage is copied into while others still read it: no wait mends that.
#include <cuda_pipeline.h>
#define STAGES 2
__global__ void stream(const float4 *in, float4 *out, int tiles) {
    __shared__ float4 stage[STAGES][64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&stage[0][t], &in[t], sizeof(float4));
    __pipeline_commit();
    for (int k = 0; k < tiles; k++) {
        if (k + 1 < tiles)
            __pipeline_memcpy_async(&stage[(k + 1) % STAGES][t], &in[(k + 1) * 64 + t], sizeof(float4));
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        out[k * 64 + t] = stage[k % STAGES][63 - t];
    }
}
