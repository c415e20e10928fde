// Two-dimensional launches whose sizes are arguments. The first kernel has no guard for the columns, so that
// threads behind a row write into the next one. What the last one stores goes where the contents of another buffer
// say, which fit to the sizes.
// run:
// expect: race * 14
// expect: out-of-bounds - 14
// by-main: 3
#include <cstdlib>
#include <vector>

__global__ void unguarded(float *a, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (y < h) a[y * w + x] = x;
}

__global__ void guarded(float *b, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h)
        b[y * w + x] = x;
}

__global__ void place(const int *where, const float *from, float *to, int n, int shift)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        to[where[i] + shift] = from[i];
}

int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 64, h = argc > 2 ? atoi(argv[2]) : 32, n = w * h;
    std::vector<int> where(n);
    for (int i = 0; i < n; i++)
        where[i] = (i * 7 + 3) % n;
    float *a, *b, *c;
    int *order;
    cudaMalloc(&a, w * h * sizeof(float));
    cudaMalloc(&b, w * h * sizeof(float));
    cudaMalloc(&c, n * sizeof(float) + 64);
    cudaMalloc(&order, n * sizeof(int));
    cudaMemcpy(order, where.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    dim3 block(16, 16), grid((w + 15) / 16, (h + 15) / 16);
    unguarded<<<grid, block>>>(a, w, h);
    guarded<<<grid, block>>>(b, w, h);
    place<<<(n + 127) / 128, 128>>>(order, a, c, n, 2);
    cudaDeviceSynchronize();
    cudaFree(a);
    cudaFree(b);
    cudaFree(c);
    cudaFree(order);
}
