// Dynamic shared memory given 128 bytes: threads from 32 on are beyond it. Twin: pass/shared/dynamic_shared.
// run: --grid 1 --block 64 --shared-bytes 128 --arg 'o=i32[64]:zeros' --model its
// expect: out-of-bounds - 9
// run: --grid 1 --block 64 --shared-bytes 128 --arg 'o=i32[64]:zeros' --model lockstep
// expect: out-of-bounds - 9
__global__ void k(int *o) { // warpscope: block.x == 64, shared_bytes == 128
  extern __shared__ int s[];
  int t = threadIdx.x;
  s[t] = t;
}
