#pragma once

constexpr int TAPS = 4;

extern __constant__ float weights[TAPS];
extern __device__ int outputs;

__device__ float filtered(const float *in, int i, int n);
__global__ void scale(float *data, float factor, int n);
