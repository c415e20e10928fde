// The kernels are right for the blocks and the grid that main launches, and for no others.
// run:
// expect: none
// by-main: 2
#include <cstdio>

const int n = 4096;

static int threads() { return 64; }

__global__ void sum(const int *in, int *out)
{
    extern __shared__ int s[];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (int d = 32; d > 0; d >>= 1) {
        if (t < d)
            s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = s[0];
}

__global__ void mirror(int *a)
{
    a[threadIdx.x] = threadIdx.x;
    __syncwarp();
    a[32 + threadIdx.x] = a[31 - threadIdx.x];
}

int main()
{
    int *a, *b, h[64];
    cudaMalloc(&a, n * sizeof(int));
    cudaMalloc(&b, 64 * sizeof(int));
    cudaMemset(a, 1, n * sizeof(int));
    int t = threads();
    sum<<<n / t, t, t * sizeof(int)>>>(a, b);
    mirror<<<1, 32>>>(b);
    cudaMemcpy(h, b, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(a);
    cudaFree(b);
}
