// Exchanges between lanes, full warps and halves.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(34,-1000,1000)' --arg 'o=i32[8192]:zeros'
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = a[i];
  int s = v;
  for (int d = 16; d > 0; d /= 2)
    s += __shfl_xor_sync(0xffffffffu, s, d);
  int up = __shfl_up_sync(0xffffffffu, v, 3), down = __shfl_down_sync(0xffffffffu, v, 5, 16);
  o[i] = s + up * 3 + down * 5 + __shfl_sync(0xffffffffu, v, i * 7 % 32);
}
