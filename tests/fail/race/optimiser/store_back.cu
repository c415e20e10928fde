// Store of the value just loaded, and one flag raised on both sides of a branch: the stores are of equal
// values, the load against the store is not. Twin: pass/optimiser/store_back.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg 'done=i32[32]:zeros' --model its
// expect: race warp-level 16 17
// expect: race same-value 17 17
// expect: race same-value 19 19
// expect: race same-value 21 21
// expect: race same-value 19 21
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg 'done=i32[32]:zeros' --model lockstep
// expect: race same-value 17 17
// expect: race same-value 19 19
// expect: race same-value 21 21
// expect: race same-value 19 21
__global__ void k(int *a, int *done) {
  int t = threadIdx.x;
  int v = a[0];
  a[0] = v;
  if (t > 3)
    done[0] = 1;
  else
    done[0] = 1;
}
