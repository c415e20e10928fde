// Mathematics, limits, complex numbers, bitset, valarray, charconv.
#include <bitset>
#include <cfloat>
#include <charconv>
#include <climits>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <limits>
#include <string>
#include <valarray>
using namespace std;
template <class T> void lim(const char *n) { typedef numeric_limits<T> L; cout << n << ' ' << +L::min() << ' ' << +L::max() << ' ' << +L::lowest() << ' ' << L::digits << ' ' << L::digits10 << ' ' << L::max_digits10 << ' ' << L::is_signed << L::is_integer << L::is_exact << L::has_infinity << L::is_bounded << L::is_modulo << ' ' << +L::epsilon() << ' ' << +L::denorm_min() << ' ' << L::radix << L::max_exponent << ' ' << L::min_exponent10 << '\n'; }
int main() {
  lim<char>("char"); lim<unsigned char>("uchar"); lim<short>("short"); lim<int>("int"); lim<unsigned>("unsigned"); lim<long>("long"); lim<unsigned long>("ulong"); lim<long long>("llong"); lim<bool>("bool"); lim<float>("float"); lim<double>("double"); lim<wchar_t>("wchar"); cout << INT_MAX << ' ' << LONG_MIN << ' ' << UINT_MAX << ' ' << FLT_MAX << ' ' << DBL_EPSILON << ' ' << SIZE_MAX << ' ' << CHAR_BIT << '\n';
  cout << setprecision(17) << sqrt(2.0) << ' ' << sqrt(2) << ' ' << sqrt(2.0f) << ' ' << pow(2, 10) << ' ' << pow(2.0f, 0.5f) << ' ' << std::exp(1.0) << ' ' << std::log(10) << ' ' << sin(1.0f) << ' ' << std::cos(0.5) << ' ' << atan2(1, 2) << ' ' << hypot(3, 4) << ' ' << cbrt(8.0) << ' ' << floor(-1.5) << ceil(1.2f) << round(2.5) << trunc(-2.7) << ' ' << fmod(7.5, 2) << ' ' << std::abs(-3) << std::abs(-3.5) << std::abs(-4l) << fabs(-1.5f) << ' ' << std::max(1.5, 2.5) << fmax(1, 2.5) << ' ' << lround(2.6) << ' ' << isnan(NAN) << isinf(INFINITY) << isfinite(1.0) << signbit(-0.0) << ' ' << tgamma(5.0) << ' ' << lgamma(0.5) << ' ' << erf(0.3) << ' ' << log1p(1e-10) << ' ' << expm1(1e-10) << ' ' << log2(8) << log10(1000.0) << ' ' << nextafter(1.0, 2.0) << ' ' << copysign(3.0, -1.0) << ' ' << fma(2.0, 3.0, 4.0) << ' ' << M_PI << '\n';
  int e; double ip; cout << frexp(12.0, &e) << ' ' << e << ' ' << ldexp(0.75, 4) << ' ' << modf(3.25, &ip) << ' ' << ip << ' ' << ilogb(10.0) << ' ' << remainder(7.0, 4.0) << ' ' << fdim(5.0, 3.0) << ' ' << div(17, 5).quot << div(17, 5).rem << ' ' << fpclassify(0.0) << '\n';
  cout << setprecision(6); complex<double> a(1, 2), b(3, -1); complex<float> f(0.5f, 0.25f); cout << a << b << a + b << a - b << a * b << a / b << -a << conj(a) << abs(a) << ' ' << norm(a) << ' ' << arg(a) << polar(2.0, 0.5) << exp(a) << sqrt(a) << pow(a, 2) << log(b) << f << f * f << 2.0 * a << a / 2.0 << a + 1.0 << (a == complex<double>(1, 2)) << real(a) << imag(b) << sin(a) << '\n'; a *= b; a += 1; a.real(9); cout << a << sqrt(complex<double>(-1)) << '\n'; using namespace complex_literals; cout << 1.0 + 2i << '\n';
  bitset<10> bs(37), bt("1100"); cout << bs << ' ' << bt << ' ' << (bs & bt) << (bs | bt) << (bs ^ bt) << ~bs << (bs << 2) << (bs >> 1) << bs.count() << bs.test(2) << bs[0] << bs.any() << bs.none() << bs.all() << bs.size() << bs.to_ulong() << bs.to_string() << '\n'; bs.set(9).reset(0).flip(1); bs[4] = 1; cout << bs << bitset<100>().set(70).count() << (bs == bt) << '\n'; try { bs.test(10); } catch (const exception &x) { cout << x.what() << '\n'; } try { bitset<4>("12"); } catch (const exception &x) { cout << x.what() << '\n'; }
  valarray<double> va{1, 2, 3, 4}, vb(2.0, 4); va *= vb; va = va + 1.0; cout << va.sum() << va.max() << va.min() << va[2] << sqrt(va)[0] << va.size() << valarray<double>(va[slice(0, 2, 2)]).sum() << va.apply([](double x) { return -x; })[1] << va.cshift(1)[3] << '\n';
  char buf[32]; auto r = to_chars(buf, buf + 32, -1234); cout << string(buf, r.ptr) << ' '; r = to_chars(buf, buf + 32, 255, 16); cout << string(buf, r.ptr) << ' '; for (double x : {0.1, 1.0, 1e21, 1.5e-7, 123456.789, 1e100, 5e-324}) { r = to_chars(buf, buf + 32, x); cout << string(buf, r.ptr) << ' '; } int n = 0; string s = "42x"; auto q = from_chars(s.data(), s.data() + s.size(), n); cout << n << (q.ptr - s.data()) << (q.ec == errc()); q = from_chars("zz", "zz" + 0, n); s = "999999999999"; q = from_chars(s.data(), s.data() + s.size(), n); cout << (q.ec == errc::result_out_of_range) << n; double dd; s = "2.5e3,"; q = from_chars(s.data(), s.data() + s.size(), dd); cout << dd << *q.ptr << '\n';
  printf("%d %5.2f %s %c %x %lld %zu %e %g %p %%\n", 1, 2.345, "str", 'c', 255, 1ll << 40, sizeof(int), 12345.678, 0.0001, (void *)0);
}
