// The same through the compiler's own names.
// run: --grid 1 --block 32 --arg 'in=u32[1024]:iota' --arg 'out=u32[1024]:zeros'
// expect: none
#include <assert.h>
#define SHARED(p) ((__attribute__((address_space(3))) void *)(p))
#define GLOBAL(p) ((const __attribute__((address_space(1))) void *)(p))

__global__ void copies(const unsigned *in, unsigned *out) {
  __shared__ __align__(16) unsigned a[128], b[128], c[64], d[32];
  __shared__ __align__(8) long bar;
  int t = threadIdx.x;
  if (t == 0) __nvvm_mbarrier_init_shared((__attribute__((address_space(3))) long *)&bar, 32);
  __syncthreads();
  __nvvm_cp_async_cg_shared_global_16(SHARED(&a[4 * t]), GLOBAL(&in[4 * t]));
  __nvvm_cp_async_ca_shared_global_16(SHARED(&b[4 * t]), GLOBAL(&in[4 * t]));
  __nvvm_cp_async_commit_group();
  __nvvm_cp_async_ca_shared_global_8(SHARED(&c[2 * t]), GLOBAL(&in[2 * t]));
  __nvvm_cp_async_wait_group(0);
  assert(a[4 * t + 3] == 4 * t + 3 && b[4 * t] == 4 * t);
  __nvvm_cp_async_ca_shared_global_4(SHARED(&d[t]), GLOBAL(&in[t]));
  __nvvm_cp_async_mbarrier_arrive_shared((__attribute__((address_space(3))) long *)&bar);
  long state = __nvvm_mbarrier_arrive(&bar);
  assert(__nvvm_mbarrier_pending_count(state) == 32 - t);
  while (!__nvvm_mbarrier_test_wait(&bar, state)) {}
  out[t] = c[63 - t] + d[31 - t];
  __nvvm_cp_async_wait_all();
  __syncthreads();
  if (t == 0) __nvvm_mbarrier_inval(&bar);
}
