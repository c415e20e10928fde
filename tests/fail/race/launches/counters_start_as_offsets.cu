// The slot is taken without an atomic operation. Twin: pass/launches/counters_start_as_offsets.
// run: --search default
// expect: race raw 10
// expect: race same-value 10
// expect: race war 10
// expect: race warp-level 10
// expect: race waw 10
__global__ void scatter(const int *bucket, int *slots, int *next, int n, int buckets) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && bucket[i] < buckets) slots[next[bucket[i]]++] = i;
}
void host(const int *bucket, int *slots, int *next, int n, int buckets) { scatter<<<(n + 255) / 256, 256>>>(bucket, slots, next, n, buckets); }
