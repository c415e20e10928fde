// The program needs a function that is not there: what it launched before counts, the rest is guessed.
// run:
// expect: none
// by-main: 1

extern "C" int solve(float *, int);

__global__ void before(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = a[i] * 2;
}

__global__ void after(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = a[i] * 3;
}

int main()
{
    int n = 512;
    float *a;
    cudaMalloc(&a, n * sizeof(float));
    cudaMemset(a, 0, n * sizeof(float));
    before<<<2, 256>>>(a, n);
    solve(a, n);
    after<<<2, 256>>>(a, n);
    cudaDeviceSynchronize();
    cudaFree(a);
}
