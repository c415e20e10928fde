// The host sets up the next input in managed memory once the kernel has ended.
// expect: none
#include <cstdio>

__global__ void sum(const int *in, int n, int *out)
{
    int s = 0;
    for (int i = threadIdx.x; i < n; i += 32)
        s += in[i];
    for (int d = 16; d; d /= 2)
        s += __shfl_xor_sync(~0u, s, d);
    if (threadIdx.x == 0)
        *out = s;
}

int main()
{
    const int n = 200;
    int *in, *out;
    cudaMallocManaged(&in, n * sizeof(int));
    cudaMallocManaged(&out, 2 * sizeof(int));
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < n; i++)
            in[i] = i + round;
        sum<<<1, 32>>>(in, n, &out[round]);
        cudaDeviceSynchronize();
    }
    cudaDeviceSynchronize();
    printf("%d %d\n", out[0], out[1]);
    cudaFree(in);
    cudaFree(out);
    return 0;
}
