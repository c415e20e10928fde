// A scan in place reads and writes in one statement, which a barrier must divide.
// run: --grid 1 --block 128
// expect: race * 12
// expect-help: split the statement on line 12: read into a local variable, then __syncthreads(), then write; the barriers go outside of any branch that only some threads take
// expect-causes: 1
__global__ void scan(int *a) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = a[t];
  __syncthreads();
  for (int d = 1; d < blockDim.x; d *= 2) {
    if (t >= d) s[t] += s[t - d];
    __syncthreads();
  }
  a[t] = s[t];
}
