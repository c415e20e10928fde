// proved
// A lock as a class with a pointer, passed by value; lanes take turns.
struct Lock {
  int *mutex;
  __device__ void lock() { while (atomicCAS(mutex, 0, 1) != 0) {} __threadfence(); }
  __device__ void unlock() { __threadfence(); atomicExch(mutex, 0); }
};
__global__ void k(Lock lock, int *count) {
  for (int i = 0; i < 32; i++)
    if (threadIdx.x % 32 == i) {
      lock.lock();
      *count += 1;
      lock.unlock();
    }
}
