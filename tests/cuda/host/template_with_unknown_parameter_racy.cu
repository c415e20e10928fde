// run: --search default --budget 60-launches
// expect: race raw 8
// expect: race same-value 8
// expect: race war 8
// expect: race waw 8
// Twin: cuda/host/template_with_unknown_parameter.
// The only launch is in a host template with a parameter of an unknown type.
template <typename T> __global__ void step(T *a, T dt) { a[threadIdx.x] += dt * blockIdx.x; }
template <typename T> void advance(T *a, SomeResource **res, T dt, int n) { step<T><<<n / 64, 64>>>(a, dt); }
template void advance<float>(float *a, SomeResource **res, float dt, int n);
