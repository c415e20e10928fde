// A histogram of bytes: each warp counts into bins of its own in shared memory; a second kernel merges blocks.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cuda_runtime.h>
#include <helper_cuda.h>

#define BINS 256
#define WARPS_PER_BLOCK 4
#define BLOCKS 32

__global__ void countBytes(unsigned *perBlock, const unsigned *words, unsigned wordCount)
{
    __shared__ unsigned bins[WARPS_PER_BLOCK][BINS];
    unsigned *mine = bins[threadIdx.x / 32];
    for (int b = threadIdx.x; b < WARPS_PER_BLOCK * BINS; b += blockDim.x)
        (&bins[0][0])[b] = 0;
    __syncthreads();
    unsigned stride = gridDim.x * blockDim.x;
    for (unsigned w = blockIdx.x * blockDim.x + threadIdx.x; w < wordCount; w += stride) {
        unsigned word = words[w];
        for (int byte = 0; byte < 4; byte++, word >>= 8)
            atomicAdd(&mine[word & 255], 1u);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
        unsigned total = 0;
        for (int w = 0; w < WARPS_PER_BLOCK; w++)
            total += bins[w][b];
        perBlock[blockIdx.x * BINS + b] = total;
    }
}

__global__ void mergeBlocks(unsigned *counts, const unsigned *perBlock)
{
    unsigned total = 0;
    for (int block = 0; block < BLOCKS; block++)
        total += perBlock[block * BINS + threadIdx.x];
    counts[threadIdx.x] = total;
}

int main(void)
{
    const unsigned bytes = 64 * 1024;
    unsigned char *text = (unsigned char *)malloc(bytes);
    unsigned want[BINS], got[BINS];
    memset(want, 0, sizeof want);
    srand(1234);
    for (unsigned i = 0; i < bytes; i++) {
        text[i] = (unsigned char)((rand() % 256) & (rand() % 256));
        want[text[i]]++;
    }
    unsigned char *dText;
    unsigned *dPerBlock, *dCounts;
    checkCudaErrors(cudaMalloc((void **)&dText, bytes));
    checkCudaErrors(cudaMalloc((void **)&dPerBlock, BLOCKS * sizeof want));
    checkCudaErrors(cudaMalloc((void **)&dCounts, sizeof want));
    checkCudaErrors(cudaMemcpy(dText, text, bytes, cudaMemcpyHostToDevice));
    countBytes<<<BLOCKS, WARPS_PER_BLOCK * 32>>>(dPerBlock, (const unsigned *)dText, bytes / 4);
    getLastCudaError("countBytes");
    mergeBlocks<<<1, BINS>>>(dCounts, dPerBlock);
    getLastCudaError("mergeBlocks");
    checkCudaErrors(cudaMemcpy(got, dCounts, sizeof got, cudaMemcpyDeviceToHost));
    int differences = 0;
    for (int b = 0; b < BINS; b++)
        differences += want[b] != got[b];
    printf("0: %u, 1: %u, 170: %u, 255: %u\n", got[0], got[1], got[170], got[255]);
    printf("%d bins differ\n%s\n", differences, differences ? "Test FAILED" : "Test PASSED");
    checkCudaErrors(cudaFree(dText));
    checkCudaErrors(cudaFree(dPerBlock));
    checkCudaErrors(cudaFree(dCounts));
    free(text);
    return differences ? EXIT_FAILURE : EXIT_SUCCESS;
}
