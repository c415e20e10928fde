// The same with two blocks: both load, add and store. Twin: pass/contracts/sum_one_block.
// run: --grid 2 --block 32 --arg 'o=i32[1]:zeros' --arg 'a=i32[4]:iota' --model its
// expect: race raw 13 13
// expect: race war 13 13
// expect: race waw 13 13
// run: --grid 2 --block 32 --arg 'o=i32[1]:zeros' --arg 'a=i32[4]:iota' --model lockstep
// expect: race raw 13 13
// expect: race war 13 13
// expect: race waw 13 13
__global__ void k(int *o, const int *a) {
  int t = threadIdx.x;
  if (t == 0)
    o[0] += a[blockIdx.x];
}
