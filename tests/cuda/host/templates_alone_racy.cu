// A kernel that is a template, in a file whose host part is elsewhere. Twin: cuda/host/templates_alone.
// run: --search default
// expect: race waw 5
template <typename T, bool TWICE> __global__ void halves(T *a) {
  a[threadIdx.x / 2] = TWICE ? 2 * threadIdx.x : threadIdx.x;
}
