// Each thread writes the cell of its neighbour too. Twin: cuda/whole_thread_index.
// run: --search default
// expect: race warp-level 5
// expect: race waw 5
__global__ void mark(int *a) { uint3 t = threadIdx; a[t.x] = t.x; a[t.x + 1] = 0; }
