// An atomic addition is a single step: nothing is lost.
__global__ void count(int *total) {
  atomicAdd(&total[0], 1);
}
