// A bitonic network over an array longer than a block: far steps in global memory, near ones in shared memory.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define BLOCK 256

__device__ void order(unsigned &a, unsigned &b, bool up)
{
    if ((a > b) == up) {
        unsigned t = a;
        a = b;
        b = t;
    }
}

__global__ void farStep(unsigned *v, unsigned size, unsigned stride)
{
    unsigned pair = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned at = 2 * pair - (pair & (stride - 1));
    order(v[at], v[at + stride], (at & size) == 0);
}

__global__ void nearSteps(unsigned *v, unsigned firstSize, unsigned lastSize, unsigned firstStride)
{
    __shared__ unsigned s[2 * BLOCK];
    unsigned base = blockIdx.x * 2 * BLOCK, t = threadIdx.x;
    s[t] = v[base + t];
    s[t + BLOCK] = v[base + t + BLOCK];
    for (unsigned size = firstSize; size <= lastSize; size *= 2)
        for (unsigned stride = size == firstSize ? firstStride : size / 2; stride > 0; stride /= 2) {
            __syncthreads();
            unsigned at = 2 * t - (t & (stride - 1));
            order(s[at], s[at + stride], ((base + at) & size) == 0);
        }
    __syncthreads();
    v[base + t] = s[t];
    v[base + t + BLOCK] = s[t + BLOCK];
}

static int ascending(const void *a, const void *b)
{
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    const unsigned n = 1 << 13;
    unsigned *v = (unsigned *)malloc(n * sizeof *v), *want = (unsigned *)malloc(n * sizeof *v), *d;
    srand(1);
    for (unsigned i = 0; i < n; i++)
        want[i] = v[i] = ((unsigned)rand() << 8) ^ rand();
    cudaMalloc(&d, n * sizeof *v);
    cudaMemcpy(d, v, n * sizeof *v, cudaMemcpyHostToDevice);
    clock_t start = clock();
    nearSteps<<<n / (2 * BLOCK), BLOCK>>>(d, 2, 2 * BLOCK, 1);
    for (unsigned size = 4 * BLOCK; size <= n; size *= 2) {
        for (unsigned stride = size / 2; stride > BLOCK; stride /= 2)
            farStep<<<n / (2 * BLOCK), BLOCK>>>(d, size, stride);
        nearSteps<<<n / (2 * BLOCK), BLOCK>>>(d, size, size, BLOCK);
    }
    cudaMemcpy(v, d, n * sizeof *v, cudaMemcpyDeviceToHost);
    if (clock() < start)
        printf("the clock went back\n");
    qsort(want, n, sizeof *want, ascending);
    unsigned wrong = 0;
    for (unsigned i = 0; i < n; i++)
        wrong += v[i] != want[i];
    printf("smallest %u, median %u, largest %u\n%s\n", v[0], v[n / 2], v[n - 1], wrong ? "unsorted" : "sorted");
    cudaFree(d);
    free(v);
    free(want);
    return wrong != 0;
}
