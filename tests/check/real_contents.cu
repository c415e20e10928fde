// Two cells of the first list are equal, so that two threads add to one cell; the second list is a permutation.
// run:
// expect: race * 10
// by-main: 2
#include <cstdio>

__global__ void gather_twice(const int *where, int *cells, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) cells[where[i]] += i;
}

__global__ void gather(const int *where, int *cells, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        cells[where[i]] += i;
}

int main()
{
    const int n = 256;
    int twice[n], once[n], *w, *c;
    for (int i = 0; i < n; i++) {
        once[i] = i * 5 % n;
        twice[i] = i == 77 ? once[200] : once[i];
    }
    cudaMalloc(&w, sizeof once);
    cudaMalloc(&c, sizeof once);
    cudaMemset(c, 0, sizeof once);
    cudaMemcpy(w, twice, sizeof twice, cudaMemcpyHostToDevice);
    gather_twice<<<n / 64, 64>>>(w, c, n);
    cudaMemcpy(w, once, sizeof once, cudaMemcpyHostToDevice);
    gather<<<n / 64, 64>>>(w, c, n);
    cudaMemcpy(once, c, sizeof once, cudaMemcpyDeviceToHost);
    printf("%d\n", once[0]);
    cudaFree(w);
    cudaFree(c);
}
