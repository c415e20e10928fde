// An atomic addition reads and writes in one step: nothing is lost.
__global__ void count(int *total) {
  atomicAdd(&total[0], 1);
}
