// Buckets: the host starts counter b at b * n, so slots of different buckets never meet.
// Twin: fail/race/launches/counters_start_as_offsets.
// run: --search default
// expect: none
__global__ void scatter(const int *bucket, int *slots, int *next, int n, int buckets) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && bucket[i] < buckets) slots[atomicAdd(&next[bucket[i]], 1)] = i;
}
void host(const int *bucket, int *slots, int *next, int n, int buckets) { scatter<<<(n + 255) / 256, 256>>>(bucket, slots, next, n, buckets); }
