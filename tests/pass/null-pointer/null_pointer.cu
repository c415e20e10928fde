// A pointer that is null is not used. Twin: fail/null-pointer/null_pointer.
// run: --grid 1 --block 1 --arg 'o=i32[1]:zeros' --arg n=0 --model its
// expect: none
// run: --grid 1 --block 1 --arg 'o=i32[1]:zeros' --arg n=0 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  int *p = o;
  if (n == 0)
    p = nullptr;
  if (p != nullptr)
    *p = 1;
}
