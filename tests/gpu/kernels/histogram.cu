// Counts in shared memory, then in global memory.
// run: --grid 32 --block 256 --arg 'a=u8[8192]:random(30,0,255)' --arg 'o=i32[256]:zeros'
__global__ void k(const unsigned char *a, int *o) {
  __shared__ int s[256];
  int t = threadIdx.x;
  s[t] = 0;
  __syncthreads();
  atomicAdd(&s[a[blockIdx.x * 256 + t]], 1);
  __syncthreads();
  atomicAdd(&o[t], s[t]);
}
