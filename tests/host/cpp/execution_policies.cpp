#include <algorithm>
#include <execution>
#include <iostream>
#include <numeric>
#include <vector>
int main() {
  std::vector<int> v{5, 3, 8, 1, 9, 2}, w(6);
  std::sort(std::execution::seq, v.begin(), v.end());
  std::transform(std::execution::seq, v.begin(), v.end(), w.begin(), [](int x) { return x * x; });
  std::for_each(std::execution::seq, w.begin(), w.end(), [](int &x) { ++x; });
  for (int x : w) std::cout << x << ' ';
  std::cout << std::reduce(std::execution::seq, v.begin(), v.end()) << ' ' << std::reduce(std::execution::seq, v.begin(), v.end(), 10, std::plus<>()) << ' ';
  std::cout << std::transform_reduce(std::execution::seq, v.begin(), v.end(), w.begin(), 0) << ' ' << std::count_if(std::execution::seq, v.begin(), v.end(), [](int x) { return x > 4; }) << ' ';
  std::inclusive_scan(std::execution::seq, v.begin(), v.end(), w.begin());
  std::cout << w.back() << ' ' << *std::max_element(std::execution::seq, v.begin(), v.end()) << ' ';
  std::fill(std::execution::seq, v.begin(), v.end(), 4);
  std::cout << std::all_of(std::execution::seq, v.begin(), v.end(), [](int x) { return x == 4; }) << ' ' << std::is_execution_policy_v<decltype(std::execution::seq)> << std::is_execution_policy_v<std::execution::parallel_policy> << '\n';
}
