// What all threads of a block wrote is announced by one, without a fence.
__device__ volatile int ready;
__device__ int payload[32];
__global__ void handover(int *out) {
  if (blockIdx.x == 0) {
    payload[threadIdx.x] = threadIdx.x * 2;
    __syncthreads();
    if (threadIdx.x == 0) ready = 1;
  } else {
    if (threadIdx.x == 0) while (!ready) {}
    __syncthreads();
    out[threadIdx.x] = payload[threadIdx.x];
  }
}
void host(int *out) { handover<<<2, 32>>>(out); }
