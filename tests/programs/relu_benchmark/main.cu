// A benchmark in three files: kernels and the reference in headers, a repeat count, chrono around the loop, PASS at the end.
// run: -- 5000 20
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include "kernels.h"
#include "reference.h"

template <typename T>
void evaluate(const char *type, int n, int repeat)
{
    T *h_in = (T *)malloc(n * sizeof(T)), *h_out = (T *)malloc(n * sizeof(T)), *r_out = (T *)malloc(n * sizeof(T));
    for (int i = 0; i < n; i++)
        h_in[i] = (T)((i * 7919) % 2001 - 1000) / (T)100;
    T *d_in, *d_out;
    cudaMalloc((void **)&d_in, n * sizeof(T));
    cudaMalloc((void **)&d_out, n * sizeof(T));
    cudaMemcpy(d_in, h_in, n * sizeof(T), cudaMemcpyHostToDevice);
    dim3 grids((n + BLOCK_SIZE - 1) / BLOCK_SIZE);
    dim3 blocks(BLOCK_SIZE);
    cudaDeviceSynchronize();
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeat; i++)
        leaky<<<grids, blocks>>>(d_in, d_out, n, (T)0.1);
    cudaDeviceSynchronize();
    auto end = std::chrono::steady_clock::now();
    auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
    if (time < 0)
        printf("negative time\n");
    cudaMemcpy(h_out, d_out, n * sizeof(T), cudaMemcpyDeviceToHost);
    reference(h_in, r_out, n, (T)0.1);
    bool ok = true;
    for (int i = 0; i < n; i++)
        if (fabs((double)h_out[i] - (double)r_out[i]) > 1e-5) {
            ok = false;
            break;
        }
    printf("%s: %s\n", type, ok ? "PASS" : "FAIL");
    cudaFree(d_in);
    cudaFree(d_out);
    free(h_in);
    free(h_out);
    free(r_out);
}

int main(int argc, char *argv[])
{
    if (argc != 3) {
        printf("Usage: %s <number of elements> <repeat>\n", argv[0]);
        return 1;
    }
    const int n = atoi(argv[1]);
    const int repeat = atoi(argv[2]);
    evaluate<float>("float", n, repeat);
    evaluate<double>("double", n, repeat);
    return 0;
}
