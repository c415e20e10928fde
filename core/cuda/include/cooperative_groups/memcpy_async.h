#pragma once
#include <cooperative_groups.h>
#include <ws_async.h>
extern "C++" { namespace cooperative_groups {
template <class T> struct ws_unit { static constexpr size_t size = sizeof(T); }; template <> struct ws_unit<void> { static constexpr size_t size = 1; };
template <size_t A, class G, class T> CG_D void ws_copy(const G &g, T *to, const T *from, size_t n) { ws_copy_share<A>((void *)to, (const void *)from, n, (unsigned)g.thread_rank(), (unsigned)g.size()); __ws_cp_async_commit(); }
// So many bytes.
template <class G, class T, class N> CG_D void memcpy_async(const G &g, T *to, const T *from, const N &n) { ws_copy<ws_promise<N>::align>(g, to, from, (size_t)n); }
// So many elements as both sides have.
template <class G, class T, class M, class N> CG_D void memcpy_async(const G &g, T *to, const M &there, const T *from, const N &here) { size_t a = (size_t)there, b = (size_t)here; ws_copy<4>(g, to, from, (a < b ? a : b) * ws_unit<T>::size); }
template <class G> CG_D void wait(const G &g) { __ws_cp_async_wait_all(); g.sync(); }
template <unsigned N, class G> CG_D void wait_prior(const G &g) { __ws_cp_async_wait(N); g.sync(); }
}
} // extern "C++"
