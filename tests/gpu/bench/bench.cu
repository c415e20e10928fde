// Times one kernel of tests/bench on a GPU, alone or under compute-sanitizer: `cargo xtask bench` compiles and starts it.
//
//   bench KERNEL GRID_X GRID_Y BLOCK_X BLOCK_Y N RUNS
//
// Prints the least time of all runs in milliseconds, between two events around the launch.
#include "../../bench/bitonic.cu"
#include "../../bench/histogram.cu"
#include "../../bench/matmul.cu"
#include "../../bench/reduce.cu"
#include "../../bench/stencil.cu"
#include "../../bench/transpose.cu"
#include "../../bench/vecadd.cu"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static void *random_words(size_t words)
{
    std::vector<unsigned> host(words);
    unsigned state = 1;
    for (auto &word : host) {
        state = state * 1664525u + 1013904223u;
        // Small enough to be an ordinary number as a float, too.
        word = state >> 2;
    }
    void *device = nullptr;
    if (cudaMalloc(&device, words * 4) != cudaSuccess || cudaMemcpy(device, host.data(), words * 4, cudaMemcpyHostToDevice) != cudaSuccess)
        std::exit(2);
    return device;
}

int main(int argc, char **argv)
{
    if (argc != 8)
        return 2;
    const char *name = argv[1];
    dim3 grid(std::atoi(argv[2]), std::atoi(argv[3])), block(std::atoi(argv[4]), std::atoi(argv[5]));
    int n = std::atoi(argv[6]), runs = std::atoi(argv[7]);
    size_t words = 1 << 20;
    void *a = random_words(words), *b = random_words(words), *c = random_words(words);
    cudaEvent_t from, to;
    cudaEventCreate(&from);
    cudaEventCreate(&to);
    float least = 1e30f;
    for (int run = 0; run <= runs; run++) {
        cudaEventRecord(from);
        if (!std::strcmp(name, "bitonic"))
            bitonic<<<grid, block>>>((int *)a);
        else if (!std::strcmp(name, "histogram"))
            histogram<<<grid, block>>>((unsigned char *)a, (unsigned *)b, n);
        else if (!std::strcmp(name, "matmul"))
            matmul<<<grid, block>>>((float *)a, (float *)b, (float *)c, n);
        else if (!std::strcmp(name, "reduce"))
            reduce<<<grid, block>>>((float *)a, (float *)b, n);
        else if (!std::strcmp(name, "stencil"))
            stencil<<<grid, block>>>((float *)a, (float *)b, n);
        else if (!std::strcmp(name, "transpose"))
            transpose<<<grid, block>>>((float *)a, (float *)b, n);
        else if (!std::strcmp(name, "vecadd"))
            vecadd<<<grid, block>>>((float *)a, (float *)b, (float *)c, n);
        else
            return 2;
        cudaEventRecord(to);
        if (cudaDeviceSynchronize() != cudaSuccess)
            return 1;
        float ms = 0;
        cudaEventElapsedTime(&ms, from, to);
        // The first run loads the kernel.
        if (run > 0)
            least = std::min(least, ms);
    }
    std::printf("%.3f\n", least);
    return 0;
}
