// Two buffers in turn: one barrier a step is enough. Twin: fail/race/shared/double_buffer.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int s[2][64];
  int t = threadIdx.x, now = 0;
  s[0][t] = t;
  __syncthreads();
  for (int i = 0; i < 4; ++i) {
    int v = s[now][(t + 1) & 63];
    now ^= 1;
    s[now][t] = v;
    __syncthreads();
  }
  o[t] = s[now][t];
}
