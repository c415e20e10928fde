// std: c++20
#include <ranges>
#include <iterator>
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>
struct P { int id; double w; std::string name; };
int main() {
  namespace rv = std::views;
  std::vector<int> v{5, 1, 4, 2, 3, 8, 7};
  for (int x : v | rv::filter([](int a) { return a % 2; }) | rv::transform([](int a) { return a * a; })) std::cout << x << ' ';
  for (int x : rv::iota(1) | rv::filter([](int a) { return a % 7 == 0; }) | rv::take(3)) std::cout << x << ' ';
  for (int x : v | rv::reverse | rv::drop(2)) std::cout << x << ' ';
  for (int x : v | rv::take_while([](int a) { return a < 8; }) | rv::drop_while([](int a) { return a > 1; })) std::cout << x << ' ';
  std::cout << '\n';
  std::vector<P> ps{{3, .5, "c"}, {1, 2.5, "a"}, {2, 1.5, "b"}};
  std::ranges::sort(ps, {}, &P::id);
  for (auto &p : ps) std::cout << p.name;
  std::ranges::sort(ps, std::ranges::greater{}, &P::w);
  for (auto &p : ps) std::cout << p.name;
  std::ranges::sort(v); std::cout << std::ranges::is_sorted(v) << std::ranges::max(v) << std::ranges::count_if(v, [](int x) { return x > 3; }) << (std::ranges::find(ps, 2, &P::id)->name) << *std::ranges::lower_bound(v, 4) << std::ranges::binary_search(v, 6) << '\n';
  std::map<std::string, int> m{{"x", 1}, {"y", 2}};
  for (auto k : m | rv::keys) std::cout << k; for (auto k : m | rv::values) std::cout << k;
  std::string s = "one, two,three";
  for (auto w : s | rv::split(',')) std::cout << '[' << std::string_view(w.begin(), w.end()) << ']';
  for (auto w : rv::split(std::string_view("a--b--"), std::string_view("--"))) std::cout << '<' << std::string(w.begin(), w.end()) << '>';
  std::vector<std::vector<int>> vv{{1, 2}, {}, {3}};
  for (int x : vv | rv::join) std::cout << x;
  auto sq = v | rv::transform([](int x) { return x * 2; }); std::vector<int> out(sq.begin(), sq.end()); std::ranges::copy(out, std::ostream_iterator<int>(std::cout, ","));
  auto ev = [](int x) { return x % 2 == 0; }; auto chain = rv::filter(ev) | rv::transform([](int x) { return x + 1; });
  for (int x : v | chain) std::cout << x << ';';
  std::ranges::for_each(v, [](int &x) { x = -x; }); std::cout << v[0] << std::ranges::equal(v, out) << std::ranges::any_of(v, [](int x) { return x < -7; }) << '\n';
}
