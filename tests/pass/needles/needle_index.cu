// Threads share cells by an index from a buffer, when two of its cells are 1000 apart. Twin: fail/race/needles/needle_index.
// run: --grid 2 --block 4 --arg 'a=i32[8]:0,1,1002,2,4,5,6,7'
// expect: none
__global__ void k(int *o, int *hit, const int *a) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  o[t] = a[t];
  if (a[2] == a[3] + 1000)
    hit[t] = a[t] & 1;
}
