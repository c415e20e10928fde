// Sorting by key, scans, counting, extrema and raw pointers into device vectors.
#include <thrust/count.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/extrema.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <cstdio>
#include <vector>

struct IsEven {
    __host__ __device__ bool operator()(int x) const { return x % 2 == 0; }
};

__global__ void addIndex(int *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] += i;
}

int main()
{
    const int n = 12;
    int keys[n] = {5, 3, 9, 1, 7, 3, 8, 2, 6, 4, 0, 5};
    char values[n + 1] = "abcdefghijkl";
    thrust::device_vector<int> k(keys, keys + n);
    thrust::device_vector<char> v(values, values + n);
    thrust::stable_sort_by_key(k.begin(), k.end(), v.begin());
    thrust::host_vector<char> sorted = v;
    for (char c : sorted)
        putchar(c);
    putchar('\n');
    thrust::device_vector<int> s(n);
    thrust::exclusive_scan(k.begin(), k.end(), s.begin());
    printf("exclusive: %d ... %d\n", (int)s[1], (int)s[n - 1]);
    thrust::inclusive_scan(k.begin(), k.end(), s.begin());
    printf("inclusive: %d ... %d\n", (int)s[1], (int)s[n - 1]);
    printf("even: %d\n", (int)thrust::count_if(k.begin(), k.end(), IsEven()));
    addIndex<<<1, 32>>>(thrust::raw_pointer_cast(k.data()), n);
    thrust::device_vector<int>::iterator best = thrust::max_element(k.begin(), k.end());
    printf("largest %d at %d\n", (int)*best, (int)(best - k.begin()));
    int *raw;
    cudaMalloc(&raw, n * sizeof(int));
    thrust::device_ptr<int> p(raw);
    thrust::copy(k.begin(), k.end(), p);
    thrust::sort(p, p + n, thrust::greater<int>());
    int top[3];
    cudaMemcpy(top, raw, sizeof top, cudaMemcpyDeviceToHost);
    printf("top: %d %d %d\n", top[0], top[1], top[2]);
    int dot = thrust::inner_product(k.begin(), k.end(), p, 0);
    printf("inner product: %d\n", dot);
    cudaFree(raw);
    return sorted[0] == 'k' && top[0] == 20 ? 0 : 1;
}
