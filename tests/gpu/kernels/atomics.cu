// Atomic operations whose result does not depend on order.
// run: --grid 64 --block 128 --arg 'a=i32[8192]:random(31,-100000,100000)' --arg 'o=i32[8]:zeros' --arg 'w=u64[2]:zeros'
__global__ void k(const int *a, int *o, unsigned long long *w) {
  int v = a[blockIdx.x * blockDim.x + threadIdx.x];
  atomicAdd(o, v);
  atomicMax(o + 1, v);
  atomicMin(o + 2, v);
  atomicOr((unsigned *)o + 3, (unsigned)v);
  atomicXor(o + 4, v);
  atomicSub(o + 5, v / 3);
  atomicInc((unsigned *)o + 6, 1000);
  atomicDec((unsigned *)o + 7, 77);
  atomicAdd(w, (unsigned long long)(v + 100000));
  atomicMax(w + 1, (unsigned long long)(v + 100000) * 3);
}
