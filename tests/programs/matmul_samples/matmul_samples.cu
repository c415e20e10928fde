// A tiled product of matrices in the style of vendors' samples: helper headers, flags, events, a verdict.
// run: -- -m=64 -k=96 -n=128
#include <stdio.h>

#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_functions.h>

// c = a * b, where a has m rows of k numbers and b has k rows of n. All sizes are multiples of SIDE.
template <int SIDE>
__global__ void multiplyTiles(float *c, const float *a, const float *b, int k, int n)
{
    __shared__ float left[SIDE][SIDE];
    __shared__ float right[SIDE][SIDE];
    const int row = blockIdx.y * SIDE + threadIdx.y;
    const int col = blockIdx.x * SIDE + threadIdx.x;
    float sum = 0.0f;
    for (int step = 0; step < k; step += SIDE) {
        left[threadIdx.y][threadIdx.x] = a[row * k + step + threadIdx.x];
        right[threadIdx.y][threadIdx.x] = b[(step + threadIdx.y) * n + col];
        __syncthreads();
#pragma unroll
        for (int i = 0; i < SIDE; ++i)
            sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + col] = sum;
}

struct Sizes {
    int m, k, n;
};

static bool multiplyAndCheck(const Sizes &size, int repetitions)
{
    const size_t bytesA = sizeof(float) * size.m * size.k;
    const size_t bytesB = sizeof(float) * size.k * size.n;
    const size_t bytesC = sizeof(float) * size.m * size.n;
    float *a, *b, *c;
    checkCudaErrors(cudaMallocHost(&a, bytesA));
    checkCudaErrors(cudaMallocHost(&b, bytesB));
    checkCudaErrors(cudaMallocHost(&c, bytesC));
    for (int i = 0; i < size.m * size.k; ++i)
        a[i] = (float)(i % 7) - 3.0f;
    for (int i = 0; i < size.k * size.n; ++i)
        b[i] = (float)(i % 5) * 0.5f;

    float *dA, *dB, *dC;
    checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&dA), bytesA));
    checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&dB), bytesB));
    checkCudaErrors(cudaMalloc(reinterpret_cast<void **>(&dC), bytesC));
    cudaStream_t stream;
    cudaEvent_t begin, end;
    checkCudaErrors(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    checkCudaErrors(cudaEventCreate(&begin));
    checkCudaErrors(cudaEventCreate(&end));
    checkCudaErrors(cudaMemcpyAsync(dA, a, bytesA, cudaMemcpyHostToDevice, stream));
    checkCudaErrors(cudaMemcpyAsync(dB, b, bytesB, cudaMemcpyHostToDevice, stream));

    constexpr int SIDE = 16;
    const dim3 threads(SIDE, SIDE);
    const dim3 grid(size.n / threads.x, size.m / threads.y);
    checkCudaErrors(cudaEventRecord(begin, stream));
    for (int i = 0; i < repetitions; ++i)
        multiplyTiles<SIDE><<<grid, threads, 0, stream>>>(dC, dA, dB, size.k, size.n);
    getLastCudaError("multiplyTiles failed");
    checkCudaErrors(cudaEventRecord(end, stream));
    checkCudaErrors(cudaEventSynchronize(end));
    float ms = -1.0f;
    checkCudaErrors(cudaEventElapsedTime(&ms, begin, end));
    const double work = 2.0 * size.m * size.k * size.n;
    printf("%d repetitions of %.0f operations by %u x %u threads, %s\n", repetitions, work, threads.x, threads.y,
           ms >= 0.0f ? "timed" : "not timed");
    checkCudaErrors(cudaMemcpyAsync(c, dC, bytesC, cudaMemcpyDeviceToHost, stream));
    checkCudaErrors(cudaStreamSynchronize(stream));

    bool correct = true;
    for (int row = 0; row < size.m && correct; ++row)
        for (int col = 0; col < size.n && correct; ++col) {
            double want = 0.0;
            for (int i = 0; i < size.k; ++i)
                want += (double)a[row * size.k + i] * b[i * size.n + col];
            if (fabs(c[row * size.n + col] - want) > 1e-3) {
                printf("row %d column %d: %f instead of %f\n", row, col, c[row * size.n + col], want);
                correct = false;
            }
        }
    printf("c[0][0] = %g, c[%d][%d] = %g\n", c[0], size.m - 1, size.n - 1, c[size.m * size.n - 1]);

    checkCudaErrors(cudaEventDestroy(begin));
    checkCudaErrors(cudaEventDestroy(end));
    checkCudaErrors(cudaStreamDestroy(stream));
    checkCudaErrors(cudaFree(dA));
    checkCudaErrors(cudaFree(dB));
    checkCudaErrors(cudaFree(dC));
    checkCudaErrors(cudaFreeHost(a));
    checkCudaErrors(cudaFreeHost(b));
    checkCudaErrors(cudaFreeHost(c));
    return correct;
}

int main(int argc, char **argv)
{
    const char **arguments = (const char **)argv;
    if (checkCmdLineFlag(argc, arguments, "help")) {
        printf("%s [-m=ROWS] [-k=INNER] [-n=COLUMNS]\n", argv[0]);
        return EXIT_SUCCESS;
    }
    checkCudaErrors(cudaSetDevice(0));
    Sizes size = {320, 320, 640};
    if (checkCmdLineFlag(argc, arguments, "m"))
        size.m = getCmdLineArgumentInt(argc, arguments, "m");
    if (checkCmdLineFlag(argc, arguments, "k"))
        size.k = getCmdLineArgumentInt(argc, arguments, "k");
    if (checkCmdLineFlag(argc, arguments, "n"))
        size.n = getCmdLineArgumentInt(argc, arguments, "n");
    if (size.m % 16 || size.k % 16 || size.n % 16) {
        fprintf(stderr, "sizes must be multiples of 16\n");
        return EXIT_FAILURE;
    }
    printf("(%d x %d) * (%d x %d)\n", size.m, size.k, size.k, size.n);
    bool ok = multiplyAndCheck(size, 3);
    printf("Result = %s\n", ok ? "PASS" : "FAIL");
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
