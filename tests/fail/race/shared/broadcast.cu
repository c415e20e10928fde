// A shared scalar set by one thread and read by all with no barrier. Lane 0 is alone at the store, so its
// own warp races too. Twin: pass/shared/broadcast.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: race raw 10 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: race raw 10 11
__global__ void k(int *o) {
  __shared__ int lim;
  if (threadIdx.x == 0)
    lim = 7;
  o[threadIdx.x] = lim;
}
