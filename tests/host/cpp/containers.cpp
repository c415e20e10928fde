// Sequences: vector, deque, list, forward_list, array, queues.
#include <algorithm>
#include <array>
#include <deque>
#include <forward_list>
#include <iostream>
#include <list>
#include <memory>
#include <numeric>
#include <queue>
#include <stack>
#include <string>
#include <vector>
using namespace std;
template <class C> void show(const char *name, const C &c) { cout << name << ':'; for (const auto &x : c) cout << ' ' << x; cout << '\n'; }
struct Loud { int v; static int live; Loud(int x = 0) : v(x) { ++live; } Loud(const Loud &o) : v(o.v) { ++live; } Loud(Loud &&o) noexcept : v(o.v) { o.v = -1; ++live; } Loud &operator=(const Loud &) = default; ~Loud() { --live; } };
int Loud::live = 0;
template <class C> void sequence(const char *name) {
  C c; for (int i = 0; i < 10; ++i) c.push_back(i * i % 7); show(name, c);
  c.insert(c.begin(), 99); c.insert(next(c.begin(), 3), 2, 55); int more[] = {7, 8}; c.insert(c.end(), more, more + 2); c.insert(next(c.begin(), 2), {1, 2}); show(name, c);
  c.erase(c.begin()); c.erase(next(c.begin(), 1), next(c.begin(), 4)); show(name, c); C d(c), e(3, 4), f{5, 6}, g(c.begin(), next(c.begin(), 3));
  cout << (c == d) << (c != e) << (f < g) << (c > e) << c.size() << c.front() << c.back() << '\n'; d.swap(e); show(name, d); e = f; f = move(g); show(name, e); show(name, f);
  c.resize(4); c.resize(6, 77); show(name, c); c.assign(2, 3); c.pop_back(); show(name, c); c.assign({4, 5, 6}); for (auto i = c.rbegin(); i != c.rend(); ++i) cout << *i; cout << '\n'; c.clear(); cout << c.empty() << '\n'; c.emplace_back(3); *c.begin() += 4; show(name, c);
}
int main() {
  sequence<vector<int>>("vector"); sequence<deque<int>>("deque"); sequence<list<int>>("list"); sequence<vector<long>>("long");
  vector<int> v; size_t cap = v.capacity(); for (int i = 0; i < 1000; ++i) { v.push_back(i); if (v.capacity() != cap) cout << (cap = v.capacity()) << ' '; } v.shrink_to_fit(); cout << v.capacity() << ' '; v.reserve(5000); cout << v.capacity() << ' '; v.insert(v.end(), 4500, 1); cout << v.capacity() << '\n';
  { vector<Loud> l; for (int i = 0; i < 20; ++i) l.emplace_back(i); l.erase(l.begin() + 3); l.insert(l.begin() + 2, Loud(5)); l.insert(l.begin() + 1, 3, Loud(8)); vector<Loud> m = l; m.resize(5); deque<Loud> d(l.begin(), l.end()); d.pop_front(); list<Loud> k(d.begin(), d.end()); k.remove_if([](const Loud &x) { return x.v % 2; }); cout << Loud::live << ' '; for (auto &x : l) cout << x.v << ' '; } cout << Loud::live << '\n';
  try { v.at(99999); } catch (const out_of_range &e) { cout << e.what() << '\n'; } try { vector<int> x; x.reserve(~size_t(0)); } catch (const length_error &e) { cout << e.what() << '\n'; } try { deque<int> d(3); d.at(3); } catch (const exception &e) { cout << e.what() << '\n'; } try { array<int, 3> a{}; a.at(4); } catch (const exception &e) { cout << e.what() << '\n'; }
  vector<bool> b(70); b[3] = true; b[69] = 1; b.push_back(true); b.flip(); b.resize(75, true); cout << count(b.begin(), b.end(), true) << b[3] << b[4] << b.size() << b.back() << '\n'; vector<bool> b2 = b; b2[0] = b2[3]; cout << (b == b2) << (b2[0] == b[3]) << '\n';
  deque<int> d; for (int i = 0; i < 2000; ++i) { d.push_front(i); d.push_back(-i); if (i % 3 == 0) d.pop_back(); } cout << d.size() << d.front() << d.back() << d[1000] << accumulate(d.begin(), d.end(), 0) << '\n'; sort(d.begin(), d.end()); cout << d[0] << d[500] << d[d.size() - 1] << '\n'; d.erase(d.begin() + 10, d.begin() + 2000); cout << d.size() << ' ' << d[10] << '\n';
  list<int> l{5, 3, 9, 1, 3, 3, 7}; l.sort(); show("sorted", l); l.unique(); l.reverse(); show("unique", l); list<int> m{100, 50}; l.splice(next(l.begin()), m, m.begin()); l.splice(l.end(), m); show("spliced", l); cout << m.size() << l.size() << '\n'; l.sort(greater<int>()); list<int> n{80, 60, 2}; l.merge(n, greater<int>()); show("merged", l); l.remove(60); show("removed", l); l.push_front(0); l.pop_front(); list<int> o; o.swap(l); o.splice(o.begin(), o, prev(o.end())); show("swapped", o);
  forward_list<int> fl{3, 1, 2}; fl.push_front(9); fl.insert_after(fl.begin(), 4); fl.sort(); fl.erase_after(fl.begin()); fl.reverse(); show("forward", fl);
  queue<int> q; for (int i = 0; i < 1000; ++i) { q.push(i); if (i % 2) q.pop(); } cout << q.size() << q.front() << q.back() << '\n'; stack<string> s; s.push("a"); s.emplace(3, 'b'); cout << s.top() << s.size(); s.pop(); cout << s.top() << '\n';
  priority_queue<int> pq; for (int x : {5, 1, 8, 3, 9, 2}) pq.push(x); while (!pq.empty()) { cout << pq.top(); pq.pop(); } cout << '\n'; auto cmp = [](pair<int, int> a, pair<int, int> b) { return a.first > b.first; }; priority_queue<pair<int, int>, vector<pair<int, int>>, decltype(cmp)> pp(cmp); for (int i = 0; i < 12; ++i) pp.push({i % 3, i}); while (!pp.empty()) { cout << pp.top().first << ',' << pp.top().second << ' '; pp.pop(); } cout << '\n';
  array<int, 4> a = {4, 3, 2, 1}; sort(a.begin(), a.end()); show("array", a); a.fill(2); cout << a.size() << get<1>(a) << (a == array<int, 4>{2, 2, 2, 2}) << '\n'; vector<vector<int>> grid(3, vector<int>(4, 1)); grid[1][2] = 7; for (auto &r : grid) show("row", r); vector<unique_ptr<int>> up; up.push_back(make_unique<int>(3)); up.emplace_back(new int(4)); for (auto &p : up) cout << *p; cout << '\n'; vector<string> vs{"x", "y"}; vs.insert(vs.begin(), vs[1]); vs.push_back(vs[0]); show("strings", vs); list<int> made; copy(a.begin(), a.end(), back_inserter(made)); copy(a.begin(), a.end(), front_inserter(made)); show("made", made);
}
