// Two sorted arrays are merged: every thread finds its place on the path by a binary search and merges a few elements.
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <vector>

constexpr int PER_THREAD = 7;

__device__ int coRank(int k, const int *a, int n, const int *b, int m)
{
    int low = max(0, k - m), high = min(k, n);
    while (low < high) {
        int i = (low + high) / 2, j = k - i;
        if (j > 0 && i < n && b[j - 1] >= a[i])
            low = i + 1;
        else
            high = i;
    }
    return low;
}

__global__ void merge(const int *a, int n, const int *b, int m, int *c)
{
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * PER_THREAD;
    if (first >= n + m)
        return;
    int last = min(first + PER_THREAD, n + m);
    int i = coRank(first, a, n, b, m), j = first - i;
    for (int k = first; k < last; k++)
        c[k] = j >= m || (i < n && a[i] < b[j]) ? a[i++] : b[j++];
}

int main()
{
    std::vector<int> a, b;
    for (int i = 0; i < 3000; i++)
        a.push_back(i * 5 % 9001);
    for (int i = 0; i < 1234; i++)
        b.push_back(i * i % 7919);
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    const int n = a.size(), m = b.size(), total = n + m;
    std::vector<int> want(total), got(total);
    std::merge(a.begin(), a.end(), b.begin(), b.end(), want.begin());
    int *dA, *dB, *dC;
    cudaMalloc(&dA, n * sizeof(int));
    cudaMalloc(&dB, m * sizeof(int));
    cudaMalloc(&dC, total * sizeof(int));
    cudaMemcpy(dA, a.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(dB, b.data(), m * sizeof(int), cudaMemcpyHostToDevice);
    int threads = (total + PER_THREAD - 1) / PER_THREAD;
    merge<<<(threads + 63) / 64, 64>>>(dA, n, dB, m, dC);
    cudaError_t e = cudaMemcpy(got.data(), dC, total * sizeof(int), cudaMemcpyDeviceToHost);
    assert(e == cudaSuccess);
    printf("%d elements, middle %d: %s\n", total, got[total / 2], got == want ? "Correct" : "INCORRECT");
    cudaFree(dA);
    cudaFree(dB);
    cudaFree(dC);
    return got != want;
}
