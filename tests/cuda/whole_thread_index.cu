// Twin: cuda/whole_thread_neighbour.
// run: --search default
// expect: none
__global__ void mark(int *a) { uint3 t = threadIdx; a[t.x] = t.x; }
