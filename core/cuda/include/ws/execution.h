// <execution>: policies. All of them execute in order.
#pragma once
#include "ws/algorithm.h"
#include "ws/numeric.h"
extern "C++" {
namespace std {
namespace execution {
struct sequenced_policy {};
struct parallel_policy {};
struct parallel_unsequenced_policy {};
struct unsequenced_policy {};
inline constexpr sequenced_policy seq{};
inline constexpr parallel_policy par{};
inline constexpr parallel_unsequenced_policy par_unseq{};
inline constexpr unsequenced_policy unseq{};
} // namespace execution
template <class P> struct is_execution_policy : false_type {};
template <> struct is_execution_policy<execution::sequenced_policy> : true_type {};
template <> struct is_execution_policy<execution::parallel_policy> : true_type {};
template <> struct is_execution_policy<execution::parallel_unsequenced_policy> : true_type {};
template <> struct is_execution_policy<execution::unsequenced_policy> : true_type {};
template <class P> inline constexpr bool is_execution_policy_v = is_execution_policy<P>::value;
#define WS_POLICY(name) \
  template <class P, class... A, class = enable_if_t<is_execution_policy<decay_t<P>>::value>> auto name(P &&, A... a) -> decltype(std::name(std::move(a)...)) { return std::name(std::move(a)...); }
WS_POLICY(adjacent_difference) WS_POLICY(adjacent_find) WS_POLICY(all_of) WS_POLICY(any_of) WS_POLICY(copy) WS_POLICY(copy_if) WS_POLICY(copy_n) WS_POLICY(count) WS_POLICY(count_if) WS_POLICY(equal)
WS_POLICY(exclusive_scan) WS_POLICY(fill) WS_POLICY(fill_n) WS_POLICY(find) WS_POLICY(find_if) WS_POLICY(find_if_not) WS_POLICY(for_each) WS_POLICY(for_each_n) WS_POLICY(generate) WS_POLICY(generate_n)
WS_POLICY(includes) WS_POLICY(inclusive_scan) WS_POLICY(is_partitioned) WS_POLICY(is_sorted) WS_POLICY(lexicographical_compare) WS_POLICY(max_element) WS_POLICY(merge) WS_POLICY(min_element)
WS_POLICY(minmax_element) WS_POLICY(mismatch) WS_POLICY(move) WS_POLICY(none_of) WS_POLICY(nth_element) WS_POLICY(partial_sort) WS_POLICY(partition) WS_POLICY(reduce) WS_POLICY(remove) WS_POLICY(remove_if)
WS_POLICY(replace) WS_POLICY(replace_if) WS_POLICY(reverse) WS_POLICY(reverse_copy) WS_POLICY(rotate) WS_POLICY(search) WS_POLICY(set_difference) WS_POLICY(set_intersection) WS_POLICY(set_union) WS_POLICY(sort)
WS_POLICY(stable_partition) WS_POLICY(stable_sort) WS_POLICY(swap_ranges) WS_POLICY(transform) WS_POLICY(transform_exclusive_scan) WS_POLICY(transform_inclusive_scan) WS_POLICY(transform_reduce) WS_POLICY(unique)
WS_POLICY(unique_copy)
} // namespace std
} // extern "C++"
