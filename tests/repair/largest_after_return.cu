// The twin: what the lanes beyond the end should bring into a maximum is not known.
__global__ void largest(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = a[i];
    for (int d = 16; d > 0; d /= 2)
        v = max(v, __shfl_down_sync(0xffffffff, v, d));
    if (threadIdx.x % 32 == 0) atomicMax(out, v);
}
