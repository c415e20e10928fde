// A switch over data, with a function for each arm.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(23,0,9)' --arg 'o=i32[8192]:zeros'
__device__ __noinline__ int twice(int v) { return v * 2; }
__device__ __noinline__ int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }
__global__ void k(const int *a, int *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = i;
  switch (a[i]) {
  case 0: v = twice(i); break;
  case 1: v = gcd(i + 1, 360); break;
  case 3: v += 5;
  case 4: v ^= 0x55; break;
  case 7: return;
  default: v = -v;
  }
  o[i] = v;
}
