// run: --search default --budget 60-launches
// expect: none
// The only launch is in a host template with a parameter of an unknown type.
template <typename T> __global__ void step(T *a, T dt) { a[blockIdx.x * blockDim.x + threadIdx.x] += dt; }
template <typename T> void advance(T *a, SomeResource **res, T dt, int n) { step<T><<<n / 64, 64>>>(a, dt); }
template void advance<float>(float *a, SomeResource **res, float dt, int n);
