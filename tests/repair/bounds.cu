// A minimum and a maximum of all threads.
__global__ void bounds(const int *in, int *lo, int *hi, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        *lo = min(*lo, in[i]);
        if (*hi < in[i]) *hi = in[i];
    }
}
