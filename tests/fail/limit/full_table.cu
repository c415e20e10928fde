// Looks for a free cell in a table that has none, on ways that part and meet again. Twin: pass/limit/full_table.
// run: --grid 2 --block 64 --max-steps 100000 --arg 'table=i32[64]:iota' --arg 'found=i32[128]:zeros' --arg mask=63 --model its
// expect: limit
// run: --grid 2 --block 64 --max-steps 100000 --arg 'table=i32[64]:iota' --arg 'found=i32[128]:zeros' --arg mask=63 --model lockstep
// expect: limit
__device__ __noinline__ int next(int h, int by) { return h + by; }

__global__ void look(const int *table, int *found, int mask) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int h = t * 7 & mask;
  while (table[h] != -1) {
    if (table[h] % 3 == 0) h = next(h, 1) & mask;
    else h = next(h, 3) & mask;
  }
  found[t] = h;
}
