// The barrier is there, and the copies have not arrived at it.
#include <cuda_pipeline.h>
__global__ void copy_scale(const float4 *in, float4 *out, float k)
{
    __shared__ float4 tile[128];
    int i = blockIdx.x * 128 + threadIdx.x;
    __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], sizeof(float4));
    __pipeline_commit();
    __syncthreads();
    float4 v = tile[127 - threadIdx.x];
    v.x *= k; v.y *= k; v.z *= k; v.w *= k;
    out[i] = v;
}
