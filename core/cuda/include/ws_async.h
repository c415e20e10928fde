// Asynchronous copies and mbarriers, as the headers of CUDA that offer them need them.
#pragma once
#include "ws_std.h"
#define WS_SH(p) ((__attribute__((address_space(3))) void *)(p))
#define WS_GL(p) ((const __attribute__((address_space(1))) void *)(p))
#define WS_EA WS_E __attribute__((convergent))
WS_EA void __ws_cp_async(__attribute__((address_space(3))) void *to, const __attribute__((address_space(1))) void *from, int width, int read);
WS_EA void __ws_cp_async_commit(); WS_EA void __ws_cp_async_wait(unsigned groups); WS_EA void __ws_cp_async_wait_all();
WS_EA void __ws_cp_async_arrive(void *bar); WS_EA void __ws_cp_async_arrive_noinc(void *bar);
WS_EA void __ws_mbarrier_init(void *bar, unsigned count); WS_EA void __ws_mbarrier_inval(void *bar);
WS_EA unsigned long long __ws_mbarrier_arrive(void *bar, unsigned count); WS_EA unsigned long long __ws_mbarrier_arrive_nocomplete(void *bar, unsigned count); WS_EA unsigned long long __ws_mbarrier_drop(void *bar, unsigned count);
WS_EA bool __ws_mbarrier_test(void *bar, unsigned long long state); WS_EA bool __ws_mbarrier_test_parity(void *bar, unsigned parity);
WS_EA void __ws_mbarrier_wait(void *bar, unsigned long long state); WS_EA void __ws_mbarrier_wait_parity(void *bar, unsigned parity);
WS_EA unsigned __ws_mbarrier_pending(unsigned long long state);
namespace cuda {
// A size of which the caller knows that it, and both addresses, are multiples of N.
template <size_t N> struct aligned_size_t { static constexpr size_t align = N; size_t value; __host__ __device__ explicit constexpr aligned_size_t(size_t n) : value(n) {} __host__ __device__ constexpr operator size_t() const { return value; } };
}
// Thread `rank` of `size` copies its share of `n` bytes: asynchronously from global to shared memory in the widest parts that the addresses allow, else at once. Whether any part was asynchronous.
WS_D bool ws_copy_share(void *to, const void *from, size_t n, unsigned rank, unsigned size) {
  bool async = __nvvm_isspacep_shared(to) && __nvvm_isspacep_global(from);
  size_t both = (size_t)to | (size_t)from, done = 0;
  if (async && both % 16 == 0) { for (size_t i = rank; i < n / 16; i += size) __ws_cp_async(WS_SH((char *)to + 16 * i), WS_GL((const char *)from + 16 * i), 16, 16); done = n / 16 * 16; }
  else if (async && both % 8 == 0) { for (size_t i = rank; i < n / 8; i += size) __ws_cp_async(WS_SH((char *)to + 8 * i), WS_GL((const char *)from + 8 * i), 8, 8); done = n / 8 * 8; }
  else if (async && both % 4 == 0) { for (size_t i = rank; i < n / 4; i += size) __ws_cp_async(WS_SH((char *)to + 4 * i), WS_GL((const char *)from + 4 * i), 4, 4); done = n / 4 * 4; }
  for (size_t i = done + rank; i < n; i += size) ((char *)to)[i] = ((const char *)from)[i];
  return async;
}
