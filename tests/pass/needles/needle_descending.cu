// The first six cells descend. Twin: fail/race/needles/needle_descending.
// run: --grid 2 --block 64 --arg 'a=i32[6]:9,7,6,4,2,1'
// expect: none
__global__ void k(int *hit, const int *a) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int run = 1;
  while (run < 6 && a[run] < a[run - 1])
    run++;
  if (run == 6)
    hit[t] = t;
}
