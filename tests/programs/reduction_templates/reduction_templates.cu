// Sums whose block size is a template argument, chosen by a switch; the host adds what the blocks leave.
// run: -- 65536 128
#include <cstdio>
#include <cstdlib>
#include <algorithm>
#include <memory>

template <typename T, int WIDTH>
__global__ void blockSums(const T *values, T *sums, int count)
{
    extern __shared__ __align__(8) unsigned char raw[];
    T *part = reinterpret_cast<T *>(raw);
    T mine = 0;
    for (int i = blockIdx.x * WIDTH + threadIdx.x; i < count; i += gridDim.x * WIDTH)
        mine += values[i];
    part[threadIdx.x] = mine;
    __syncthreads();
#pragma unroll
    for (int half = WIDTH / 2; half >= 32; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] = mine = mine + part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x < 32) {
#pragma unroll
        for (int lanes = 16; lanes > 0; lanes /= 2)
            mine += __shfl_xor_sync(0xffffffffu, mine, lanes);
        if (threadIdx.x == 0)
            sums[blockIdx.x] = mine;
    }
}

template <typename T>
static void dispatch(int width, int blocks, const T *values, T *sums, int count)
{
    const size_t shared = width * sizeof(T);
    switch (width) {
    case 32: blockSums<T, 32><<<blocks, 32, shared>>>(values, sums, count); break;
    case 64: blockSums<T, 64><<<blocks, 64, shared>>>(values, sums, count); break;
    case 128: blockSums<T, 128><<<blocks, 128, shared>>>(values, sums, count); break;
    case 256: blockSums<T, 256><<<blocks, 256, shared>>>(values, sums, count); break;
    case 512: blockSums<T, 512><<<blocks, 512, shared>>>(values, sums, count); break;
    default:
        fprintf(stderr, "no kernel for blocks of %d\n", width);
        exit(1);
    }
}

template <typename T>
static bool compare(const char *type, int count, int width)
{
    const int blocks = std::min(64, (count + width - 1) / width);
    std::unique_ptr<T[]> values(new T[count]), sums(new T[blocks]);
    double want = 0;
    for (int i = 0; i < count; i++) {
        values[i] = static_cast<T>(rand() & 0xff);
        want += values[i];
    }
    T *dValues, *dSums;
    cudaMalloc(&dValues, count * sizeof(T));
    cudaMalloc(&dSums, blocks * sizeof(T));
    cudaMemcpy(dValues, values.get(), count * sizeof(T), cudaMemcpyHostToDevice);
    dispatch<T>(width, blocks, dValues, dSums, count);
    cudaMemcpy(sums.get(), dSums, blocks * sizeof(T), cudaMemcpyDeviceToHost);
    double got = 0;
    for (int b = 0; b < blocks; b++)
        got += sums[b];
    printf("%-6s %6d values in %2d blocks of %3d: %.0f, expected %.0f\n", type, count, blocks, width, got, want);
    cudaFree(dValues);
    cudaFree(dSums);
    return got == want;
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 1 << 20;
    int width = argc > 2 ? atoi(argv[2]) : 256;
    bool ok = compare<int>("int", count, width);
    ok = compare<float>("float", count / 2, width) && ok;
    ok = compare<double>("double", count / 4 + 17, 64) && ok;
    ok = compare<long long>("long", 1000, 32) && ok;
    puts(ok ? "all sums agree" : "SUMS DIFFER");
    return ok ? 0 : 1;
}
