// Two threads may find the same cell free.
// run: --grid 2 --block 32 --arg n=64 --arg to=i32[64]:fill(3) --arg owner=i32[64]:zeros
__global__ void mark(const int *to, int *owner, int *work, int n) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n && owner[to[i]] == 0) {
    owner[to[i]] = i + 1;
    work[i] = to[i];
  }
}
