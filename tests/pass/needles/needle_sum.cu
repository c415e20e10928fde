// Four cells sum to a value. Twin: fail/race/needles/needle_sum.
// run: --grid 2 --block 64 --arg 'a=i32[4]:100,200,300,1400'
// expect: none
__global__ void k(int *hit, const int *a) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += a[i];
  if (sum == 2000)
    hit[t] = t;
}
