// A kernel that main does not launch is searched as if there was no main.
// run:
// expect: race * 16
// by-main: 1

__global__ void used(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = a[i] * 2;
}

__global__ void spare(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) a[i] = a[i + 1];
}

int main()
{
    int n = 512;
    float *a;
    cudaMalloc(&a, n * sizeof(float));
    cudaMemset(a, 0, n * sizeof(float));
    used<<<2, 256>>>(a, n);
    cudaDeviceSynchronize();
    cudaFree(a);
}
