// Two causes in two kernels, and a helper.
__device__ void publish(float *s, float x) { s[threadIdx.x] = x; }
__global__ void reverse(float *a) {
    __shared__ float s[64];
    publish(s, a[threadIdx.x]);
    a[threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void count(const int *in, int *zeros, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        if (in[i] == 0) *zeros = *zeros + 1;
}
