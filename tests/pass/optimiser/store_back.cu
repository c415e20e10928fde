// Store of the value just loaded, to the own cell; one thread raises the flag. Twin: fail/race/optimiser/store_back.
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg 'done=i32[32]:zeros' --model its
// expect: none
// run: --grid 1 --block 32 --arg 'a=i32[32]:zeros' --arg 'done=i32[32]:zeros' --model lockstep
// expect: none
__global__ void k(int *a, int *done) {
  int t = threadIdx.x;
  int v = a[t];
  a[t] = v;
  if (t > 3)
    done[t] = 1;
  else
    done[t] = 1;
}
