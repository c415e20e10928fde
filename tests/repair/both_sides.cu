// Two barriers where all threads must meet at one.
__global__ void sides(const int *in, int *out) {
    __shared__ int even[64], odd[64];
    int t = threadIdx.x;
    if (t % 2 == 0) {
        even[t / 2] = in[t];
        __syncthreads();
        out[t] = odd[t / 2];
    } else {
        odd[t / 2] = in[t];
        __syncthreads();
        out[t] = even[t / 2];
    }
}
