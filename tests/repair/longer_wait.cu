// The wait leaves the copy open that is read next.
#include <cuda_pipeline.h>
__global__ void both_halves(const float *in, float *out) {
    __shared__ float first[64], second[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&first[t], &in[t], sizeof(float));
    __pipeline_commit();
    __pipeline_memcpy_async(&second[t], &in[64 + t], sizeof(float));
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    out[t] = first[63 - t] + second[63 - t];
}
