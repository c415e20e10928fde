// Labels spread over a ring; a counter of changes is incremented plainly, and the host loops on it.
// expect: race * 14
#include <stdio.h>
#include <vector>

__global__ void spread(const int *now, int *next, int n, int *changes)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int least = min(now[i], min(now[(i + 1) % n], now[(i + n - 1) % n]));
    next[i] = least;
    if (least != now[i])
        *changes = *changes + 1;
}

int main()
{
    const int n = 100;
    std::vector<int> label(n);
    for (int i = 0; i < n; i++)
        label[i] = (i * 37) % n + 1;
    int *a, *b, *changes, moved = 1, rounds = 0;
    cudaMalloc(&a, n * sizeof(int));
    cudaMalloc(&b, n * sizeof(int));
    cudaMalloc(&changes, sizeof(int));
    cudaMemcpy(a, label.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    while (moved && rounds < 200) {
        cudaMemset(changes, 0, sizeof(int));
        spread<<<2, 64>>>(a, b, n, changes);
        cudaMemcpy(&moved, changes, sizeof(int), cudaMemcpyDeviceToHost);
        int *t = a;
        a = b;
        b = t;
        rounds++;
    }
    cudaMemcpy(label.data(), a, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", label[50]);
    cudaFree(a);
    cudaFree(b);
    cudaFree(changes);
    return 0;
}
