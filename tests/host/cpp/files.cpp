// Files through streams and C.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;
int main() {
  { ofstream o("a.txt"); o << "one 1\ntwo 2\nthree 3\n"; cout << o.is_open() << o.good() << o.tellp() << '\n'; }
  { ifstream i("a.txt"); string w; int n; while (i >> w >> n) cout << w << n << ' '; cout << i.eof() << '\n'; }
  { ofstream o("a.txt", ios::app); o << "four 4" << endl; }
  { ifstream i("a.txt"); string l; int n = 0; while (getline(i, l)) cout << ++n << ' ' << l << '\n'; i.clear(); i.seekg(0); i >> l; cout << l << i.tellg() << '\n'; }
  { ifstream i("missing.txt"); cout << i.is_open() << i.fail() << !i << '\n'; }
  { ofstream o("b.bin", ios::binary); int v[4] = {1, 2, 3, 4}; o.write(reinterpret_cast<char *>(v), sizeof v); }
  { ifstream i("b.bin", ios::binary | ios::ate); cout << i.tellg() << ' '; i.seekg(4, ios::beg); int v[3]; i.read((char *)v, sizeof v); cout << v[0] << v[2] << i.gcount() << '\n'; }
  { fstream f("b.bin", ios::in | ios::out | ios::binary); int x = 9; f.seekp(8); f.write((char *)&x, 4); f.seekg(8); f.read((char *)&x, 4); cout << x << f.tellg() << '\n'; }
  { ifstream i("a.txt"); stringstream s; s << i.rdbuf(); cout << s.str().size() << '\n'; }
  { ifstream i("a.txt"); string s((istreambuf_iterator<char>(i)), istreambuf_iterator<char>()); cout << s.substr(0, 5) << '\n'; }
  { ifstream i; i.open(string("a.txt")); char c; int n = 0; while (i.get(c)) n += c == '\n'; cout << n << '\n'; i.close(); }
  { FILE *f = fopen("a.txt", "r"); char l[64]; while (fgets(l, sizeof l, f)) printf("%s", l); fclose(f); }
  { ofstream o; o.open("c.csv", ios::out | ios::trunc); for (int i = 0; i < 3; ++i) o << i << ',' << i * 0.5 << '\n'; o.close(); ifstream i("c.csv"); string l; while (getline(i, l)) { stringstream s(l); string a, b; getline(s, a, ','); getline(s, b); cout << a << '/' << b << ' '; } cout << '\n'; }
  vector<ofstream> v; v.emplace_back("d.txt"); v.push_back(ofstream("e.txt")); v[0] << "moved"; v.clear(); ifstream i("d.txt"); string s; i >> s; cout << s << remove("d.txt") << '\n';
}
