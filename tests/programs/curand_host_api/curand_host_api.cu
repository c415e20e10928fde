// curand's host API fills device memory; mean and spread are checked, not single numbers.
// nvcc: -lcurand
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <curand.h>
#include <vector>

#define CURAND_CALL(x)                                                              \
    do {                                                                            \
        if ((x) != CURAND_STATUS_SUCCESS) {                                         \
            fprintf(stderr, "curand error at line %d\n", __LINE__);                 \
            return EXIT_FAILURE;                                                    \
        }                                                                           \
    } while (0)

__global__ void square(float *data, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = data[i] * data[i];
}

int main()
{
    const size_t n = 10000;
    float *d;
    if (cudaMalloc(&d, n * sizeof(float)) != cudaSuccess)
        return EXIT_FAILURE;
    curandGenerator_t gen;
    CURAND_CALL(curandCreateGenerator(&gen, CURAND_RNG_PSEUDO_DEFAULT));
    CURAND_CALL(curandSetPseudoRandomGeneratorSeed(gen, 1234ULL));
    std::vector<float> h(n);
    CURAND_CALL(curandGenerateUniform(gen, d, n));
    cudaMemcpy(h.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost);
    double mean = 0;
    bool inRange = true;
    for (float x : h) {
        mean += x / n;
        inRange = inRange && x > 0.0f && x <= 1.0f;
    }
    printf("uniform: mean %.1f, in range: %d\n", mean, inRange);
    CURAND_CALL(curandGenerateNormal(gen, d, n, 0.0f, 2.0f));
    square<<<(n + 255) / 256, 256>>>(d, n);
    cudaMemcpy(h.data(), d, n * sizeof(float), cudaMemcpyDeviceToHost);
    double variance = 0;
    for (float x : h)
        variance += x / n;
    bool ok = std::fabs(variance - 4) < 0.4 && std::fabs(mean - 0.5) < 0.02 && inRange;
    printf("normal: variance near four: %s\n", std::fabs(variance - 4) < 0.4 ? "yes" : "no");
    CURAND_CALL(curandDestroyGenerator(gen));
    cudaFree(d);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
