// std::string and string_view.
#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>
using namespace std;
int main() {
  string a = "hello", b("world"), c(3, 'x'), d(b, 1, 3), e(a.begin() + 1, a.end()), f{'a', 'b'}, g;
  cout << a << b << c << d << e << f << g << '|' << a.size() << g.empty() << a.length() << '\n';
  cout << a + " " + b + '!' << ("pre" + a) << ('c' + a) << '\n';
  a += ", "; a += b; a += '!'; a.append("abc", 2).append(2, 'z').append(b, 1, 2); cout << a << '\n';
  cout << a.find("wor") << ' ' << a.find('z') << ' ' << (a.find("nope") == string::npos) << ' ' << a.rfind('o') << ' ' << a.find_first_of("aeiou") << ' ' << a.find_last_of("aeiou") << ' ' << a.find_first_not_of("hel") << ' ' << a.find_last_not_of("zor") << ' ' << a.find("l", 4) << ' ' << a.rfind("l", 5) << '\n';
  cout << a.substr(7) << ' ' << a.substr(0, 5) << ' ' << a.compare("hello") << ' ' << (a < b) << (b < a) << (a == "x") << (string("abc") == "abc") << ("abc" != string("abd")) << '\n';
  a.insert(5, "###").insert(0, 2, '>'); cout << a << '\n'; a.erase(0, 2).erase(5, 3); cout << a << '\n'; a.replace(0, 5, "HOWDY"); a.replace(a.find("world"), 5, string("there")); cout << a << '\n';
  a.erase(a.begin()); a.insert(a.begin(), 'h'); a.pop_back(); a.push_back('?'); cout << a << a.front() << a.back() << a[1] << a.at(2) << '\n';
  a.resize(3); cout << a << '|'; a.resize(6, '-'); cout << a << '|'; a.clear(); cout << a.empty() << '\n';
  string big; for (int i = 0; i < 100; ++i) { big += char('a' + i % 26); if (i % 20 == 0) cout << big.capacity() << ' '; } cout << big.size() << big.substr(90) << '\n';
  sort(big.begin(), big.end()); reverse(big.begin(), big.end()); transform(big.begin(), big.end(), big.begin(), ::toupper); cout << big.substr(0, 10) << '\n';
  cout << to_string(42) << to_string(-1L) << to_string(3.5) << to_string(1.25f) << to_string(7ull) << '\n';
  cout << stoi("12") + stol("-3") << ' ' << stoi("ff", nullptr, 16) << ' ' << stod("2.5e2") << ' ' << stof("0.5") << ' ' << stoull("18446744073709551615") << '\n';
  size_t used; stoi("77abc", &used); cout << used << '\n';
  for (const char *s : {"x", "99999999999", ""}) try { cout << stoi(s) << '\n'; } catch (const invalid_argument &x) { cout << "invalid " << x.what() << '\n'; } catch (const out_of_range &x) { cout << "range " << x.what() << '\n'; }
  try { string("abc").at(5); } catch (const out_of_range &x) { cout << x.what() << '\n'; }
  try { string("abc").substr(5); } catch (const exception &x) { cout << x.what() << '\n'; }
  try { string("abc").erase(9); } catch (const exception &x) { cout << x.what() << '\n'; }
  try { string("abc").insert(9, "x"); } catch (const exception &x) { cout << x.what() << '\n'; }
  string m = move(b); cout << m << b.size() << '\n'; swap(m, b); cout << b << '\n';
  string s2 = b; s2 += s2; s2.append(s2.c_str() + 2); s2.insert(1, s2); cout << s2 << ' ' << s2.size() << '\n';
  string_view v = "view of text"; cout << v.substr(5, 2) << v.size() << v.find("text") << (v == "view of text") << '\n';
  v.remove_prefix(5); v.remove_suffix(5); cout << '[' << v << ']' << string(v) << v.front() << (v < "zz") << '\n';
  vector<string> words; string text = "the quick brown fox jumps"; size_t at = 0; while (at != string::npos) { size_t n = text.find(' ', at); words.push_back(text.substr(at, n == string::npos ? n : n - at)); at = n == string::npos ? n : n + 1; }
  sort(words.begin(), words.end()); for (auto &w : words) cout << w << ','; cout << '\n';
  using namespace string_literals; auto lit = "a\0b"s; cout << lit.size() << hash<string>()("hello") << ' ' << hash<string>()("") << ' ' << hash<string>()("12345678") << ' ' << hash<string_view>()("a longer text than eight") << '\n';
  char buf[6] = {}; string("copying").copy(buf, 5, 1); cout << buf << ' ' << string("data").data() << (string() < string("a")) << '\n';
  wstring w = L"wide"; cout << w.size() << (w == L"wide") << '\n';
  for (char ch : string("range")) cout << ch << '.'; cout << '\n'; for (auto i = text.rbegin(); i != text.rend(); ++i) cout << *i; cout << '\n';
}
