// A step of all-pairs shortest paths on zeros: nothing gets shorter, so nothing is written. Twin:
// fail/race/algorithms/floyd_step.
// run: --grid 4 --block 4 --arg 'd=i32[16]:zeros' --arg m=1 --model its
// expect: none
// run: --grid 4 --block 4 --arg 'd=i32[16]:zeros' --arg m=1 --model lockstep
// expect: none
__global__ void k(int *d, int m) { // warpscope: d[*] == 0
  int i = blockIdx.x, j = threadIdx.x;
  int through = d[i * 4 + m] + d[m * 4 + j];
  if (through < d[i * 4 + j])
    d[i * 4 + j] = through;
}
