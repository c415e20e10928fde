// The contract says that others launch the kernel with other sizes than main.
// run:
// expect: race * 10
// by-main: 1

// warpscope: block.x == 64, n >= 1
__global__ void shift(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) a[i] = a[i + 1];
}

int main()
{
    float *a;
    cudaMalloc(&a, 1024);
    cudaMemset(a, 0, 1024);
    shift<<<1, 64>>>(a, 1);
    cudaDeviceSynchronize();
    cudaFree(a);
}
