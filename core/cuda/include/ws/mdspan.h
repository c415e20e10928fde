// <mdspan> of C++23, for C++17 too: elements are reached by call, and by brackets where the language has them.
#pragma once
#include "ws/array.h"
#include "ws/span.h"
#include "ws/utility.h"
#if __cplusplus >= 201703L
extern "C++" {
namespace std {
template <class I, size_t... N> struct extents {
  typedef I index_type;
  typedef make_unsigned_t<I> size_type;
  typedef size_t rank_type;
  I ws_sizes[sizeof...(N) ? sizeof...(N) : 1];
  WS_ATTR_HD static constexpr size_t rank() noexcept { return sizeof...(N); }
  WS_ATTR_HD static constexpr size_t rank_dynamic() noexcept { return ((N == dynamic_extent ? 1 : 0) + ... + 0); }
  WS_ATTR_HD static constexpr size_t static_extent(size_t r) noexcept { const size_t all[] = {N..., 0}; return all[r]; }
  WS_ATTR_HD constexpr I extent(size_t r) const noexcept { return static_extent(r) == dynamic_extent ? ws_sizes[r] : (I)static_extent(r); }
  WS_C extents() noexcept : ws_sizes{(N == dynamic_extent ? I(0) : (I)N)...} {}
  template <class... A, class = enable_if_t<(sizeof...(A) > 0) && (is_convertible<A, I>::value && ...) && (sizeof...(A) == sizeof...(N) || sizeof...(A) == rank_dynamic())>>
  WS_C explicit extents(A... a) noexcept : ws_sizes{} { const I given[] = {(I)a...}; ws_take(given, sizeof...(A)); }
  template <class A, size_t K, class = enable_if_t<K == sizeof...(N) || K == rank_dynamic()>> WS_C extents(const array<A, K> &a) noexcept : ws_sizes{} { I given[K ? K : 1] = {}; for (size_t r = 0; r < K; ++r) given[r] = (I)a[r]; ws_take(given, K); }
  template <class J, size_t... M, class = enable_if_t<sizeof...(M) == sizeof...(N)>> WS_C extents(const extents<J, M...> &o) noexcept : ws_sizes{} { for (size_t r = 0; r < rank(); ++r) ws_sizes[r] = (I)o.extent(r); }
  WS_ATTR_HD constexpr void ws_take(const I *given, size_t count) {
    size_t k = 0;
    for (size_t r = 0; r < rank(); ++r) {
      bool open = static_extent(r) == dynamic_extent;
      if (count == rank()) ws_sizes[r] = open ? given[r] : (I)static_extent(r);
      else ws_sizes[r] = open ? given[k++] : (I)static_extent(r);
    }
  }
  template <class J, size_t... M> friend WS_ATTR_HD constexpr bool operator==(const extents &x, const extents<J, M...> &y) noexcept {
    if (sizeof...(M) != sizeof...(N)) return false;
    for (size_t r = 0; r < rank(); ++r) if (x.extent(r) != (I)y.extent(r)) return false;
    return true;
  }
};
template <size_t> inline constexpr size_t ws_any_extent = dynamic_extent;
template <class I, class S> struct ws_dextents;
template <class I, size_t... R> struct ws_dextents<I, index_sequence<R...>> { typedef extents<I, ws_any_extent<R>...> type; };
template <class I, size_t R> using dextents = typename ws_dextents<I, make_index_sequence<R>>::type;
template <class... A> extents(A...) -> extents<size_t, ws_any_extent<sizeof(A)>...>;
// ---------------------------------------------------------------- layouts
template <class E> WS_ATTR_HD constexpr typename E::index_type ws_product(const E &e, size_t from, size_t to) { typename E::index_type n = 1; for (size_t r = from; r < to; ++r) n *= e.extent(r); return n; }
#define WS_LAYOUT(NAME, OFFSET, STRIDE) \
  struct NAME { \
    template <class E> struct mapping { \
      typedef E extents_type; typedef typename E::index_type index_type; typedef typename E::size_type size_type; typedef typename E::rank_type rank_type; typedef NAME layout_type; \
      E ws_extents; \
      WS_C mapping() noexcept : ws_extents() {} \
      WS_C mapping(const E &e) noexcept : ws_extents(e) {} \
      template <class O> WS_C mapping(const mapping<O> &o) noexcept : ws_extents(o.extents()) {} \
      WS_ATTR_HD constexpr const E &extents() const noexcept { return ws_extents; } \
      WS_ATTR_HD constexpr index_type required_span_size() const noexcept { return ws_product(ws_extents, 0, E::rank()); } \
      template <class... A> WS_ATTR_HD constexpr index_type operator()(A... a) const noexcept { const index_type i[] = {(index_type)a..., 0}; index_type at = 0; (void)i; OFFSET return at; } \
      WS_ATTR_HD static constexpr bool is_always_unique() noexcept { return true; } WS_ATTR_HD static constexpr bool is_always_exhaustive() noexcept { return true; } WS_ATTR_HD static constexpr bool is_always_strided() noexcept { return true; } \
      WS_ATTR_HD static constexpr bool is_unique() noexcept { return true; } WS_ATTR_HD static constexpr bool is_exhaustive() noexcept { return true; } WS_ATTR_HD static constexpr bool is_strided() noexcept { return true; } \
      WS_ATTR_HD constexpr index_type stride(size_t r) const noexcept { return STRIDE; } \
    }; \
  };
WS_LAYOUT(layout_right, for (size_t r = 0; r < E::rank(); ++r) at = at * ws_extents.extent(r) + i[r];, ws_product(ws_extents, r + 1, E::rank()))
WS_LAYOUT(layout_left, for (size_t r = E::rank(); r-- > 0;) at = at * ws_extents.extent(r) + i[r];, ws_product(ws_extents, 0, r))
#undef WS_LAYOUT
struct layout_stride {
  template <class E> struct mapping {
    typedef E extents_type; typedef typename E::index_type index_type; typedef typename E::size_type size_type; typedef typename E::rank_type rank_type; typedef layout_stride layout_type;
    E ws_extents; index_type ws_strides[E::rank() ? E::rank() : 1];
    WS_C mapping() noexcept : ws_extents(), ws_strides{} { for (size_t r = 0; r < E::rank(); ++r) ws_strides[r] = ws_product(ws_extents, r + 1, E::rank()); }
    template <class I> WS_C mapping(const E &e, const array<I, E::rank()> &s) noexcept : ws_extents(e), ws_strides{} { for (size_t r = 0; r < E::rank(); ++r) ws_strides[r] = (index_type)s[r]; }
    template <class M, class = typename M::layout_type> WS_C mapping(const M &o) noexcept : ws_extents(o.extents()), ws_strides{} { for (size_t r = 0; r < E::rank(); ++r) ws_strides[r] = (index_type)o.stride(r); }
    WS_ATTR_HD constexpr const E &extents() const noexcept { return ws_extents; }
    WS_ATTR_HD constexpr array<index_type, E::rank()> strides() const noexcept { array<index_type, E::rank()> s{}; for (size_t r = 0; r < E::rank(); ++r) s[r] = ws_strides[r]; return s; }
    WS_ATTR_HD constexpr index_type stride(size_t r) const noexcept { return ws_strides[r]; }
    WS_ATTR_HD constexpr index_type required_span_size() const noexcept { index_type n = 1; for (size_t r = 0; r < E::rank(); ++r) { if (ws_extents.extent(r) == 0) return 0; n += (ws_extents.extent(r) - 1) * ws_strides[r]; } return n; }
    template <class... A> WS_ATTR_HD constexpr index_type operator()(A... a) const noexcept { const index_type i[] = {(index_type)a..., 0}; index_type at = 0; for (size_t r = 0; r < E::rank(); ++r) at += i[r] * ws_strides[r]; return at; }
    WS_ATTR_HD static constexpr bool is_always_unique() noexcept { return true; } WS_ATTR_HD static constexpr bool is_always_exhaustive() noexcept { return false; } WS_ATTR_HD static constexpr bool is_always_strided() noexcept { return true; }
    WS_ATTR_HD static constexpr bool is_unique() noexcept { return true; } WS_ATTR_HD static constexpr bool is_strided() noexcept { return true; }
    WS_ATTR_HD constexpr bool is_exhaustive() const noexcept { return required_span_size() == ws_product(ws_extents, 0, E::rank()); }
  };
};
template <class T> struct default_accessor {
  typedef default_accessor offset_policy; typedef T element_type; typedef T &reference; typedef T *data_handle_type;
  WS_C default_accessor() noexcept {}
  template <class U, class = enable_if_t<is_convertible<U (*)[], T (*)[]>::value>> WS_C default_accessor(default_accessor<U>) noexcept {}
  WS_ATTR_HD constexpr T &access(T *p, size_t i) const noexcept { return p[i]; }
  WS_ATTR_HD constexpr T *offset(T *p, size_t i) const noexcept { return p + i; }
};
template <class T, class E, class L = layout_right, class A = default_accessor<T>> struct mdspan {
  typedef E extents_type; typedef L layout_type; typedef A accessor_type; typedef typename L::template mapping<E> mapping_type; typedef T element_type; typedef remove_cv_t<T> value_type;
  typedef typename E::index_type index_type; typedef typename E::size_type size_type; typedef typename E::rank_type rank_type; typedef typename A::data_handle_type data_handle_type; typedef typename A::reference reference;
  data_handle_type ws_first; mapping_type ws_map; A ws_access;
  WS_C mdspan() : ws_first(), ws_map(), ws_access() {}
  template <class... N, class = enable_if_t<(is_convertible<N, index_type>::value && ...) && (sizeof...(N) == E::rank() || sizeof...(N) == E::rank_dynamic())>>
  WS_C explicit mdspan(data_handle_type p, N... n) : ws_first(p), ws_map(E((index_type)n...)), ws_access() {}
  template <class I, size_t K> WS_C explicit mdspan(data_handle_type p, const array<I, K> &n) : ws_first(p), ws_map(E(n)), ws_access() {}
  WS_C mdspan(data_handle_type p, const E &e) : ws_first(p), ws_map(e), ws_access() {}
  WS_C mdspan(data_handle_type p, const mapping_type &m) : ws_first(p), ws_map(m), ws_access() {}
  WS_C mdspan(data_handle_type p, const mapping_type &m, const A &a) : ws_first(p), ws_map(m), ws_access(a) {}
  template <class U, class F, class M, class B, class = enable_if_t<is_convertible<U (*)[], T (*)[]>::value>> WS_C mdspan(const mdspan<U, F, M, B> &o) : ws_first(o.data_handle()), ws_map(o.mapping()), ws_access() {}
  WS_ATTR_HD static constexpr size_t rank() noexcept { return E::rank(); }
  WS_ATTR_HD static constexpr size_t rank_dynamic() noexcept { return E::rank_dynamic(); }
  WS_ATTR_HD static constexpr size_t static_extent(size_t r) noexcept { return E::static_extent(r); }
  WS_ATTR_HD constexpr index_type extent(size_t r) const noexcept { return ws_map.extents().extent(r); }
  WS_ATTR_HD constexpr const E &extents() const noexcept { return ws_map.extents(); }
  WS_ATTR_HD constexpr const mapping_type &mapping() const noexcept { return ws_map; }
  WS_ATTR_HD constexpr const A &accessor() const noexcept { return ws_access; }
  WS_ATTR_HD constexpr const data_handle_type &data_handle() const noexcept { return ws_first; }
  WS_ATTR_HD constexpr index_type stride(size_t r) const { return ws_map.stride(r); }
  WS_ATTR_HD constexpr size_type size() const noexcept { return (size_type)ws_product(ws_map.extents(), 0, E::rank()); }
  WS_ATTR_HD constexpr bool empty() const noexcept { return size() == 0; }
  template <class... I, class = enable_if_t<sizeof...(I) == E::rank()>> WS_ATTR_HD constexpr reference operator()(I... i) const { return ws_access.access(ws_first, (size_t)ws_map((index_type)i...)); }
#if defined(__cpp_multidimensional_subscript)
  template <class... I, class = enable_if_t<sizeof...(I) == E::rank()>> WS_ATTR_HD constexpr reference operator[](I... i) const { return ws_access.access(ws_first, (size_t)ws_map((index_type)i...)); }
#else
  template <class I, class = enable_if_t<E::rank() == 1 && is_convertible<I, index_type>::value>> WS_ATTR_HD constexpr reference operator[](I i) const { return ws_access.access(ws_first, (size_t)ws_map((index_type)i)); }
#endif
  template <class I, size_t K, class = enable_if_t<K == E::rank()>> WS_ATTR_HD constexpr reference operator[](const array<I, K> &i) const { return ws_at(i, make_index_sequence<K>()); }
  template <class I, size_t K, size_t... R> WS_ATTR_HD constexpr reference ws_at(const array<I, K> &i, index_sequence<R...>) const { return ws_access.access(ws_first, (size_t)ws_map((index_type)i[R]...)); }
};
template <class T, class... N, class = enable_if_t<(is_convertible<N, size_t>::value && ...) && (sizeof...(N) > 0)>> mdspan(T *, N...) -> mdspan<T, extents<size_t, ws_any_extent<sizeof(N)>...>>;
template <class T, class I, size_t... N> mdspan(T *, const extents<I, N...> &) -> mdspan<T, extents<I, N...>>;
template <class T, class I, size_t K> mdspan(T *, const array<I, K> &) -> mdspan<T, dextents<size_t, K>>;
template <class T, class M, class = typename M::layout_type> mdspan(T *, const M &) -> mdspan<T, typename M::extents_type, typename M::layout_type>;
} // namespace std
} // extern "C++"
#endif
