// One cell of a buffer holds one value. Twin: fail/race/needles/needle_cell.
// run: --grid 2 --block 64 --arg 'a=i32[8]:0,0,0,77,0,0,0,0'
// expect: none
__global__ void k(int *hit, const int *a) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (a[3] == 77)
    hit[t] = t;
}
