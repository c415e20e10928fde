#pragma once
template <typename T, int S> __global__ void half(T *o) { o[threadIdx.x / 2] = threadIdx.x; }
template <typename T, int S> void launch(T *o, int n) { half<T, S><<<n / S, S>>>(o); }
