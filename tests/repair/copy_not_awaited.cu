// The asynchronous copy is read before anyone waited for it.
#include <cuda_pipeline.h>
__global__ void stage(const float *in, float *out) {
    __shared__ float s[64];
    __pipeline_memcpy_async(&s[threadIdx.x], &in[threadIdx.x], sizeof(float));
    __pipeline_commit();
    out[threadIdx.x] = s[63 - threadIdx.x];
}
