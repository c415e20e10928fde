// A shared scalar set by one thread and read by all with no barrier: a race with the other warp, and where
// nothing but reconvergence orders lanes with its own. Twin: pass/shared/broadcast.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race raw 11 12
// expect: race warp-level 11 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race raw 11 12
__global__ void k(int *o) {
  __shared__ int lim;
  if (threadIdx.x == 0)
    lim = 7;
  o[threadIdx.x] = lim;
}
