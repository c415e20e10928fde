// What programs do with the library, in many styles.
#include <iostream>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>
#include <map>
#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <random>
#include <chrono>
#include <iomanip>
#include <cmath>
#include <cassert>
#include <cstring>
#include <set>
#include <unordered_map>
#include <stdexcept>
#include <limits>
#include <type_traits>
#include <initializer_list>
#include <complex>
#include <tuple>
#include <array>
#include <utility>
#include <iterator>
#include <ctime>
using namespace std;
template <typename T> class Matrix { vector<T> d; size_t r, c; public: Matrix(size_t r_, size_t c_, T v = T()) : d(r_ * c_, v), r(r_), c(c_) {} T &operator()(size_t i, size_t j) { return d.at(i * c + j); } const T &operator()(size_t i, size_t j) const { return d[i * c + j]; } friend ostream &operator<<(ostream &os, const Matrix &m) { for (size_t i = 0; i < m.r; ++i) { for (size_t j = 0; j < m.c; ++j) os << (j ? " " : "") << m(i, j); os << '\n'; } return os; } size_t size() const { return d.size(); } auto begin() { return d.begin(); } auto end() { return d.end(); } };
class Logger { ostream &o; public: explicit Logger(ostream &os = cout) : o(os) {} template <class T> Logger &operator<<(const T &t) { o << t; return *this; } Logger &operator<<(ostream &(*f)(ostream &)) { f(o); return *this; } };
struct Animal { virtual ~Animal() = default; virtual string name() const = 0; }; struct Dog : Animal { string name() const override { return "dog"; } }; struct Cat final : Animal { string name() const override { return "cat"; } };
enum class Mode : int { A = 1, B }; ostream &operator<<(ostream &o, Mode m) { return o << static_cast<underlying_type_t<Mode>>(m); }
template <class... A> void print(A &&...a) { ((cout << a << ' '), ...); cout << endl; }
vector<string> split(const string &s, char d) { vector<string> r; stringstream ss(s); string t; while (getline(ss, t, d)) r.push_back(t); return r; }
struct Timer { chrono::time_point<chrono::high_resolution_clock> t = chrono::high_resolution_clock::now(); double ms() { return chrono::duration<double, milli>(chrono::high_resolution_clock::now() - t).count(); } };
namespace std { template <> struct hash<pair<int, int>> { size_t operator()(const pair<int, int> &p) const { return p.first * 31 + p.second; } }; }
int main(int argc, char *argv[]) {
  ios_base::sync_with_stdio(false); cin.tie(nullptr);
  Matrix<double> m(2, 3, 1.5); m(1, 2) = 7; cout << m << m.size() << endl; try { m(5, 5) = 1; } catch (const out_of_range &e) { cout << e.what() << endl; }
  Logger log; log << "x=" << 5 << ' ' << 2.5 << endl; ofstream of("o.txt"); ostream &os = argc > 5 ? of : cout; os << "chosen" << endl; istream *is = argc > 5 ? new ifstream("x") : &cin; (void)is;
  vector<unique_ptr<Animal>> zoo; zoo.push_back(make_unique<Dog>()); zoo.push_back(unique_ptr<Animal>(new Cat)); for (const auto &a : zoo) cout << a->name() << ' '; cout << Mode::B << endl; print(1, "two", 3.0, '4', string("five"), Mode::A);
  for (auto &s : split("a,b,,c", ',')) cout << '[' << s << ']'; cout << endl; Timer t; cout << (t.ms() >= 0) << endl;
  unordered_map<pair<int, int>, string> grid; grid[{1, 2}] = "x"; cout << grid.count({1, 2}) << grid.size() << endl; map<string, vector<int>> groups; groups["a"].push_back(1); groups["a"].push_back(2); for (const auto &[k, v] : groups) cout << k << v.size() << endl; auto it = groups.find("b"); cout << (it == groups.end() ? "none" : it->first) << endl;
  function<double(double)> f = [](double x) { return x * x; }; cout << f(3) << endl; int arr[] = {5, 2, 9}; sort(begin(arr), end(arr)); for (int x : arr) cout << x; cout << *max_element(arr, arr + 3) << size(arr) << endl; array<int, 3> ar{{3, 1, 2}}; sort(ar.begin(), ar.end(), greater<>()); cout << ar[0] << ar.size() << endl;
  random_device rd; mt19937 gen(rd()); uniform_real_distribution<float> dis(0.0, 1.0); vector<float> rv(5); generate(rv.begin(), rv.end(), [&] { return dis(gen); }); cout << all_of(rv.begin(), rv.end(), [](float x) { return x >= 0 && x < 1; }) << endl; auto gen2 = bind(uniform_int_distribution<int>(1, 6), mt19937(7)); cout << gen2() << gen2() << endl; default_random_engine e; normal_distribution<double> nd(0, 1); cout << fixed << setprecision(4) << nd(e) << ' ' << nd(e) << defaultfloat << endl; seed_seq seq{1, 2}; mt19937 g3{seq};
  cout << setw(8) << left << "ab" << '|' << right << setw(6) << 42 << '|' << setfill('0') << setw(4) << 7 << setfill(' ') << '|' << hex << 255 << dec << '|' << boolalpha << true << '|' << scientific << 12345.678 << '|' << setprecision(2) << fixed << 3.14159 << endl; cout.unsetf(ios::fixed); cout << setprecision(6) << 0.1 + 0.2 << endl; ostringstream oss; oss << "n=" << 3 << ", f=" << 1.5f; string str = oss.str(); cout << str << str.length() << endl; cout << string(10, '-') << endl << "tab\there" << endl; cerr << "err" << endl; cout << complex<double>(1, -1) << abs(complex<double>(3, 4)) << endl; cout << numeric_limits<float>::max() << ' ' << numeric_limits<int>::min() << ' ' << numeric_limits<double>::epsilon() << endl; vector<int> v(10); iota(v.begin(), v.end(), 0); v.erase(remove_if(v.begin(), v.end(), [](int x) { return x % 2; }), v.end()); copy(v.begin(), v.end(), ostream_iterator<int>(cout, " ")); cout << endl; auto [mn, mx] = minmax_element(v.begin(), v.end()); cout << *mn << *mx << endl; stringstream conv("12 3.5 abc"); int ci; double cd; string cs; conv >> ci >> cd >> cs; cout << ci << cd << cs << endl; static_assert(is_same_v<decltype(v)::value_type, int>); tuple<int, string> tp{1, "t"}; auto &[ta, tb] = tp; ta = 9; cout << get<0>(tp) << tb << endl; vector<vector<double>> vv(2, vector<double>(2, 0.5)); cout << vv[1][1] << endl; const char *cstr = "c-string"; string from(cstr, 3); from += to_string(3.0f); cout << from << endl; set<string> ss{"b", "a"}; cout << *ss.begin() << endl; char buf[20]; strcpy(buf, "hello"); cout << buf << strlen(buf) << endl; shared_ptr<vector<int>> sp(new vector<int>{1, 2, 3}, [](vector<int> *p) { cout << "freed" << endl; delete p; }); cout << sp->size() << (*sp)[1] << endl; sp.reset(); exit(0);
}
