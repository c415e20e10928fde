// Two of three kernels have a fault.
__global__ void scale(float *a, float k, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i] *= k;
}
__global__ void reverse_block(float *a) {
    __shared__ float s[64];
    s[threadIdx.x] = a[blockIdx.x * 64 + threadIdx.x];
    a[blockIdx.x * 64 + threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void total(const float *a, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) *sum += a[i];
}
