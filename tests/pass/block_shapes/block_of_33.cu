// In-place shift with a barrier between read and write, block of 33. Twin: fail/race/block_shapes/block_of_33.
// run: --grid 1 --block 33 --arg 'a=i32[40]:iota' --model its
// expect: none
// run: --grid 1 --block 33 --arg 'a=i32[40]:iota' --model lockstep
// expect: none
__global__ void k(int *a) {
  int t = threadIdx.x;
  int v = a[t + 1];
  __syncthreads();
  a[t] = v;
}
