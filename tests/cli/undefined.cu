// A variable is read that nobody has set; `twin` sets it.
__global__ void k(int *o, int n) {
  int x;
  o[threadIdx.x] = x + n;
}
__global__ void twin(int *o, int n) {
  int x = 3;
  o[threadIdx.x] = x + n;
}
