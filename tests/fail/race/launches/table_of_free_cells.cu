// Keys are inserted into a hash table whose free cells hold all ones, without claiming a cell.
// Twin: pass/launches/table_of_free_cells.
// run: --search default
// expect: race raw 12 13
// expect: race warp-level 12 13
// expect: race waw 13
__global__ void insert(unsigned *keys, const unsigned *from, int n, unsigned mask) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned key = from[i];
  for (unsigned h = key * 2654435761u & mask;; h = (h + 1) & mask) {
    if (keys[h] == 0xffffffffu) {
      keys[h] = key;
      return;
    }
  }
}
