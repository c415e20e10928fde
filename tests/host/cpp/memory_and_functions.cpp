// Smart pointers, function objects, tuples, optional, variant, any.
#include <any>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
using namespace std;
using namespace placeholders;
struct N { int v; N(int x) : v(x) { cout << "N" << v << ' '; } ~N() { cout << "~" << v << ' '; } int twice() const { return 2 * v; } int add(int k) { return v += k; } };
struct Shape { virtual double area() const = 0; virtual ~Shape() { cout << "~Shape "; } };
struct Square : Shape { double s; Square(double x) : s(x) {} double area() const override { return s * s; } };
struct Self : enable_shared_from_this<Self> { shared_ptr<Self> me() { return shared_from_this(); } };
struct Deleter { void operator()(int *p) const { cout << "del" << *p << ' '; delete p; } };
int plain(int a, int b) { return a * 10 + b; }
int main() {
  { unique_ptr<N> a(new N(1)), b = make_unique<N>(2); a.swap(b); cout << a->v << (*b).twice(); b = move(a); cout << (a == nullptr) << b->v; unique_ptr<N> c(b.release()); b.reset(new N(3)); b.reset(); cout << !b << '\n'; } cout << '\n';
  { unique_ptr<int[]> a(new int[3]{1, 2, 3}); auto b = make_unique<double[]>(4); cout << a[2] << b[3]; unique_ptr<int, Deleter> d(new int(9)); auto l = [](FILE *f) { cout << "close "; }; unique_ptr<FILE, decltype(l)> f(stdout, l); unique_ptr<int, void (*)(int *)> g(new int(4), [](int *p) { cout << "fn" << *p << ' '; delete p; }); vector<unique_ptr<Shape>> v; v.emplace_back(new Square(2)); v.push_back(make_unique<Square>(3)); for (auto &s : v) cout << s->area() << ' '; } cout << '\n';
  { shared_ptr<N> a = make_shared<N>(5), b = a; weak_ptr<N> w = a; cout << a.use_count() << w.use_count() << w.lock()->v; b.reset(); a = nullptr; cout << w.expired() << (w.lock() == nullptr) << '\n'; shared_ptr<Shape> s = make_shared<Square>(1.5); auto sq = dynamic_pointer_cast<Square>(s); auto st = static_pointer_cast<Square>(s); cout << sq->s << s.use_count() << st.use_count(); shared_ptr<int> d(new int(3), Deleter()); shared_ptr<int[]> arr(new int[2]{7, 8}); cout << arr[1]; auto me = make_shared<Self>(); cout << (me->me() == me) << me.use_count(); shared_ptr<int> alias(s, new int(1)); cout << s.use_count(); map<string, shared_ptr<N>> m; m["x"] = make_shared<N>(6); unique_ptr<N> u(new N(8)); shared_ptr<N> from = move(u); cout << from.unique() << '\n'; } cout << '\n';
  function<int(int, int)> f = plain; cout << f(1, 2); int cap = 5; f = [cap](int a, int b) mutable { return cap++ + a + b; }; function<int(int, int)> g = f; cout << f(1, 1) << f(1, 1) << g(0, 0); f = nullptr; cout << !f << (g != nullptr); f = multiplies<int>(); cout << f(6, 7); auto bound = bind(plain, _2, _1); cout << bound(1, 2) << bind(plain, 7, _1)(3) << bind(&N::twice, _1)(N(4)); N n(10); function<int(N &)> mem = &N::twice; cout << mem(n) << mem_fn(&N::add)(n, 5) << bind(&N::add, &n, _1)(2) << n.v << invoke(&N::v, n) << bind(plain, bind(plain, _1, 1), 2)(3); int count = 0; auto inc = [](int &c) { ++c; }; auto b2 = bind(inc, ref(count)); b2(); b2(); cout << count; vector<function<void()>> calls; for (int i = 0; i < 3; ++i) calls.push_back([i, &count] { count += i; }); for (auto &c : calls) c(); cout << count << not_fn([](int x) { return x > 0; })(1) << '\n'; function<int(int)> fib = [&fib](int k) -> int { return k < 2 ? k : fib(k - 1) + fib(k - 2); }; cout << fib(15) << plus<>()(1, 2.5) << less<int>()(1, 2) << negate<int>()(3) << '\n';
  tuple<int, string, double> t(1, "two", 3.5); cout << get<0>(t) << get<1>(t) << get<double>(t) << tuple_size<decltype(t)>::value; auto t2 = make_tuple(4, string("five"), 6.5); cout << (t < t2) << (t == t) << (t != t2); t = t2; int x; string y; tie(x, y, ignore) = t2; cout << x << y; auto [p, q, r] = t; cout << p << q << r; auto cat = tuple_cat(t, make_tuple('c'), make_pair(1, 2)); cout << get<3>(cat) << get<5>(cat); apply([](auto... a) { ((cout << a << ','), ...); }, cat); tuple<int &, const int &> refs(x, p); get<0>(refs) = 99; cout << x << sizeof(tuple<char, int>) << '\n'; pair<int, string> pr{1, "a"}, pr2 = make_pair(1, "b"); cout << (pr < pr2) << pr2.second; swap(pr, pr2); tie(x, y) = pr; cout << y << get<0>(pr) << get<string>(pr2) << '\n';
  optional<int> o; cout << o.has_value() << o.value_or(3); o = 5; cout << *o << o.value() << (o == 5) << bool(o); optional<string> os("text"), ot = os; ot->append("!"); cout << *os << *ot << (os < ot); ot.reset(); cout << !ot << (ot == nullopt); ot.emplace(3, 'z'); cout << *ot; os = move(ot); os = nullopt; auto mo = make_optional(2.5); cout << *mo << '\n';
  variant<int, string, double> v = 3; cout << v.index() << get<int>(v); v = "text"; cout << v.index() << get<1>(v) << holds_alternative<string>(v); v = 2.5; cout << *get_if<double>(&v) << (get_if<int>(&v) == nullptr); auto vis = [](auto &&a) { cout << '<' << a << '>'; }; visit(vis, v); v.emplace<string>("emplaced"); variant<int, string, double> v2 = v; visit(vis, v2); cout << (v == v2); try { get<int>(v); } catch (const bad_variant_access &e) { cout << e.what(); } variant<monostate, int> vm; cout << vm.index(); variant<int, char> va = 'c', vb = 7; visit([](auto a, auto b) { cout << a << b; }, va, vb); cout << '\n';
  any a = 5; cout << any_cast<int>(a) << a.has_value() << (a.type() == typeid(int)); a = string("any"); cout << any_cast<string &>(a) << (any_cast<int>(&a) == nullptr); any c = a; a.reset(); cout << any_cast<string>(c) << a.has_value(); try { any_cast<double>(c); } catch (const bad_any_cast &e) { cout << e.what(); } cout << '\n';
  cout << is_same<decay_t<const int (&)[3]>, const int *>::value << is_convertible_v<int, double> << is_base_of_v<Shape, Square> << is_trivially_copyable_v<string> << is_same_v<common_type_t<int, long>, long> << is_constructible_v<string, const char *> << is_invocable_v<decltype(plain), int, int> << is_same_v<invoke_result_t<decltype(plain), int, int>, int> << is_abstract_v<Shape> << rank_v<int[2][3]> << extent_v<int[2][3], 1> << is_signed_v<char> << '\n';
}
