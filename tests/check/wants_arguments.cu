// Without arguments the program only explains itself: its arguments are guessed.
// run:
// expect: race * 15 16
// by-main: 2
#include <cstdio>
#include <cstdlib>

__global__ void twice(float *a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        a[i] = a[i] * 2;
}
__global__ void shift(float *a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x; float x = i + 1 < n ? a[i + 1] : 0;
    if (i < n) a[i] = x;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s cells rounds\n", argv[0]);
        return 1;
    }
    int n = atoi(argv[1]);
    float *a;
    cudaMalloc(&a, n * sizeof(float));
    cudaMemset(a, 0, n * sizeof(float));
    twice<<<(n + 255) / 256, 256>>>(a, n);
    shift<<<(n + 255) / 256, 256>>>(a, n);
    cudaDeviceSynchronize();
    cudaFree(a);
}
