// The end of a reduction inside one warp, with __syncwarp between the steps.
// expect: none
#include <stdio.h>
#define N 64

__global__ void sum(const int *in, int *out)
{
    __shared__ volatile int s[N];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    if (t < 32) {
        for (int h = 32; h > 0; h /= 2) {
            int v = s[t] + s[t + h];
            __syncwarp();
            s[t] = v;
            __syncwarp();
        }
    }
    if (t == 0)
        *out = s[0];
}

int main()
{
    int h[N], *in, *out, got;
    for (int i = 0; i < N; i++)
        h[i] = i;
    cudaMalloc(&in, sizeof h);
    cudaMalloc(&out, sizeof(int));
    cudaMemcpy(in, h, sizeof h, cudaMemcpyHostToDevice);
    sum<<<1, N>>>(in, out);
    cudaMemcpy(&got, out, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", got);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
