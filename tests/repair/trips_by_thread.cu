// Each thread makes as many iterations as its number says.
__global__ void steps(int *a) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = 0;
    int i = 0;
    while (i < t) {
        s[t] += a[i];
        __syncthreads();
        i++;
    }
    a[64 + t] = s[t];
}
