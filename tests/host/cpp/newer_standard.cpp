// std: c++20
// What C++20 adds, as far as programs use it.
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <iostream>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
template <Number T> T twice(T x) { return x + x; }
auto half(std::floating_point auto x) { return x / 2; }
struct V { int a; double b; auto operator<=>(const V &) const = default; };
struct W { std::string s; std::vector<int> v; std::pair<int, int> p; auto operator<=>(const W &) const = default; bool operator==(const W &) const = default; };
int sum(std::span<const int> s) { int r = 0; for (int x : s) r += x; return r; }
int main() {
  std::cout << twice(4) << twice(2.5) << half(3.0) << '\n';
  std::vector<int> v{5, 1, 4}; int a[] = {7, 8}; std::array<int, 2> r{1, 2}; std::cout << sum(v) << sum(a) << sum(r) << sum({v.data(), 2}) << '\n';
  std::ranges::sort(v); for (int i : std::views::iota(0, 3)) std::cout << v[i]; std::cout << std::ranges::count(v, 4) << (std::ranges::find(v, 4) - v.begin()) << '\n';
  std::string s = "prefix.suffix"; std::cout << s.starts_with("pre") << s.ends_with("fix") << s.starts_with('x') << '\n'; std::map<int, int> m{{1, 2}, {3, 4}}; std::cout << m.contains(3) << std::erase_if(m, [](auto &p) { return p.first == 1; }) << m.size(); std::unordered_map<std::string, int> u{{"a", 1}}; std::cout << u.contains("a") << std::erase(v, 4) << v.size() << '\n';
  std::cout << (V{1, 2} < V{1, 3}) << (V{1, 2} == V{1, 2}) << ((1 <=> 2) < 0) << (W{"a", {1}, {1, 2}} < W{"a", {2}, {0, 0}}) << (W{"a", {1}, {1, 2}} == W{"a", {1}, {1, 2}}) << (std::string("a") <=> std::string("b") < 0) << '\n';
  std::cout << std::numbers::pi << ' ' << std::popcount(255u) << std::countl_zero(1u) << std::countr_zero(8u) << std::bit_width(9u) << std::bit_ceil(9u) << std::has_single_bit(8u) << std::rotl(1u, 31) << std::bit_cast<unsigned>(1.0f) << '\n';
  { std::jthread t([] { std::cout << "thread\n"; }); } auto f = []<class T>(T x) { return sizeof(x); }; std::cout << f(1.0) << f('c') << '\n'; constexpr auto c = [] { int x = 0; for (int i = 0; i < 5; ++i) x += i; return x; }(); std::cout << c << std::midpoint(2, 6) << std::ssize(v) << '\n'; struct P { int x = 1, y = 2; }; P p{.y = 5}; std::cout << p.x << p.y << '\n'; if (std::vector<int> w{1, 2}; !w.empty()) std::cout << w.size() << std::cmp_less(-1, 1u) << '\n';
}
