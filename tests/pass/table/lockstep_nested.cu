// Branches inside a branch: a store before the inner one, a store inside it that is read after its end, and
// a store of the whole branch that the others read after it. Twin: fail/race/table/lockstep_nested.
// run: --grid 1 --block 32 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void nested(int *o) {
  __shared__ int s[4];
  int t = threadIdx.x;
  if (t < 16) {
    if (t == 3) s[0] = 1;
    if (t < 8) {
      o[t] = s[0];
      if (t == 2) s[1] = 2;
    }
    o[t + 16] = s[1];
  }
  o[t + 32] = s[0] + s[1];
}
