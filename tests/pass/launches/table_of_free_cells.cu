// Keys are inserted into a hash table whose free cells hold all ones, by whoever claims a cell.
// Twin: fail/race/launches/table_of_free_cells.
// run: --search default
// expect: none
__global__ void insert(unsigned *keys, const unsigned *from, int n, unsigned mask) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned key = from[i];
  for (unsigned h = key * 2654435761u & mask;; h = (h + 1) & mask) {
    unsigned old = atomicCAS(&keys[h], 0xffffffffu, key);
    if (old == 0xffffffffu || old == key) return;
  }
}
