// The same step where every way through the middle is shorter (all lengths are -1): the middle row and
// column change while others read them. Two blocks of one thread and a matrix whose row length is still 4:
// block 0 reads d[1], d[4], writes d[0]; block 1 reads d[5], d[4], writes d[4]. Twin: pass/algorithms/floyd_step.
// run: --grid 2 --block 1 --arg 'd=i32[16]:random(1,-1,-1)' --arg m=1 --model its
// expect: race war 10 12
// run: --grid 2 --block 1 --arg 'd=i32[16]:random(1,-1,-1)' --arg m=1 --model lockstep
// expect: race war 10 12
__global__ void k(int *d, int m) {
  int i = blockIdx.x, j = threadIdx.x;
  int through = d[i * 4 + m] + d[m * 4 + j];
  if (through < d[i * 4 + j])
    d[i * 4 + j] = through;
}
