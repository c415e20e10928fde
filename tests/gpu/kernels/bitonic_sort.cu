// A sorting network in shared memory.
// run: --grid 16 --block 512 --arg 'a=i32[8192]:random(29,-100000,100000)'
__global__ void k(int *a) {
  __shared__ int s[512];
  int t = threadIdx.x;
  s[t] = a[blockIdx.x * 512 + t];
  __syncthreads();
  for (int size = 2; size <= 512; size *= 2)
    for (int d = size / 2; d > 0; d /= 2) {
      int other = t ^ d;
      if (other > t && (s[t] > s[other]) == ((t & size) == 0)) {
        int x = s[t];
        s[t] = s[other];
        s[other] = x;
      }
      __syncthreads();
    }
  a[blockIdx.x * 512 + t] = s[t];
}
