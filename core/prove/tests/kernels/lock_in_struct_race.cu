// race: 1 32
// Given back too early.
struct Lock {
  int *mutex;
  __device__ void lock() { while (atomicCAS(mutex, 0, 1) != 0) {} __threadfence(); }
  __device__ void unlock() { __threadfence(); atomicExch(mutex, 0); }
};
__global__ void k(Lock lock, int *count) {
  for (int i = 0; i < 32; i++)
    if (threadIdx.x % 32 == i) {
      lock.lock();
      lock.unlock();
      *count += 1;
    }
}
