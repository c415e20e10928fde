// Ordered and unordered associative containers; the order of iteration is printed.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;
struct Key { int a, b; bool operator==(const Key &o) const { return a == o.a && b == o.b; } };
struct KeyHash { size_t operator()(const Key &k) const { return hash<int>()(k.a) * 31 + hash<int>()(k.b); } };
template <class M> void pairs(const char *n, const M &m) { cout << n << ':'; for (auto &p : m) cout << ' ' << p.first << '=' << p.second; cout << '\n'; }
template <class S> void items(const char *n, const S &s) { cout << n << ':'; for (auto &x : s) cout << ' ' << x; cout << '\n'; }
int main() {
  map<string, int> m; for (const char *w : {"the", "cat", "the", "dog", "a", "cat", "the"}) ++m[w]; pairs("map", m); cout << m.size() << m.count("the") << m.count("x") << m.at("dog") << (m.find("zzz") == m.end()) << m.begin()->first << m.rbegin()->first << '\n';
  try { m.at("nope"); } catch (const out_of_range &e) { cout << e.what() << '\n'; }
  auto r = m.insert({"the", 9}); cout << r.second << r.first->second; r = m.emplace("emu", 5); cout << r.second; m.erase("cat"); m.erase(m.begin()); m.insert_or_assign("dog", 44); m.try_emplace("fox", 3); pairs("map", m); map<string, int> c = m; c["new"] = 1; cout << (c == m) << (m < c) << c.lower_bound("e")->first << c.upper_bound("emu")->first << '\n';
  map<int, string, greater<int>> g{{1, "a"}, {3, "c"}, {2, "b"}}; pairs("greater", g); for (auto it = g.begin(); it != g.end();) { if (it->first == 3) it = g.erase(it); else ++it; } pairs("greater", g); for (auto &[k, v] : g) v += to_string(k); pairs("greater", g);
  multimap<int, char> mm; for (int i = 0; i < 9; ++i) mm.insert({i % 3, char('a' + i)}); pairs("multimap", mm); auto er = mm.equal_range(1); for (auto i = er.first; i != er.second; ++i) cout << i->second; cout << mm.count(2) << mm.erase(0) << mm.size() << '\n';
  set<int> s; unsigned x = 1; for (int i = 0; i < 300; ++i) { x = x * 1103515245 + 12345; s.insert(x >> 16 & 255); } cout << s.size() << ' '; int sum = 0, k = 0; for (int y : s) sum += ++k * y; cout << sum << '\n'; for (int i = 0; i < 256; i += 2) s.erase(i); cout << s.size() << *s.begin() << *s.rbegin() << *s.lower_bound(100) << (s.find(101) != s.end()) << '\n';
  multiset<int> ms{3, 1, 3, 2}; items("multiset", ms); ms.erase(ms.find(3)); items("multiset", ms); set<string, less<>> t{"b", "a"}; cout << t.count("a") << (t.find(string("z")) == t.end()) << '\n';
  unordered_map<int, int> u; for (int i = 0; i < 40; ++i) u[i * 37 % 101] = i; pairs("umap", u); cout << u.bucket_count() << ' ' << u.load_factor() << '\n'; u.erase(74); u.rehash(200); pairs("umap", u); u.reserve(1000); pairs("umap", u);
  unordered_map<string, int> us; for (const char *w : {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"}) us[w] = us.size(); pairs("strings", us); us.erase("five"); us["new"] = 1; pairs("strings", us); unordered_map<string, int> copy = us; pairs("copy", copy); cout << (copy == us) << '\n';
  try { us.at("nope"); } catch (const out_of_range &e) { cout << e.what() << '\n'; }
  unordered_set<int> a{5, 3, 9, 3, 200, 100}; items("uset", a); unordered_set<int> b; vector<int> v; for (int i = 0; i < 100; ++i) v.push_back(i * i); b.insert(v.begin(), v.end()); items("uset", b); cout << b.bucket_count() << '\n'; unordered_set<int> range(v.begin(), v.end()); items("range", range); cout << range.bucket_count() << '\n'; unordered_set<string> w(50); w.insert("x"); cout << w.bucket_count() << '\n';
  unordered_multimap<int, int> um; for (int i = 0; i < 30; ++i) um.insert({i % 5, i}); pairs("umulti", um); cout << um.count(3) << um.erase(2) << '\n'; pairs("umulti", um); unordered_multiset<int> ums; for (int i = 0; i < 25; ++i) ums.insert(i * i % 11); items("umset", ums);
  unordered_map<Key, int, KeyHash> uk; for (int i = 0; i < 20; ++i) uk[{i, i * 3}] = i; for (auto &p : uk) cout << p.first.a << ' '; cout << uk.count({3, 9}) << '\n'; unordered_set<double> ud{1.5, 2.5, 0.0, -1.0}; items("double", ud); unordered_map<char, int> uc; for (char ch : string("hello world")) ++uc[ch]; pairs("chars", uc); unordered_set<long long> ul; for (long long i = 0; i < 2000; ++i) ul.insert(i * 7919 % 10007); long long h = 0, z = 0; for (long long i : ul) h += ++z * i; cout << h << ' ' << ul.bucket_count() << '\n'; for (auto it = ul.begin(); it != ul.end();) if (*it % 2) it = ul.erase(it); else ++it; cout << ul.size() << '\n'; ul.clear(); cout << ul.size() << ul.bucket_count() << '\n'; map<int, map<int, vector<int>>> nested; nested[1][2].push_back(3); nested[1][5] = {1, 2}; cout << nested[1].size() << nested.at(1).at(5)[1] << '\n'; auto node = m.extract("dog"); node.key() = "wolf"; m.insert(move(node)); pairs("map", m); set<int> m1{1, 2}, m2{2, 3}; m1.merge(m2); items("m1", m1); items("m2", m2);
}
