// Variables of the device, of constant memory and managed ones: copied by symbol, by address, and read directly.
#include <stdio.h>
#include <string.h>

struct Params {
    float gain;
    int shift;
    double table[4];
};

__constant__ Params params;
__device__ int counter = 5;
__device__ float results[64];
__managed__ int seen;
__constant__ char message[16] = "before";

__global__ void use()
{
    int i = threadIdx.x;
    results[i] = params.gain * i + params.shift + (float)params.table[i % 4];
    atomicAdd(&counter, 2);
    if (i == 0)
        seen = message[0];
}

int main()
{
    Params p = {0.5f, 10, {1, 2, 3, 4}};
    int n = -1;
    float out[64];
    char text[16];
    cudaMemcpyToSymbol(params, &p, sizeof p);
    cudaMemcpyFromSymbol(text, message, sizeof text);
    printf("message: %s\n", text);
    cudaMemcpyToSymbol(message, "after", 6);
    float newGain = 2.0f;
    cudaMemcpyToSymbol(params, &newGain, sizeof newGain, offsetof(Params, gain));
    use<<<1, 64>>>();
    cudaDeviceSynchronize();
    cudaMemcpyFromSymbol(&n, counter, sizeof n);
    void *address = NULL;
    size_t size = 0;
    cudaGetSymbolAddress(&address, results);
    cudaGetSymbolSize(&size, results);
    cudaMemcpy(out, address, size, cudaMemcpyDeviceToHost);
    printf("counter %d, size %zu, seen %c\n", n, size, seen);
    int wrong = 0;
    for (int i = 0; i < 64; i++)
        wrong += out[i] != 2.0f * i + 10 + (i % 4 + 1);
    printf("out[3] = %.1f, %d wrong\n", out[3], wrong);
    return wrong || n != 133;
}
