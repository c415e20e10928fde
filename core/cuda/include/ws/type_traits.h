// <type_traits>, over the compiler's own traits.
#pragma once
#include "ws/config.h"
extern "C++" {
namespace std {
using ::size_t;
using ::ptrdiff_t;
typedef decltype(nullptr) nullptr_t;
template <class T, T V> struct integral_constant {
  static constexpr T value = V;
  typedef T value_type;
  typedef integral_constant type;
  WS_C operator T() const noexcept { return V; }
  WS_C T operator()() const noexcept { return V; }
};
template <class T, T V> constexpr T integral_constant<T, V>::value;
template <bool B> using bool_constant = integral_constant<bool, B>;
typedef bool_constant<true> true_type;
typedef bool_constant<false> false_type;
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class T, class F> struct conditional { typedef T type; };
template <class T, class F> struct conditional<false, T, F> { typedef F type; };
template <bool B, class T, class F> using conditional_t = typename conditional<B, T, F>::type;
template <class...> struct ws_void { typedef void type; };
template <class... T> using void_t = typename ws_void<T...>::type;
template <class T> struct type_identity { typedef T type; };
template <class T> using type_identity_t = typename type_identity<T>::type;

template <class A, class B> struct is_same : false_type {};
template <class A> struct is_same<A, A> : true_type {};
template <class A, class B> inline constexpr bool is_same_v = is_same<A, B>::value;

// ---------------------------------------------------------------- changes of a type
#define WS_CHANGE(name) template <class T> using name##_t = typename name<T>::type;
template <class T> struct remove_reference { typedef T type; };
template <class T> struct remove_reference<T &> { typedef T type; };
template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> struct remove_volatile { typedef T type; };
template <class T> struct remove_volatile<volatile T> { typedef T type; };
WS_CHANGE(remove_reference) WS_CHANGE(remove_const) WS_CHANGE(remove_volatile)
template <class T> struct remove_cv { typedef remove_const_t<remove_volatile_t<T>> type; };
WS_CHANGE(remove_cv)
template <class T> struct remove_cvref { typedef remove_cv_t<remove_reference_t<T>> type; };
WS_CHANGE(remove_cvref)
template <class T> struct remove_pointer { typedef T type; };
template <class T> struct remove_pointer<T *> { typedef T type; };
template <class T> struct remove_pointer<T *const> { typedef T type; };
template <class T> struct remove_pointer<T *volatile> { typedef T type; };
template <class T> struct remove_pointer<T *const volatile> { typedef T type; };
template <class T> struct remove_extent { typedef T type; };
template <class T> struct remove_extent<T[]> { typedef T type; };
template <class T, size_t N> struct remove_extent<T[N]> { typedef T type; };
template <class T> struct remove_all_extents { typedef T type; };
template <class T> struct remove_all_extents<T[]> : remove_all_extents<T> {};
template <class T, size_t N> struct remove_all_extents<T[N]> : remove_all_extents<T> {};
template <class T> struct add_const { typedef const T type; };
template <class T> struct add_volatile { typedef volatile T type; };
template <class T> struct add_cv { typedef const volatile T type; };
template <class T, class = void> struct ws_refer { typedef T left; typedef T right; };
template <class T> struct ws_refer<T, void_t<T &>> { typedef T &left; typedef T &&right; };
template <class T> struct add_lvalue_reference { typedef typename ws_refer<T>::left type; };
template <class T> struct add_rvalue_reference { typedef typename ws_refer<T>::right type; };
template <class T, class = void> struct add_pointer { typedef T type; };
template <class T> struct add_pointer<T, void_t<remove_reference_t<T> *>> { typedef remove_reference_t<T> *type; };
WS_CHANGE(remove_pointer) WS_CHANGE(remove_extent) WS_CHANGE(remove_all_extents) WS_CHANGE(add_const) WS_CHANGE(add_volatile)
WS_CHANGE(add_cv) WS_CHANGE(add_lvalue_reference) WS_CHANGE(add_rvalue_reference) WS_CHANGE(add_pointer)
template <class T> typename add_rvalue_reference<T>::type declval() noexcept;
template <class T, bool Function> struct ws_decay { typedef remove_cv_t<T> type; };
template <class T> struct ws_decay<T, true> { typedef T *type; };
template <class T> struct ws_decay<T[], false> { typedef T *type; };
template <class T, size_t N> struct ws_decay<T[N], false> { typedef T *type; };
template <class T> struct decay : ws_decay<remove_reference_t<T>, __is_function(remove_reference_t<T>)> {};
WS_CHANGE(decay)

// ---------------------------------------------------------------- questions
#define WS_TRAIT(name, ...) \
  template <class T> struct name : bool_constant<(__VA_ARGS__)> {}; \
  template <class T> inline constexpr bool name##_v = name<T>::value;
WS_TRAIT(is_integral, __is_integral(T)) WS_TRAIT(is_floating_point, __is_floating_point(T)) WS_TRAIT(is_arithmetic, __is_arithmetic(T))
WS_TRAIT(is_void, __is_void(T)) WS_TRAIT(is_null_pointer, is_same<remove_cv_t<T>, nullptr_t>::value) WS_TRAIT(is_enum, __is_enum(T))
WS_TRAIT(is_class, __is_class(T)) WS_TRAIT(is_union, __is_union(T)) WS_TRAIT(is_object, __is_object(T))
WS_TRAIT(is_function, __is_function(T)) WS_TRAIT(is_reference, __is_reference(T)) WS_TRAIT(is_array, __is_array(T))
WS_TRAIT(is_lvalue_reference, __is_lvalue_reference(T)) WS_TRAIT(is_rvalue_reference, __is_rvalue_reference(T))
WS_TRAIT(is_pointer, __is_pointer(T)) WS_TRAIT(is_member_pointer, __is_member_pointer(T))
WS_TRAIT(is_member_function_pointer, __is_member_function_pointer(T)) WS_TRAIT(is_member_object_pointer, __is_member_object_pointer(T))
WS_TRAIT(is_scalar, __is_scalar(T)) WS_TRAIT(is_fundamental, __is_fundamental(T)) WS_TRAIT(is_compound, __is_compound(T))
WS_TRAIT(is_const, __is_const(T)) WS_TRAIT(is_volatile, __is_volatile(T)) WS_TRAIT(is_signed, __is_signed(T)) WS_TRAIT(is_unsigned, __is_unsigned(T))
WS_TRAIT(is_trivially_copyable, __is_trivially_copyable(T)) WS_TRAIT(is_standard_layout, __is_standard_layout(T))
WS_TRAIT(is_trivial, __is_trivial(T)) WS_TRAIT(is_pod, __is_trivial(T) && __is_standard_layout(T)) WS_TRAIT(is_literal_type, __is_literal_type(T))
WS_TRAIT(is_empty, __is_empty(T)) WS_TRAIT(is_polymorphic, __is_polymorphic(T)) WS_TRAIT(is_abstract, __is_abstract(T))
WS_TRAIT(is_final, __is_final(T)) WS_TRAIT(is_aggregate, __is_aggregate(T)) WS_TRAIT(has_virtual_destructor, __has_virtual_destructor(T))
WS_TRAIT(is_default_constructible, __is_constructible(T)) WS_TRAIT(is_trivially_default_constructible, __is_trivially_constructible(T))
WS_TRAIT(is_nothrow_default_constructible, __is_nothrow_constructible(T))
#define WS_COPIES(kind) \
  WS_TRAIT(is_##kind##copy_constructible, __is_##kind##constructible(T, typename ws_refer<const T>::left)) \
  WS_TRAIT(is_##kind##move_constructible, __is_##kind##constructible(T, typename ws_refer<T>::right)) \
  WS_TRAIT(is_##kind##copy_assignable, __is_##kind##assignable(typename ws_refer<T>::left, typename ws_refer<const T>::left)) \
  WS_TRAIT(is_##kind##move_assignable, __is_##kind##assignable(typename ws_refer<T>::left, typename ws_refer<T>::right))
WS_COPIES() WS_COPIES(trivially_) WS_COPIES(nothrow_)
#define WS_BUILT(name, builtin) \
  template <class T, class... A> struct name : bool_constant<builtin(T, A...)> {}; \
  template <class T, class... A> inline constexpr bool name##_v = name<T, A...>::value;
WS_BUILT(is_constructible, __is_constructible) WS_BUILT(is_trivially_constructible, __is_trivially_constructible)
WS_BUILT(is_nothrow_constructible, __is_nothrow_constructible)
#define WS_TRAIT2(name, ...) \
  template <class A, class B> struct name : bool_constant<(__VA_ARGS__)> {}; \
  template <class A, class B> inline constexpr bool name##_v = name<A, B>::value;
WS_TRAIT2(is_assignable, __is_assignable(A, B)) WS_TRAIT2(is_trivially_assignable, __is_trivially_assignable(A, B))
WS_TRAIT2(is_nothrow_assignable, __is_nothrow_assignable(A, B)) WS_TRAIT2(is_base_of, __is_base_of(A, B))
WS_TRAIT2(is_convertible, __is_convertible_to(A, B))
template <class T, class = void> struct is_destructible : bool_constant<__is_reference(T)> {};
template <class T> struct is_destructible<T, void_t<decltype(declval<remove_all_extents_t<T> &>().~T())>> : true_type {};
template <class T> struct is_trivially_destructible : bool_constant<__is_reference(T) || __is_trivially_destructible(T)> {};
template <class T> struct is_nothrow_destructible : is_destructible<T> {};
template <class T> inline constexpr bool is_destructible_v = is_destructible<T>::value;
template <class T> inline constexpr bool is_trivially_destructible_v = is_trivially_destructible<T>::value;
template <class T> inline constexpr bool is_nothrow_destructible_v = is_nothrow_destructible<T>::value;
template <class... B> struct conjunction : true_type {};
template <class B> struct conjunction<B> : B {};
template <class B, class... R> struct conjunction<B, R...> : conditional_t<bool(B::value), conjunction<R...>, B> {};
template <class... B> struct disjunction : false_type {};
template <class B> struct disjunction<B> : B {};
template <class B, class... R> struct disjunction<B, R...> : conditional_t<bool(B::value), B, disjunction<R...>> {};
template <class B> struct negation : bool_constant<!B::value> {};
template <class... B> inline constexpr bool conjunction_v = conjunction<B...>::value;
template <class... B> inline constexpr bool disjunction_v = disjunction<B...>::value;
template <class B> inline constexpr bool negation_v = !B::value;

// ---------------------------------------------------------------- numbers and related types
template <class T, bool = __is_enum(T)> struct underlying_type { typedef __underlying_type(T) type; };
template <class T> struct underlying_type<T, false> {};
WS_CHANGE(underlying_type)
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T, size_t N> struct rank<T[N]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T, unsigned I = 0> struct extent : integral_constant<size_t, 0> {};
template <class T, size_t N> struct extent<T[N], 0> : integral_constant<size_t, N> {};
template <class T, size_t N, unsigned I> struct extent<T[N], I> : extent<T, I - 1> {};
template <class T> inline constexpr size_t rank_v = rank<T>::value;
template <class T, unsigned I = 0> inline constexpr size_t extent_v = extent<T, I>::value;
template <class T> inline constexpr size_t alignment_of_v = alignof(T);
template <size_t Size> struct ws_by_size;
template <> struct ws_by_size<1> { typedef signed char s; typedef unsigned char u; };
template <> struct ws_by_size<2> { typedef short s; typedef unsigned short u; };
template <> struct ws_by_size<4> { typedef int s; typedef unsigned u; };
template <> struct ws_by_size<8> { typedef long s; typedef unsigned long u; };
template <class T> struct make_unsigned { typedef typename ws_by_size<sizeof(T)>::u type; };
template <class T> struct make_signed { typedef typename ws_by_size<sizeof(T)>::s type; };
template <> struct make_unsigned<long long> { typedef unsigned long long type; };
template <> struct make_unsigned<unsigned long long> { typedef unsigned long long type; };
template <> struct make_signed<long long> { typedef long long type; };
template <> struct make_signed<unsigned long long> { typedef long long type; };
template <class T> struct make_unsigned<const T> { typedef const typename make_unsigned<T>::type type; };
template <class T> struct make_signed<const T> { typedef const typename make_signed<T>::type type; };
WS_CHANGE(make_unsigned) WS_CHANGE(make_signed)
template <class... T> struct common_type {};
template <class T> struct common_type<T> { typedef decay_t<T> type; };
template <class V, class A, class B> struct ws_common {};
template <class A, class B> struct ws_common<void_t<decltype(false ? declval<A>() : declval<B>())>, A, B> {
  typedef decay_t<decltype(false ? declval<A>() : declval<B>())> type;
};
template <class A, class B> struct common_type<A, B> : ws_common<void, A, B> {};
template <class A, class B, class C, class... R> struct common_type<A, B, C, R...> : common_type<typename common_type<A, B>::type, C, R...> {};
template <class... T> using common_type_t = typename common_type<T...>::type;
template <size_t Length, size_t Align = 16> struct aligned_storage { struct type { alignas(Align) unsigned char data[Length]; }; };
template <size_t Length, size_t Align = 16> using aligned_storage_t = typename aligned_storage<Length, Align>::type;
typedef double max_align_t;
constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }

// ---------------------------------------------------------------- what can be called, members included
template <class T> struct reference_wrapper;
template <class T> struct ws_unwrapped { typedef T type; };
template <class T> struct ws_unwrapped<reference_wrapper<T>> { typedef T &type; };
template <class B, class T> struct ws_member_of {
  // An object, a reference to it, or anything that points to it.
  template <class O, enable_if_t<__is_base_of(B, remove_cvref_t<O>), int> = 0> WS_ATTR_HD static constexpr O &&on(O &&o) noexcept { return static_cast<O &&>(o); }
  template <class O, enable_if_t<!__is_base_of(B, remove_cvref_t<O>) && is_same<typename ws_unwrapped<remove_cvref_t<O>>::type, remove_cvref_t<O>>::value, int> = 0>
  WS_ATTR_HD static constexpr auto on(O &&o) -> decltype(*static_cast<O &&>(o)) { return *static_cast<O &&>(o); }
  template <class O> WS_ATTR_HD static constexpr O &on(const reference_wrapper<O> &o) noexcept { return o.get(); }
};
template <class F> struct ws_invoker {
  template <class G, class... A> WS_ATTR_HD static constexpr auto call(G &&f, A &&...a) -> decltype(static_cast<G &&>(f)(static_cast<A &&>(a)...)) { return static_cast<G &&>(f)(static_cast<A &&>(a)...); }
};
template <class B, class T> struct ws_invoker<T B::*> {
  template <class O, class... A, class M = T, enable_if_t<__is_function(M), int> = 0>
  WS_ATTR_HD static constexpr auto call(M B::*m, O &&o, A &&...a) -> decltype((ws_member_of<B, T>::on(static_cast<O &&>(o)).*m)(static_cast<A &&>(a)...)) {
    return (ws_member_of<B, T>::on(static_cast<O &&>(o)).*m)(static_cast<A &&>(a)...);
  }
  template <class O, class M = T, enable_if_t<!__is_function(M), int> = 0>
  WS_ATTR_HD static constexpr auto call(M B::*m, O &&o) -> decltype((ws_member_of<B, T>::on(static_cast<O &&>(o)).*m)) { return ws_member_of<B, T>::on(static_cast<O &&>(o)).*m; }
};
template <class V, class F, class... A> struct ws_result {};
template <class F, class... A> struct ws_result<void_t<decltype(ws_invoker<decay_t<F>>::call(declval<F>(), declval<A>()...))>, F, A...> {
  typedef decltype(ws_invoker<decay_t<F>>::call(declval<F>(), declval<A>()...)) type;
};
template <class F, class... A> struct invoke_result : ws_result<void, F, A...> {};
template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type;
template <class F> struct result_of;
template <class F, class... A> struct result_of<F(A...)> : invoke_result<F, A...> {};
template <class F> using result_of_t = typename result_of<F>::type;
template <class V, class R, class F, class... A> struct ws_invocable : false_type {};
template <class R, class F, class... A> struct ws_invocable<void_t<invoke_result_t<F, A...>>, R, F, A...>
    : bool_constant<__is_void(R) || __is_convertible_to(invoke_result_t<F, A...>, R)> {};
template <class F, class... A> struct is_invocable : ws_invocable<void, void, F, A...> {};
template <class R, class F, class... A> struct is_invocable_r : ws_invocable<void, R, F, A...> {};
template <class F, class... A> struct is_nothrow_invocable : false_type {};
template <class F, class... A> inline constexpr bool is_invocable_v = is_invocable<F, A...>::value;
template <class R, class F, class... A> inline constexpr bool is_invocable_r_v = is_invocable_r<R, F, A...>::value;
template <class F, class... A> WS_ATTR_HD constexpr invoke_result_t<F, A...> invoke(F &&f, A &&...a) {
  return ws_invoker<decay_t<F>>::call(static_cast<F &&>(f), static_cast<A &&>(a)...);
}
} // namespace std
} // extern "C++"
