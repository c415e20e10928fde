// CUB for devices, blocks and warps, each compared with the standard library.
// nvcc: -include removed_in_13.h
#include <cub/cub.cuh>
#include <cstdio>
#include <vector>
#include <numeric>
#include <random>
#include <algorithm>
#define CUDA_CHECK(call)                                                                                               \
    do {                                                                                                               \
        cudaError_t err = call;                                                                                        \
        if (err != cudaSuccess) {                                                                                      \
            fprintf(stderr, "CUDA error at %s %d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err));                 \
            exit(EXIT_FAILURE);                                                                                        \
        }                                                                                                              \
    } while (0)

template <int BLOCK_THREADS, int ITEMS_PER_THREAD, cub::BlockReduceAlgorithm ALGO>
__global__ void blockSumKernel(const int *in, int *out)
{
    typedef cub::BlockReduce<int, BLOCK_THREADS, ALGO> BlockReduceT;
    __shared__ typename BlockReduceT::TempStorage temp_storage;
    int data[ITEMS_PER_THREAD];
    cub::LoadDirectStriped<BLOCK_THREADS>(threadIdx.x, in + blockIdx.x * BLOCK_THREADS * ITEMS_PER_THREAD, data);
    int aggregate = BlockReduceT(temp_storage).Sum(data);
    if (threadIdx.x == 0)
        out[blockIdx.x] = aggregate;
}

template <int BLOCK_THREADS, int ITEMS>
__global__ void blockSortKernel(int *d_in, int *d_out)
{
    typedef cub::BlockLoad<int, BLOCK_THREADS, ITEMS, cub::BLOCK_LOAD_WARP_TRANSPOSE> BlockLoadT;
    typedef cub::BlockStore<int, BLOCK_THREADS, ITEMS, cub::BLOCK_STORE_WARP_TRANSPOSE> BlockStoreT;
    typedef cub::BlockRadixSort<int, BLOCK_THREADS, ITEMS> BlockRadixSortT;
    __shared__ union {
        typename BlockLoadT::TempStorage load;
        typename BlockStoreT::TempStorage store;
        typename BlockRadixSortT::TempStorage sort;
    } temp_storage;
    int items[ITEMS];
    int off = blockIdx.x * (BLOCK_THREADS * ITEMS);
    BlockLoadT(temp_storage.load).Load(d_in + off, items);
    __syncthreads();
    BlockRadixSortT(temp_storage.sort).Sort(items);
    __syncthreads();
    BlockStoreT(temp_storage.store).Store(d_out + off, items);
}

__global__ void blockScanKernel(int *d, int n)
{
    typedef cub::BlockScan<int, 128> BlockScan;
    __shared__ typename BlockScan::TempStorage ts;
    int v = threadIdx.x < n ? d[threadIdx.x] : 0, agg;
    BlockScan(ts).ExclusiveSum(v, v, agg);
    if (threadIdx.x < n)
        d[threadIdx.x] = v;
    if (threadIdx.x == 0)
        d[n] = agg;
}

__global__ void warpReduceKernel(const float *in, float *out)
{
    typedef cub::WarpReduce<float> WarpReduce;
    __shared__ typename WarpReduce::TempStorage ts[4];
    int w = threadIdx.x / 32;
    float s = WarpReduce(ts[w]).Sum(in[threadIdx.x]);
    float m = WarpReduce(ts[w]).Reduce(in[threadIdx.x], cub::Max());
    if (threadIdx.x % 32 == 0) {
        out[2 * w] = s;
        out[2 * w + 1] = m;
    }
}

struct CustomMin {
    template <typename T>
    __device__ __forceinline__ T operator()(const T &a, const T &b) const
    {
        return (b < a) ? b : a;
    }
};
struct LessThan {
    int compare;
    CUB_RUNTIME_FUNCTION __forceinline__ LessThan(int c) : compare(c) {}
    __host__ __device__ __forceinline__ bool operator()(const int &a) const { return a < compare; }
};

int main()
{
    const int n = 4096;
    std::vector<int> h(n), back(n);
    std::mt19937 gen(42);
    std::uniform_int_distribution<int> dist(0, 255);
    for (auto &v : h)
        v = dist(gen);
    int *d_in, *d_out, *d_num;
    CUDA_CHECK(cudaMalloc(&d_in, n * sizeof(int)));
    CUDA_CHECK(cudaMalloc(&d_out, (n + 1) * sizeof(int)));
    CUDA_CHECK(cudaMalloc(&d_num, sizeof(int)));
    CUDA_CHECK(cudaMemcpy(d_in, h.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    void *d_temp = NULL;
    size_t bytes = 0;
    CUDA_CHECK(cub::DeviceReduce::Sum(d_temp, bytes, d_in, d_out, n));
    CUDA_CHECK(cudaMalloc(&d_temp, bytes));
    CUDA_CHECK(cub::DeviceReduce::Sum(d_temp, bytes, d_in, d_out, n));
    int sum;
    CUDA_CHECK(cudaMemcpy(&sum, d_out, sizeof sum, cudaMemcpyDeviceToHost));
    printf("sum %s\n", sum == std::accumulate(h.begin(), h.end(), 0) ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    cub::DeviceScan::InclusiveSum(d_temp, bytes, d_in, d_out, n);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceScan::InclusiveSum(d_temp, bytes, d_in, d_out, n);
    cudaMemcpy(back.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
    std::vector<int> ref(n);
    std::partial_sum(h.begin(), h.end(), ref.begin());
    printf("scan %s\n", back == ref ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    cub::DeviceRadixSort::SortKeys(d_temp, bytes, d_in, d_out, n);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceRadixSort::SortKeys(d_temp, bytes, d_in, d_out, n);
    cudaMemcpy(back.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
    ref = h;
    std::sort(ref.begin(), ref.end());
    printf("sort %s\n", back == ref ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    // pairs with double buffer
    int *k2, *v1, *v2;
    cudaMalloc(&k2, n * 4);
    cudaMalloc(&v1, n * 4);
    cudaMalloc(&v2, n * 4);
    std::vector<int> idx(n);
    std::iota(idx.begin(), idx.end(), 0);
    cudaMemcpy(v1, idx.data(), n * 4, cudaMemcpyHostToDevice);
    cub::DoubleBuffer<int> keys(d_in, k2), vals(v1, v2);
    cub::DeviceRadixSort::SortPairs(d_temp, bytes, keys, vals, n, 0, 8);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceRadixSort::SortPairs(d_temp, bytes, keys, vals, n, 0, 8);
    cudaMemcpy(back.data(), vals.Current(), n * 4, cudaMemcpyDeviceToHost);
    std::stable_sort(idx.begin(), idx.end(), [&](int a, int b) { return h[a] < h[b]; });
    printf("pairs %s\n", back == idx ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    cudaMemcpy(d_in, h.data(), n * 4, cudaMemcpyHostToDevice);
    int *d_hist;
    cudaMalloc(&d_hist, 256 * 4);
    cub::DeviceHistogram::HistogramEven(d_temp, bytes, d_in, d_hist, 257, 0, 256, n);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceHistogram::HistogramEven(d_temp, bytes, d_in, d_hist, 257, 0, 256, n);
    int hist[256], ok = 1;
    cudaMemcpy(hist, d_hist, sizeof hist, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 256; i++)
        ok &= hist[i] == std::count(h.begin(), h.end(), i);
    printf("histogram %s\n", ok ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    LessThan sel(100);
    cub::DeviceSelect::If(d_temp, bytes, d_in, d_out, d_num, n, sel);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceSelect::If(d_temp, bytes, d_in, d_out, d_num, n, sel);
    int num;
    cudaMemcpy(&num, d_num, 4, cudaMemcpyDeviceToHost);
    printf("select %s\n", num == std::count_if(h.begin(), h.end(), [](int v) { return v < 100; }) ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    CustomMin min_op;
    cub::DeviceReduce::Reduce(d_temp, bytes, d_in, d_out, n, min_op, INT_MAX);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceReduce::Reduce(d_temp, bytes, d_in, d_out, n, min_op, INT_MAX);
    int mn;
    cudaMemcpy(&mn, d_out, 4, cudaMemcpyDeviceToHost);
    printf("min %s\n", mn == *std::min_element(h.begin(), h.end()) ? "ok" : "wrong");
    cudaFree(d_temp);
    d_temp = nullptr;
    bytes = 0;
    cub::KeyValuePair<int, int> *d_arg;
    cudaMalloc(&d_arg, sizeof *d_arg);
    cub::DeviceReduce::ArgMax(d_temp, bytes, d_in, d_arg, n);
    cudaMalloc(&d_temp, bytes);
    cub::DeviceReduce::ArgMax(d_temp, bytes, d_in, d_arg, n);
    cub::KeyValuePair<int, int> arg;
    cudaMemcpy(&arg, d_arg, sizeof arg, cudaMemcpyDeviceToHost);
    printf("argmax %s\n", arg.key == std::max_element(h.begin(), h.end()) - h.begin() ? "ok" : "wrong");
    blockSumKernel<128, 4, cub::BLOCK_REDUCE_WARP_REDUCTIONS><<<n / 512, 128>>>(d_in, d_out);
    cudaMemcpy(back.data(), d_out, 8 * 4, cudaMemcpyDeviceToHost);
    printf("block sums %s\n", std::accumulate(back.begin(), back.begin() + 8, 0) == sum ? "ok" : "wrong");
    blockSortKernel<128, 4><<<n / 512, 128>>>(d_in, d_out);
    cudaMemcpy(back.data(), d_out, n * 4, cudaMemcpyDeviceToHost);
    ok = 1;
    for (int b = 0; b < 8; b++)
        ok &= std::is_sorted(back.begin() + b * 512, back.begin() + (b + 1) * 512);
    printf("block sort %s\n", ok ? "ok" : "wrong");
    blockScanKernel<<<1, 128>>>(d_in, 100);
    cudaMemcpy(back.data(), d_in, 101 * 4, cudaMemcpyDeviceToHost);
    printf("block scan %s\n", back[100] == std::accumulate(h.begin(), h.begin() + 100, 0) ? "ok" : "wrong");
    std::vector<float> f(128);
    std::iota(f.begin(), f.end(), 1.f);
    float *df;
    cudaMalloc(&df, 136 * 4);
    cudaMemcpy(df, f.data(), 512, cudaMemcpyHostToDevice);
    warpReduceKernel<<<1, 128>>>(df, df + 128);
    float o[8];
    cudaMemcpy(o, df + 128, 32, cudaMemcpyDeviceToHost);
    printf("warps %g %g %g %g\n", o[0], o[1], o[6], o[7]);
    CUDA_CHECK(cudaDeviceSynchronize());
    printf("PASSED\n");
    return 0;
}
