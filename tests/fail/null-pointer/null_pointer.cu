// A pointer that is null on one path is used. Twin: pass/null-pointer/null_pointer.
// run: --grid 1 --block 1 --arg 'o=i32[1]:zeros' --arg n=0 --model its
// expect: null-pointer - 11
// run: --grid 1 --block 1 --arg 'o=i32[1]:zeros' --arg n=0 --model lockstep
// expect: null-pointer - 11
__global__ void k(int *o, int n) {
  int *p = o;
  if (n == 0)
    p = nullptr;
  if (n != 1)
    *p = 1;
}
