#pragma once

// Each source that includes this has its own of all of them.
static __constant__ float pair[2];
static __device__ int hits;

static __global__ void fill(float *data) {
    data[threadIdx.x] = pair[0] * threadIdx.x + pair[1];
    if (threadIdx.x == 0)
        hits += 1;
}
