// The fault is in a header.
#include "in_header.cuh"
__global__ void total(const float *in, float *out, int n) {
    float sum = 0.0f;
    for (int i = threadIdx.x; i < n; i += blockDim.x) sum += in[i];
    sum = sum_of_block<256>(sum);
    if (threadIdx.x == 0) *out = sum;
}
