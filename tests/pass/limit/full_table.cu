// The twin of fail/limit/full_table whose threads give up: they come to the same cells hundreds of times, and all that
// tells one time from the next is how often they did.
// run: --grid 2 --block 64 --max-steps 1000000 --arg 'table=i32[16]:iota' --arg 'found=i32[128]:zeros' --arg mask=15 --model its
// expect: none
// run: --grid 2 --block 64 --max-steps 1000000 --arg 'table=i32[16]:iota' --arg 'found=i32[128]:zeros' --arg mask=15 --model lockstep
// expect: none
__device__ __noinline__ int next(int h, int by) { return h + by; }

__global__ void look(const int *table, int *found, int mask) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int h = t * 7 & mask;
  for (int rounds = 0; table[h] != -1 && rounds < 500; ++rounds) {
    if (table[h] % 3 == 0) h = next(h, 1) & mask;
    else h = next(h, 3) & mask;
  }
  found[t] = h;
}
