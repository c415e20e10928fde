// A cell is read, increased and written, its index loaded anew each time: sources may repeat.
// Twin: pass/launches/degree_loaded_twice.
// run: --search default
// expect: race raw 11
// expect: race war 11
// expect: race waw 11
// expect: race warp-level 11
// expect: race same-value 11
__global__ void degrees(const int *source, int *degree, int edges) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < edges) degree[source[e]] = degree[source[e]] + 1;
}
