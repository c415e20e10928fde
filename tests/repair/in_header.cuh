#pragma once

template <int SIZE>
__device__ float sum_of_block(float value) {
    __shared__ float part[SIZE];
    const int t = threadIdx.x;
    part[t] = value;
    for (int d = SIZE / 2; d > 0; d /= 2) {
        if (t < d) {
            part[t] += part[t + d];
        }
        __syncthreads();
    }
    return part[0];
}
