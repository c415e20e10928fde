// Two stages, and nobody waits for the copies.
#include <cuda_pipeline.h>
__global__ void stage2(const float *in, float *out, int tiles) {
    __shared__ float buf[2][64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&buf[0][t], &in[t], sizeof(float));
    __pipeline_commit();
    for (int k = 0; k < tiles; ++k) {
        if (k + 1 < tiles) {
            __pipeline_memcpy_async(&buf[(k + 1) & 1][t], &in[(k + 1) * 64 + t], sizeof(float));
            __pipeline_commit();
        }
        out[k * 64 + t] = buf[k & 1][63 - t];
    }
}
