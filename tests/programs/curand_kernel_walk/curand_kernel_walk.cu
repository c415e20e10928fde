// Random walks with curand's device API: only properties that every good generator has are printed.
#include <cstdio>
#include <cmath>
#include <curand_kernel.h>

#define CUDA_CALL(x) do { if ((x) != cudaSuccess) { \
    printf("Error at %s:%d\n", __FILE__, __LINE__); return EXIT_FAILURE; } } while (0)

__global__ void setup(curandState *states, unsigned long long seed)
{
    int id = threadIdx.x + blockIdx.x * blockDim.x;
    curand_init(seed, id, 0, &states[id]);
}

__global__ void walk(curandState *states, float *ends, int steps)
{
    int id = threadIdx.x + blockIdx.x * blockDim.x;
    curandState local = states[id];
    float x = 0;
    for (int s = 0; s < steps; s++)
        x += curand_uniform(&local) < 0.5f ? -1.0f : 1.0f;
    x += 0.001f * curand_normal(&local);
    states[id] = local;
    ends[id] = x;
}

int main()
{
    const int threads = 64, blocks = 8, n = threads * blocks, steps = 64;
    curandState *states;
    float *dEnds, ends[n];
    CUDA_CALL(cudaMalloc((void **)&states, n * sizeof(curandState)));
    CUDA_CALL(cudaMalloc((void **)&dEnds, n * sizeof(float)));
    setup<<<blocks, threads>>>(states, 1234ULL);
    CUDA_CALL(cudaGetLastError());
    walk<<<blocks, threads>>>(states, dEnds, steps);
    CUDA_CALL(cudaGetLastError());
    CUDA_CALL(cudaMemcpy(ends, dEnds, sizeof ends, cudaMemcpyDeviceToHost));
    double mean = 0, square = 0;
    int odd = 0;
    for (int i = 0; i < n; i++) {
        mean += ends[i] / n;
        square += ends[i] * ends[i] / n;
        odd += ((int)lrintf(ends[i])) & 1;
    }
    printf("mean displacement is small: %s\n", fabs(mean) < 2.0 ? "yes" : "no");
    printf("mean square is about the number of steps: %s\n", fabs(square - steps) < 0.4 * steps ? "yes" : "no");
    printf("ends at odd positions: %d\n", odd);
    CUDA_CALL(cudaFree(states));
    CUDA_CALL(cudaFree(dEnds));
    return fabs(mean) < 2.0 && odd == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
