// The helpers of samples from before CUDA 5.
// nvcc: no, cutil is gone
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <math.h>
#include <cutil_inline.h>
__global__ void testKernel(float *g_idata, float *g_odata)
{
    extern __shared__ float sdata[];
    const unsigned int tid = threadIdx.x, num_threads = blockDim.x;
    sdata[tid] = g_idata[tid];
    __syncthreads();
    sdata[tid] = (float)num_threads * sdata[tid];
    __syncthreads();
    g_odata[tid] = sdata[tid];
}
extern "C" void computeGold(float *reference, float *idata, const unsigned int len)
{
    const float f_len = (float)len;
    for (unsigned int i = 0; i < len; ++i)
        reference[i] = idata[i] * f_len;
}
int main(int argc, char **argv)
{
    if (cutCheckCmdLineFlag(argc, (const char **)argv, "device"))
        cutilDeviceInit(argc, argv);
    else
        cudaSetDevice(cutGetMaxGflopsDeviceId());
    unsigned int timer = 0;
    cutilCheckError(cutCreateTimer(&timer));
    cutilCheckError(cutStartTimer(timer));
    unsigned int num_threads = 32, mem_size = sizeof(float) * num_threads;
    float *h_idata = (float *)malloc(mem_size);
    for (unsigned int i = 0; i < num_threads; ++i)
        h_idata[i] = (float)i;
    float *d_idata;
    cutilSafeCall(cudaMalloc((void **)&d_idata, mem_size));
    cutilSafeCall(cudaMemcpy(d_idata, h_idata, mem_size, cudaMemcpyHostToDevice));
    float *d_odata;
    cutilSafeCall(cudaMalloc((void **)&d_odata, mem_size));
    dim3 grid(1, 1, 1), threads(num_threads, 1, 1);
    testKernel<<<grid, threads, mem_size>>>(d_idata, d_odata);
    cutilCheckMsg("Kernel execution failed");
    cutilSafeCall(cutilDeviceSynchronize());
    float *h_odata = (float *)malloc(mem_size);
    cutilSafeCall(cudaMemcpy(h_odata, d_odata, sizeof(float) * num_threads, cudaMemcpyDeviceToHost));
    cutilCheckError(cutStopTimer(timer));
    printf("Processing time: %s\n", cutGetTimerValue(timer) >= 0 ? "ok" : "bad");
    cutilCheckError(cutDeleteTimer(timer));
    float *reference = (float *)malloc(mem_size);
    computeGold(reference, h_idata, num_threads);
    CUTBoolean res = cutComparef(reference, h_odata, num_threads);
    printf("Test %s\n", (1 == res) ? "PASSED" : "FAILED");
    free(h_idata);
    free(h_odata);
    free(reference);
    cutilSafeCall(cudaFree(d_idata));
    cutilSafeCall(cudaFree(d_odata));
    cudaThreadExit();
    return 0;
}
