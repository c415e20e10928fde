// 64-bit products, quotients and high halves.
// run: --grid 64 --block 128 --arg 'a=i64[8192]:random(17,-4000000000000000000,4000000000000000000)' --arg 'b=i64[8192]:random(18,1,3000000000000)' --arg 'o=i64[8192]:zeros'
__global__ void k(const long long *a, const long long *b, long long *o) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  long long d = i % 3 ? b[i] : -b[i];
  o[i] = a[i] / d + a[i] % d * 31 + a[i] * b[i] + __mulhi((int)a[i], (int)(b[i] >> 9)) +
         (long long)((unsigned __int128)(unsigned long long)a[i] * (unsigned long long)b[i] >> 64);
}
