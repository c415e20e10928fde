// Bitonic sort of 512 integers by one block, all in shared memory.
#define COUNT 512

__global__ void bitonic(int *data) {
  __shared__ int s[COUNT];
  int t = threadIdx.x;
  s[t] = data[t];
  __syncthreads();
  for (int k = 2; k <= COUNT; k *= 2) {
    for (int j = k / 2; j > 0; j /= 2) {
      int other = t ^ j;
      if (other > t) {
        int mine = s[t], theirs = s[other];
        bool ascending = (t & k) == 0;
        if ((mine > theirs) == ascending) {
          s[t] = theirs;
          s[other] = mine;
        }
      }
      __syncthreads();
    }
  }
  data[t] = s[t];
}
