// run: -D N=4 -D X=1 -D T=float -D SIZE=64 -D BLOCK=32 -- 3
// nvcc: no, the macros are those of this command
// Macros of the command line with the names that headers like to use.
#include <cooperative_groups.h>
#include <cuda/atomic>
#include <cstdio>
#include <map>
#include <regex>
#include <string>
#include <vector>

__global__ void add(T *values, int steps)
{
    __shared__ T tile[BLOCK];
    const int i = blockIdx.x * BLOCK + threadIdx.x;
    tile[threadIdx.x] = values[i];
    cooperative_groups::this_thread_block().sync();
    for (int k = 0; k < steps; ++k) tile[threadIdx.x] += X;
    cooperative_groups::sync(cooperative_groups::this_thread_block());
    values[i] = tile[BLOCK - 1 - threadIdx.x] * N;
}

int main(int argc, char **argv)
{
    const int steps = std::stoi(argv[argc - 1]);
    std::vector<T> host(SIZE);
    for (int i = 0; i < SIZE; ++i) host[i] = i;
    T *values;
    cudaMalloc(&values, SIZE * sizeof(T));
    cudaMemcpy(values, host.data(), SIZE * sizeof(T), cudaMemcpyHostToDevice);
    add<<<dim3(SIZE / BLOCK, X), dim3(BLOCK)>>>(values, steps);
    cudaMemcpy(host.data(), values, SIZE * sizeof(T), cudaMemcpyDeviceToHost);
    cudaFree(values);
    std::map<std::string, T> ends = {{"first", host.front()}, {"last", host.back()}};
    for (const auto &end : ends) printf("%s %g\n", end.first.c_str(), end.second);
    bool ok = std::regex_match("Block", std::regex("b[a-z]+", std::regex::icase));
    for (int i = 0; i < SIZE; ++i) ok = ok && host[i] == N * (i / BLOCK * BLOCK + BLOCK - 1 - i % BLOCK + steps * X);
    puts(ok ? "PASSED" : "FAILED");
    return ok ? 0 : 1;
}
