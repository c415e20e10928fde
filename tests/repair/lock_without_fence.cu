// A lock that orders nothing: the sum is read before the lock is really held.
__device__ int mutex;
__global__ void add(int *sum, const int *in) {
    if (threadIdx.x == 0) {
        while (atomicCAS(&mutex, 0, 1) != 0) {
        }
        *sum += in[blockIdx.x];
        atomicExch(&mutex, 0);
    }
}
