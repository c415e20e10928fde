// Asynchronous copies and mbarriers, as the headers of CUDA that offer them need them.
#pragma once
#include "ws/enter.h"
#include "ws_std.h"
#define WS_SH(p) ((__attribute__((address_space(3))) void *)(p))
#define WS_GL(p) ((const __attribute__((address_space(1))) void *)(p))
#define WS_EA WS_E __attribute__((convergent))
extern "C++" { WS_EA void __ws_cp_async(__attribute__((address_space(3))) void *to, const __attribute__((address_space(1))) void *from, int width, int read);
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
// What a size promises of addresses: a multiple of four bytes is what is asked for least.
template <class N> struct ws_promise { static constexpr size_t align = 4; };
template <size_t N> struct ws_promise<cuda::aligned_size_t<N>> { static constexpr size_t align = N < 4 ? 4 : N > 16 ? 16 : N; };
// Thread `rank` of `size` copies its share of `n` bytes: asynchronously from global to shared memory where addresses and length are such multiples, else at once. Whether it was asynchronous.
template <size_t A> WS_D bool ws_copy_share(void *to, const void *from, size_t n, unsigned rank, unsigned size) {
  bool async = (((size_t)to | (size_t)from | n) % 4 == 0) & (__nvvm_isspacep_shared(to) != 0) & (__nvvm_isspacep_global(from) != 0);
  size_t unit = async ? A : 1;
  for (size_t i = rank * unit; i < n; i += size * unit) if (async) __ws_cp_async(WS_SH((char *)to + i), WS_GL((const char *)from + i), A, (int)(n - i < A ? n - i : A)); else ((char *)to)[i] = ((const char *)from)[i];
  return async;
}
} // extern "C++"
#include "ws/leave.h"
