// Each thread counts down from its own number.
__global__ void countdown(int *work, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    int left = work[t] & 7;
    int sum = 0;
    do {
        s[t] = left;
        __syncthreads();
        sum += s[63 - t];
        __syncthreads();
        --left;
    } while (left > 0);
    out[t] = sum;
}
