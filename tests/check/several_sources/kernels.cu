#include "kernels.h"

// Reads what the thread of the next element writes: only the launches of main know that there is one block.
static __global__ void shift(int *a, int n)
{
    extern __shared__ int tile[];
    int i = threadIdx.x;
    tile[i] = a[i];
    int next = tile[wrapped(i + 1, n)];
    a[i] = next;
}

void run_shift(int *a, int n)
{
    shift<<<1, n, n * sizeof(int)>>>(a, n);
}
