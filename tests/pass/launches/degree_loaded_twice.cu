// The sources of edges are counted by an atomic operation. Twin: fail/race/launches/degree_loaded_twice.
// run: --search default
// expect: none
__global__ void degrees(const int *source, int *degree, int edges) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < edges) atomicAdd(&degree[source[e]], 1);
}
