// Three generators of the device with states of their own, distributions, and generators of the host.
// nvcc: -lcurand
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <time.h>
#include <cuda.h>
#include <curand.h>
#include <curand_kernel.h>
#define CUDA_CALL(x)                                                                                                   \
    do {                                                                                                               \
        if ((x) != cudaSuccess) {                                                                                      \
            printf("Error at %s:%d\n", __FILE__, __LINE__);                                                            \
            return EXIT_FAILURE;                                                                                       \
        }                                                                                                              \
    } while (0)
#define CURAND_CALL(x)                                                                                                 \
    do {                                                                                                               \
        if ((x) != CURAND_STATUS_SUCCESS) {                                                                            \
            printf("Error at %s:%d\n", __FILE__, __LINE__);                                                            \
            return EXIT_FAILURE;                                                                                       \
        }                                                                                                              \
    } while (0)
__global__ void setup_kernel(curandState *state, unsigned long long seed)
{
    int id = threadIdx.x + blockIdx.x * 64;
    curand_init(seed, id, 0, &state[id]);
}
__global__ void setup_kernel(curandStatePhilox4_32_10_t *state)
{
    int id = threadIdx.x + blockIdx.x * 64;
    curand_init(1234, id, 0, &state[id]);
}
__global__ void setup_kernel(curandStateMRG32k3a *state)
{
    int id = threadIdx.x + blockIdx.x * 64;
    curand_init(0, id, 0, &state[id]);
}
template <typename State>
__global__ void generate_kernel(State *state, int n, unsigned int *result)
{
    int id = threadIdx.x + blockIdx.x * 64;
    int count = 0;
    unsigned int x;
    State localState = state[id];
    for (int i = 0; i < n; i++) {
        x = curand(&localState);
        if (x & 1)
            count++;
    }
    state[id] = localState;
    result[id] += count;
}
template <typename State>
__global__ void generate_uniform_kernel(State *state, int n, unsigned int *result)
{
    int id = threadIdx.x + blockIdx.x * 64;
    unsigned int count = 0;
    State localState = state[id];
    for (int i = 0; i < n; i++) {
        float x = curand_uniform(&localState);
        if (x > .5)
            count++;
    }
    state[id] = localState;
    result[id] += count;
}
template <typename State>
__global__ void generate_normal_kernel(State *state, int n, unsigned int *result)
{
    int id = threadIdx.x + blockIdx.x * 64;
    unsigned int count = 0;
    State localState = state[id];
    for (int i = 0; i < n / 2; i++) {
        float2 x = curand_normal2(&localState);
        if ((x.x > -1.0) && (x.x < 1.0))
            count++;
        if ((x.y > -1.0) && (x.y < 1.0))
            count++;
    }
    state[id] = localState;
    result[id] += count;
}
__global__ void misc(curandStatePhilox4_32_10_t *s, float *out)
{
    curandStatePhilox4_32_10_t l = s[threadIdx.x];
    float4 u = curand_uniform4(&l);
    uint4 i = curand4(&l);
    float4 nn = curand_normal4(&l);
    double d = curand_uniform_double(&l);
    double2 dd = curand_normal2_double(&l);
    unsigned po = curand_poisson(&l, 4.0);
    float ln = curand_log_normal(&l, 0.f, 1.f);
    out[threadIdx.x] = u.x + u.w + (i.x >> 31) + nn.y * 0 + d + dd.x * 0 + po * 0 + (ln > 0);
}
__global__ void pi(int *hits, int per)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curandState_t st;
    curand_init(2024ULL, i, 0ULL, &st);
    int c = 0;
    for (int k = 0; k < per; k++) {
        float a = curand_uniform(&st), b = curand_uniform(&st);
        if (a * a + b * b <= 1.0f)
            c++;
    }
    atomicAdd(hits, c);
}
int main(int argc, char *argv[])
{
    int i, sampleCount = 32;
    unsigned int total;
    curandState *devStates;
    curandStateMRG32k3a *devMRGStates;
    curandStatePhilox4_32_10_t *devPHILOXStates;
    unsigned int *devResults, *hostResults = (unsigned int *)calloc(64 * 2, sizeof(int));
    CUDA_CALL(cudaMalloc((void **)&devResults, 64 * 2 * sizeof(unsigned int)));
    CUDA_CALL(cudaMemset(devResults, 0, 64 * 2 * sizeof(unsigned int)));
    CUDA_CALL(cudaMalloc((void **)&devStates, 64 * 2 * sizeof(curandState)));
    CUDA_CALL(cudaMalloc((void **)&devMRGStates, 64 * 2 * sizeof(curandStateMRG32k3a)));
    CUDA_CALL(cudaMalloc((void **)&devPHILOXStates, 64 * 2 * sizeof(curandStatePhilox4_32_10_t)));
    setup_kernel<<<2, 64>>>(devStates, 1234ULL);
    setup_kernel<<<2, 64>>>(devMRGStates);
    setup_kernel<<<2, 64>>>(devPHILOXStates);
    int fails = 0;
    for (int kind = 0; kind < 3; kind++) {
        for (int what = 0; what < 3; what++) {
            CUDA_CALL(cudaMemset(devResults, 0, 64 * 2 * sizeof(unsigned int)));
            for (i = 0; i < 2; i++) {
#define GO(S)                                                                                                          \
    (what == 0   ? (void)(generate_kernel<<<2, 64>>>(S, sampleCount, devResults))                                      \
     : what == 1 ? (void)(generate_uniform_kernel<<<2, 64>>>(S, sampleCount, devResults))                              \
                 : (void)(generate_normal_kernel<<<2, 64>>>(S, sampleCount, devResults)))
                if (kind == 0)
                    GO(devStates);
                else if (kind == 1)
                    GO(devMRGStates);
                else
                    GO(devPHILOXStates);
            }
            CUDA_CALL(cudaMemcpy(hostResults, devResults, 64 * 2 * sizeof(unsigned int), cudaMemcpyDeviceToHost));
            total = 0;
            for (i = 0; i < 64 * 2; i++)
                total += hostResults[i];
            float frac = (float)total / (64.0f * 2 * sampleCount * 2.0f), want = what == 2 ? 0.6827f : 0.5f;
            printf("kind %d what %d fraction near %.2f: %s\n", kind, what, want,
                   fabsf(frac - want) < 0.03f ? "ok" : (fails++, "off"));
        }
    }
    float *m;
    CUDA_CALL(cudaMalloc(&m, 64 * 4));
    misc<<<1, 64>>>(devPHILOXStates, m);
    float hm[64];
    CUDA_CALL(cudaMemcpy(hm, m, 256, cudaMemcpyDeviceToHost));
    int in = 0;
    for (i = 0; i < 64; i++)
        in += hm[i] > 0 && hm[i] < 6;
    printf("misc %d\n", in);
    int *hits, hh = 0;
    CUDA_CALL(cudaMalloc(&hits, 4));
    CUDA_CALL(cudaMemset(hits, 0, 4));
    pi<<<8, 64>>>(hits, 40);
    CUDA_CALL(cudaMemcpy(&hh, hits, 4, cudaMemcpyDeviceToHost));
    double est = 4.0 * hh / (8 * 64 * 40);
    printf("pi about 3.14: %s\n", fabs(est - M_PI) < 0.05 ? "ok" : "off");
    size_t n = 1000;
    curandGenerator_t gen;
    float *devData, *hostData;
    double *dd;
    hostData = (float *)calloc(n, sizeof(float));
    CUDA_CALL(cudaMalloc((void **)&devData, n * sizeof(float)));
    CUDA_CALL(cudaMalloc((void **)&dd, n * sizeof(double)));
    CURAND_CALL(curandCreateGenerator(&gen, CURAND_RNG_PSEUDO_DEFAULT));
    CURAND_CALL(curandSetPseudoRandomGeneratorSeed(gen, 1234ULL));
    CURAND_CALL(curandGenerateUniform(gen, devData, n));
    CURAND_CALL(curandGenerateUniformDouble(gen, dd, n));
    CURAND_CALL(curandGenerateNormal(gen, devData, n, 3.0f, 0.5f));
    CUDA_CALL(cudaMemcpy(hostData, devData, n * sizeof(float), cudaMemcpyDeviceToHost));
    double mean = 0;
    for (size_t k = 0; k < n; k++)
        mean += hostData[k];
    printf("mean %.0f\n", mean / n);
    CURAND_CALL(curandGenerate(gen, (unsigned *)devData, n));
    CURAND_CALL(curandGenerateLogNormal(gen, devData, n, 0, 1));
    CURAND_CALL(curandGeneratePoisson(gen, (unsigned *)devData, n, 3.0));
    CURAND_CALL(curandDestroyGenerator(gen));
    CURAND_CALL(curandCreateGeneratorHost(&gen, CURAND_RNG_PSEUDO_MTGP32));
    CURAND_CALL(curandSetPseudoRandomGeneratorSeed(gen, 5));
    CURAND_CALL(curandGenerateUniform(gen, hostData, n));
    int in01 = 0;
    for (size_t k = 0; k < n; k++)
        in01 += hostData[k] > 0 && hostData[k] <= 1;
    printf("in range %d\n", in01);
    CURAND_CALL(curandDestroyGenerator(gen));
    CUDA_CALL(cudaFree(devStates));
    CUDA_CALL(cudaFree(devMRGStates));
    CUDA_CALL(cudaFree(devPHILOXStates));
    CUDA_CALL(cudaFree(devResults));
    cudaFree(m);
    cudaFree(hits);
    cudaFree(devData);
    cudaFree(dd);
    free(hostData);
    free(hostResults);
    printf("%s\n", fails ? "FAILED" : "PASSED");
    return fails ? EXIT_FAILURE : EXIT_SUCCESS;
}
