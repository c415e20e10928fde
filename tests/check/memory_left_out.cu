// A main that only shows how kernels are launched: nothing writes their memory, or there is none.
// run: --kernel flip
// expect: race * 15 16
// expect: uninitialized-read - 16
// run: --kernel flip_right
// expect: none
// run: --kernel scale
// expect: none
// by-main: 0
#include <cuda_runtime.h>

__global__ void flip(const float *in, float *out)
{
    __shared__ float s[128];
    s[threadIdx.x] = in[threadIdx.x];
    out[threadIdx.x] = s[127 - threadIdx.x];
}

__global__ void flip_right(const float *in, float *out)
{
    __shared__ float s[128];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[127 - threadIdx.x];
}

__global__ void scale(float *a, float x)
{
    a[threadIdx.x] *= x;
}

int main()
{
    float *a, *b;
    cudaMalloc(&a, 128 * sizeof(float));
    cudaMalloc(&b, 128 * sizeof(float));
    flip<<<1, 128>>>(a, b);
    flip_right<<<1, 128>>>(a, b);
    scale<<<1, 128>>>(nullptr, 2.0f);
    return cudaDeviceSynchronize();
}
