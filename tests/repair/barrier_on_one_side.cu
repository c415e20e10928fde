// Only one side of a branch has the barrier.
__global__ void mix(int *a, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    if (t < n) {
        s[t] = a[t];
        __syncthreads();
        a[t] = s[n - 1 - t];
    } else {
        a[t] = -1;
    }
}
