// Kernels that launch kernels: a quicksort, and a tree of launches.
// nvcc: no, newer devices than the simulated one have no limit of that name
#include <stdio.h>
#include <stdlib.h>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <helper_string.h>
#define MAX_DEPTH 16
#define INSERTION_SORT 32
__device__ void selection_sort(unsigned int *data, int left, int right)
{
    for (int i = left; i <= right; ++i) {
        unsigned min_val = data[i];
        int min_idx = i;
        for (int j = i + 1; j <= right; ++j) {
            unsigned val_j = data[j];
            if (val_j < min_val) {
                min_idx = j;
                min_val = val_j;
            }
        }
        if (i != min_idx) {
            data[min_idx] = data[i];
            data[i] = min_val;
        }
    }
}
__global__ void cdp_simple_quicksort(unsigned int *data, int left, int right, int depth)
{
    if (depth >= MAX_DEPTH || right - left <= INSERTION_SORT) {
        selection_sort(data, left, right);
        return;
    }
    unsigned int *lptr = data + left, *rptr = data + right;
    unsigned int pivot = data[(left + right) / 2];
    while (lptr <= rptr) {
        unsigned int lval = *lptr, rval = *rptr;
        while (lval < pivot) {
            lptr++;
            lval = *lptr;
        }
        while (rval > pivot) {
            rptr--;
            rval = *rptr;
        }
        if (lptr <= rptr) {
            *lptr++ = rval;
            *rptr-- = lval;
        }
    }
    int nright = rptr - data, nleft = lptr - data;
    if (left < (rptr - data)) {
        cudaStream_t s;
        cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
        cdp_simple_quicksort<<<1, 1, 0, s>>>(data, left, nright, depth + 1);
        cudaStreamDestroy(s);
    }
    if ((lptr - data) < right) {
        cudaStream_t s1;
        cudaStreamCreateWithFlags(&s1, cudaStreamNonBlocking);
        cdp_simple_quicksort<<<1, 1, 0, s1>>>(data, nleft, right, depth + 1);
        cudaStreamDestroy(s1);
    }
}
__device__ int g_uids = 0;
__device__ void print_info(int depth, int thread, int uid, int parent_uid)
{
    if (threadIdx.x == 0) {
        if (depth == 0)
            printf("BLOCK %d launched by the host\n", uid);
        else {
            char buffer[32];
            for (int i = 0; i < depth; ++i) {
                buffer[3 * i] = '|';
                buffer[3 * i + 1] = ' ';
                buffer[3 * i + 2] = ' ';
            }
            buffer[3 * depth] = '\0';
            printf("%sBLOCK %d launched by thread %d of block %d\n", buffer, uid, thread, parent_uid);
        }
    }
    __syncthreads();
}
__global__ void cdp_kernel(int max_depth, int depth, int thread, int parent_uid)
{
    __shared__ int s_uid;
    if (threadIdx.x == 0)
        s_uid = atomicAdd(&g_uids, 1);
    __syncthreads();
    print_info(depth, thread, s_uid, parent_uid);
    if (++depth >= max_depth)
        return;
    cdp_kernel<<<gridDim.x, blockDim.x>>>(max_depth, depth, threadIdx.x, s_uid);
}
int main(int argc, char **argv)
{
    int num_items = 128;
    bool verbose = false;
    if (checkCmdLineFlag(argc, (const char **)argv, "help")) {
        printf("Usage\n");
        exit(EXIT_SUCCESS);
    }
    if (checkCmdLineFlag(argc, (const char **)argv, "v"))
        verbose = true;
    if (checkCmdLineFlag(argc, (const char **)argv, "num_items"))
        num_items = getCmdLineArgumentInt(argc, (const char **)argv, "num_items=");
    int device = findCudaDevice(argc, (const char **)argv);
    cudaDeviceProp properties;
    checkCudaErrors(cudaGetDeviceProperties(&properties, device));
    if (!(properties.major > 3 || (properties.major == 3 && properties.minor >= 5))) {
        exit(EXIT_WAIVED);
    }
    unsigned int *h = (unsigned int *)malloc(num_items * sizeof(unsigned int)), *d;
    srand(2047);
    for (int i = 0; i < num_items; i++)
        h[i] = rand() % num_items;
    checkCudaErrors(cudaMalloc((void **)&d, num_items * sizeof(unsigned int)));
    checkCudaErrors(cudaMemcpy(d, h, num_items * sizeof(unsigned int), cudaMemcpyHostToDevice));
    checkCudaErrors(cudaDeviceSetLimit(cudaLimitDevRuntimeSyncDepth, MAX_DEPTH));
    cdp_simple_quicksort<<<1, 1>>>(d, 0, num_items - 1, 0);
    checkCudaErrors(cudaDeviceSynchronize());
    unsigned int *r = (unsigned int *)malloc(num_items * sizeof(unsigned int));
    checkCudaErrors(cudaMemcpy(r, d, num_items * sizeof(unsigned int), cudaMemcpyDeviceToHost));
    for (int i = 1; i < num_items; ++i)
        if (r[i - 1] > r[i]) {
            printf("Invalid item[%d]: %u greater than %u\n", i - 1, r[i - 1], r[i]);
            exit(EXIT_FAILURE);
        }
    printf("OK\n");
    cdp_kernel<<<2, 2>>>(2, 0, 0, -1);
    checkCudaErrors(cudaGetLastError());
    checkCudaErrors(cudaDeviceSynchronize());
    int n;
    checkCudaErrors(cudaMemcpyFromSymbol(&n, g_uids, sizeof n));
    printf("%d blocks\n", n);
    checkCudaErrors(cudaFree(d));
    free(h);
    free(r);
    printf("Test passed\n");
    exit(EXIT_SUCCESS);
}
