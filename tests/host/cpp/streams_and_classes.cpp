// Own stream buffers, allocators, classes in containers and streams, virtual bases.
#include <iostream>
#include <string>
#include <vector>
#include <map>
#include <sstream>
#include <functional>
#include <fstream>
#include <thread>
#include <locale>
#include <cwchar>
#include <numeric>
#include <deque>
#include <list>
#include <algorithm>
#include <iterator>
struct Tee : std::streambuf { std::streambuf *a; std::string log; explicit Tee(std::streambuf *b) : a(b) {} int overflow(int c) override { log += (char)c; return a->sputc((char)c); } int sync() override { return a->pubsync(); } };
template <class T> struct Pinned { typedef T value_type; Pinned() {} template <class U> Pinned(const Pinned<U> &) {} T *allocate(size_t n) { return (T *)malloc(n * sizeof(T)); } void deallocate(T *p, size_t) { free(p); } template <class U> bool operator==(const Pinned<U> &) const { return true; } template <class U> bool operator!=(const Pinned<U> &) const { return false; } };
struct Point { int x, y; friend std::istream &operator>>(std::istream &i, Point &p) { char c; return i >> p.x >> c >> p.y; } friend std::ostream &operator<<(std::ostream &o, const Point &p) { return o << p.x << ',' << p.y; } bool operator<(const Point &o) const { return x < o.x || (x == o.x && y < o.y); } };
template <typename T, template <typename, typename> class C> void each(const C<T, std::allocator<T>> &c) { for (const T &t : c) std::cout << t << ';'; std::cout << '\n'; }
class Base { public: virtual ~Base() {} virtual void f() { std::cout << "Base\n"; } }; class D1 : public virtual Base { public: void f() override { std::cout << "D1\n"; Base::f(); } }; class D2 : public virtual Base {}; class Dia : public D1, public D2 {};
int main() {
  Tee tee(std::cout.rdbuf()); std::ostream out(&tee); out << "teed " << 42 << std::endl; auto *old = std::cout.rdbuf(); std::ostringstream cap; std::cout.rdbuf(cap.rdbuf()); std::cout << "captured"; std::cout.rdbuf(old); std::cout << cap.str() << tee.log.size() << '\n';
  std::vector<int, Pinned<int>> pv(3, 7); pv.push_back(8); std::vector<int, Pinned<int>> pw = pv; std::cout << pw.size() << pw.back() << '\n'; std::istringstream is("1,2 3,4 5,x"); std::vector<Point> ps; Point p; while (is >> p) ps.push_back(p); std::copy(ps.begin(), ps.end(), std::ostream_iterator<Point>(std::cout, "|")); std::cout << '\n'; std::map<Point, std::string> mp{{{1, 2}, "a"}, {{0, 5}, "b"}}; for (auto &kv : mp) std::cout << kv.first << kv.second << ' '; std::cout << '\n';
  each(std::vector<int>{1, 2}); each(std::list<std::string>{"x", "y"}); each(std::deque<double>{1.5}); Dia d; Base &b = d; b.f(); std::cout << (dynamic_cast<D2 *>(&b) != nullptr) << '\n'; std::function<void(int)> rec; rec = [&](int n) { if (n) { std::cout << n; rec(n - 1); } else std::cout << '\n'; }; rec(3); std::vector<std::function<int(int)>> fs; for (int i = 1; i < 4; ++i) fs.push_back([i](int x) { return x * i; }); std::cout << std::accumulate(fs.begin(), fs.end(), 1, [](int a, auto &f) { return f(a); }) << '\n'; std::string s; std::getline(std::istringstream("one line\nx"), s); std::cout << s << '\n'; std::stringstream ss; ss << std::hex << 255 << ' ' << std::oct << 8; std::cout << ss.str() << '\n'; static int counter = [] { std::cout << "static\n"; return 5; }(); std::cout << counter << '\n'; int n = 5; std::vector<std::vector<int>> tri(n); for (int i = 0; i < n; ++i) { tri[i].resize(i + 1, 1); for (int j = 1; j < i; ++j) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j]; } for (auto &r : tri) { for (int x : r) std::cout << x << ' '; std::cout << '\n'; } std::cout << std::string("a,b").find_first_of(",;") << std::boolalpha << std::is_sorted(tri[4].begin(), tri[4].end()) << std::endl; char c = 'x'; std::cout << +c << ' ' << (char)(c + 1) << ' ' << short(3) << ' ' << 3u << ' ' << 4ll << ' ' << 2.0f << '\n'; std::wstring ws = L"wide"; std::cout << ws.length() << '\n';
}
