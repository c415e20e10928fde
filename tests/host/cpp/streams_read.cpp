// Reading of numbers, words and lines.
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
using namespace std;
template <class T> void read(const string &s, T t) {
  istringstream i(s);
  i >> t;
  cout << '"' << s << "\" -> " << t << " state " << i.good() << i.eof() << i.fail() << i.bad();
  i.clear();
  string rest;
  getline(i, rest);
  cout << " rest \"" << rest << "\"\n";
}
int main() {
  for (const char *s : {"12", " -7x", "+3 ", "abc", "", "99999999999", "-99999999999", "0x1f", "017", "- 5", "1.5"}) { read<int>(s, -1); read<unsigned>(s, 1); read<long>(s, 1); read<short>(s, 1); read<unsigned short>(s, 1); }
  for (const char *s : {"1.5", "-2e3", ".5", "1e", "1e400", "-1e400", "1.2.3", "nan", "inf", "0x10", "1e5x", "+.e", "7,"}) { read<double>(s, -1); read<float>(s, -1); }
  for (const char *s : {"1", "0", "2", "true"}) read<bool>(s, false);
  { bool b = false; istringstream i("true false tru"); i >> boolalpha >> b; cout << b; i >> b; cout << b; i >> b; cout << b << i.fail() << '\n'; }
  read<char>(" x y", '?'); read<string>("  word next", "");
  { istringstream i("ff 0x1F 777 12"); int a, b, c, d; i >> hex >> a >> b >> oct >> c >> dec >> d; cout << a << ' ' << b << ' ' << c << ' ' << d << '\n'; }
  { istringstream i("a,b,,c"); string f; while (getline(i, f, ',')) cout << '[' << f << ']'; cout << i.eof() << i.fail() << '\n'; }
  { istringstream i("line one\nline two\n\nlast"); string l; int n = 0; while (getline(i, l)) cout << ++n << ':' << l << '\n'; }
  { istringstream i("1 2 3 x"); vector<int> v; int n; while (i >> n) v.push_back(n); cout << v.size() << i.eof() << i.fail(); i.clear(); string s; i >> s; cout << s << '\n'; }
  { istringstream i("5 6 7"); vector<int> v((istream_iterator<int>(i)), istream_iterator<int>()); cout << v.size() << v[2] << '\n'; }
  { istringstream i("raw text\nmore"); string s((istreambuf_iterator<char>(i)), istreambuf_iterator<char>()); cout << s.size() << '\n'; }
  { istringstream i("abcdef"); char c; i.get(c); cout << c << (char)i.peek() << i.tellg(); i.ignore(2); i >> c; cout << c; i.unget(); i >> c; cout << c; i.putback('d'); i.seekg(1); i >> c; cout << c << i.tellg() << '\n'; }
  { istringstream i("abc def"); char b[10]; i.getline(b, 10, ' '); cout << b << i.gcount(); i.read(b, 2); b[2] = 0; cout << b << i.gcount(); i.read(b, 5); cout << i.gcount() << i.eof() << i.fail() << '\n'; }
  { istringstream i("word toolong"); char b[5]; i >> setw(5) >> b; cout << b << '|'; i >> setw(5) >> b; cout << b << '|'; i >> b; cout << b << '\n'; }
  { istringstream i("  spaced"); char c; i >> noskipws >> c; cout << '[' << c << ']'; i >> ws >> c; cout << c << '\n'; }
  { stringstream s; s << 1 << ' ' << 2; int a, b; s >> a >> b; cout << a + b << s.eof(); s.clear(); s << " 9"; s >> a; cout << a << ' ' << s.str() << '\n'; s.str("new"); s.clear(); string t; s >> t; cout << t << s.tellg() << '\n'; }
  { stringstream s("hello"); s << "J"; cout << s.str(); ostringstream a("x", ios::ate); a << "y"; cout << a.str() << a.tellp() << '\n'; }
  { istringstream i("\"quoted \\\" text\" tail"); string q, t; i >> quoted(q) >> t; cout << q << '|' << t << '|' << quoted(q) << '\n'; }
  string line; int n; cin >> n; cout << n << '\n'; getline(cin, line); cout << '[' << line << "]\n"; getline(cin, line); cout << line << '\n';
  double d; string w; char c; while (cin >> d >> w >> c) cout << d << w << c << '\n'; cout << cin.eof() << cin.fail() << '\n';
  try { istringstream i("x"); i.exceptions(ios::failbit); int k; i >> k; } catch (const ios_base::failure &e) { cout << "failure: " << e.what() << '\n'; }
}
