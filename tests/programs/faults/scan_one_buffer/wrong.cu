// Hillis and Steele's scan in one buffer, with one barrier a step.
// expect: race * 15 17
#include <stdio.h>
#define N 128

__global__ void scan(int *v)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = v[t];
    __syncthreads();
    for (int d = 1; d < N; d *= 2) {
        int add = 0;
        if (t >= d)
            add = s[t - d];
        if (t >= d)
            s[t] += add;
        __syncthreads();
    }
    v[t] = s[t];
}

int main()
{
    int h[N], *d, sum = 0, wrong = 0, in[N];
    for (int i = 0; i < N; i++)
        h[i] = in[i] = i % 7;
    cudaMalloc(&d, sizeof h);
    cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    scan<<<1, N>>>(d);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < N; i++)
        wrong += h[i] != (sum += in[i]);
    printf("%s\n", wrong ? "wrong" : "right");
    cudaFree(d);
    return 0;
}
