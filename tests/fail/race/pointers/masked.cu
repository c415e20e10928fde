// Two threads choose elements of one address, and one of another that somebody reads.
// run: --grid 1 --block 64 --arg 'out=i32[68]:zeros'
// expect: race waw 9
// expect: race warp-level 9 10
typedef int V __attribute__((ext_vector_type(4)));
typedef bool M __attribute__((ext_vector_type(4)));
__global__ void chosen(int *out) {
  int t = threadIdx.x;
  __builtin_masked_store(M{true, t == 31, false, false}, (V){t, t + 7, 0, 0}, out + t);
  if (t == 32) out[65] = out[33];
}
