#ifndef KERNELS_H
#define KERNELS_H

#define BLOCK_SIZE 256

template <typename T>
__global__ void leaky(const T *__restrict__ in, T *__restrict__ out, const int n, const T slope)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i] > (T)0 ? in[i] : slope * in[i];
}

#endif
