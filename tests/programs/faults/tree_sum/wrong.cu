// The tree sum of one block, without the barrier between its levels.
// expect: race * 15
#include <stdio.h>
#include <stdlib.h>

#define N 256

__global__ void treeSum(const int *in, int *out)
{
    __shared__ int part[N];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    for (int half = N / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        *out = part[0];
}

int main()
{
    int h[N], want = 0, got = 0, *in, *out;
    for (int i = 0; i < N; i++)
        want += h[i] = i * i;
    cudaMalloc(&in, sizeof h);
    cudaMalloc(&out, sizeof got);
    cudaMemcpy(in, h, sizeof h, cudaMemcpyHostToDevice);
    treeSum<<<1, N>>>(in, out);
    cudaMemcpy(&got, out, sizeof got, cudaMemcpyDeviceToHost);
    printf("sum %d, expected %d\n", got, want);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
