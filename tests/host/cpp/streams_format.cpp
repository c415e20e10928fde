// Formatting of numbers, texts and flags.
#include <iomanip>
#include <iostream>
#include <climits>
#include <limits>
#include <sstream>
#include <string>
using namespace std;
enum Color { red, green };
struct P { int x, y; };
ostream &operator<<(ostream &o, const P &p) { return o << '(' << p.x << ", " << p.y << ')'; }
template <class T> void show(const T &t) {
  cout << t << '|' << setw(12) << t << '|' << left << setw(12) << t << '|' << internal << setw(12) << t << '|' << right << setfill('*') << setw(12) << t << setfill(' ') << endl;
}
int main() {
  for (int base = 0; base < 3; ++base) {
    cout << (base == 0 ? dec : base == 1 ? hex : oct);
    for (int flags = 0; flags < 8; ++flags) {
      if (flags & 1) cout << showbase; else cout << noshowbase;
      if (flags & 2) cout << showpos; else cout << noshowpos;
      if (flags & 4) cout << uppercase; else cout << nouppercase;
      show(0); show(42); show(-42); show(short(-7)); show((unsigned short)7); show(255u); show(-1L); show(1ul << 40); show(LLONG_MIN); show(true);
    }
  }
  cout << dec << noshowbase << noshowpos << nouppercase;
  double values[] = {0, 1, -1, 3.14159265358979, 1e10, 1e-10, 123456789.123, 0.1, 1.0 / 3, 1e100, -2.5, 100, 1e6, 1234567, 0.0001, 0.00001, numeric_limits<double>::infinity(), -numeric_limits<double>::infinity(), numeric_limits<double>::max(), numeric_limits<double>::min(), numeric_limits<double>::denorm_min()};
  for (int f = 0; f < 4; ++f) {
    if (f == 1) cout << fixed; else if (f == 2) cout << scientific; else if (f == 3) cout << hexfloat;
    for (int p : {6, 0, 1, 10, 17}) {
      cout << setprecision(p);
      for (double v : values) cout << v << ' ' << setw(20) << v << ' ' << float(v) << '\n';
      cout << showpoint << 1.0 << ' ' << 100.0 << noshowpoint << ' ' << showpos << 2.0 << noshowpos << uppercase << ' ' << 1e-20 << nouppercase << '\n';
    }
  }
  cout << defaultfloat << setprecision(6);
  cout << boolalpha << true << ' ' << false << ' ' << setw(8) << true << noboolalpha << ' ' << true << '\n';
  cout << 'c' << setw(3) << 'd' << left << setw(3) << 'e' << right << '|' << (signed char)'f' << (unsigned char)'g' << '\n';
  cout << "text" << setw(10) << "right" << left << setw(10) << "left" << right << '|' << string("str") << setw(6) << string("abc") << '\n';
  cout << red << green << P{1, -2} << setw(5) << P{3, 4} << '\n';
  cout << (void *)0 << ' ' << (const void *)0x1234 << ' ' << nullptr << '\n';
  cout << setbase(16) << 255 << setbase(8) << ' ' << 8 << setbase(10) << ' ' << 9 << '\n';
  cout << 1.5f << ' ' << 0.1f << ' ' << 16777216.0f << ' ' << 1e-5f << '\n';
  ios_base::fmtflags was = cout.flags();
  cout.setf(ios::hex, ios::basefield); cout.setf(ios::showbase); cout << 77 << ' '; cout.flags(was); cout << 77 << '\n';
  cout.width(7); cout.fill('#'); cout << 12 << '\n'; cout.precision(3); cout << 3.14159 << ' ' << cout.precision() << '\n';
  ostringstream s; s << setw(5) << 1 << ',' << 2.5; cout << s.str() << ' ' << s.str().size() << '\n';
  cout.write("raw\n", 4).put('x').put('\n');
  cout << flush << "done" << ends << endl;
  cerr << "to cerr " << 5 << endl; clog << "to clog" << endl;
}
