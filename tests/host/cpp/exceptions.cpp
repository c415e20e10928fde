// Exceptions: what they say, unwinding, rethrow, nesting.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <any>
#include <variant>
#include <functional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <typeinfo>
#include <vector>
using namespace std;
struct Guard { const char *n; Guard(const char *s) : n(s) { cout << "+" << n << '\n'; } ~Guard() { cout << "-" << n << '\n'; } };
struct Base { virtual ~Base() {} virtual int id() const { return 1; } };
struct Derived : Base { int id() const override { return 2; } };
struct Other : virtual Base { int id() const override { return 3; } };
struct Both : Derived { };
class MyError : public runtime_error { int c; public: MyError(const string &s, int k) : runtime_error("my: " + s), c(k) {} int code() const { return c; } };
void thrower(int k) {
  Guard g("thrower");
  switch (k) { case 0: throw runtime_error("runtime"); case 1: throw invalid_argument(string("invalid")); case 2: throw 42; case 3: throw "text"; case 4: throw MyError("error", 7); case 5: throw bad_alloc(); case 6: throw string("string"); case 7: throw Derived(); case 8: vector<int>().at(3); break; case 9: throw system_error(make_error_code(errc::no_such_file_or_directory), "open"); case 10: throw overflow_error("over"); case 11: function<void()>()(); break; case 12: optional<int>().value(); break; case 13: any_cast<int>(any(2.0)); break; case 14: get<int>(variant<double, int>(1.0)); break; case 15: throw exception(); case 16: { Base b; dynamic_cast<Derived &>(b); break; } case 17: shared_ptr<int>(weak_ptr<int>()); break; case 18: throw logic_error("logic"); case 19: throw domain_error("domain"); }
}
struct Member { Guard g{"member"}; unique_ptr<int> p{new int(3)}; Member() { throw length_error("in constructor"); } };
int depth(int n) { Guard g(n % 2 ? "odd" : "even"); if (n == 0) throw out_of_range("bottom"); return depth(n - 1) + 1; }
void cleanup() noexcept { try { throw 1; } catch (...) { cout << "inside noexcept\n"; } }
int main() {
  for (int k = 0; k < 20; ++k) {
    try { Guard g("try"); thrower(k); cout << "none\n"; }
    catch (const MyError &e) { cout << "MyError " << e.what() << e.code() << '\n'; }
    catch (const logic_error &e) { cout << "logic " << e.what() << '\n'; }
    catch (const system_error &e) { cout << "system " << e.what() << e.code().value() << '\n'; }
    catch (const runtime_error &e) { cout << "runtime " << e.what() << '\n'; }
    catch (const bad_alloc &e) { cout << "alloc " << e.what() << '\n'; }
    catch (const exception &e) { cout << "exception " << e.what() << '\n'; }
    catch (int i) { cout << "int " << i << '\n'; }
    catch (const char *s) { cout << "chars " << s << '\n'; }
    catch (const Base &b) { cout << "base " << b.id() << '\n'; }
    catch (...) { cout << "other\n"; }
  }
  try { Member m; } catch (const length_error &e) { cout << e.what() << '\n'; }
  try { depth(3); } catch (const exception &e) { cout << e.what() << '\n'; }
  try { try { throw runtime_error("first"); } catch (exception &e) { cout << "inner " << e.what() << '\n'; throw; } } catch (runtime_error &e) { cout << "outer " << e.what() << '\n'; }
  try { try { throw 1; } catch (int) { throw string("changed"); } } catch (string &s) { cout << s << '\n'; }
  exception_ptr p; try { throw MyError("kept", 1); } catch (...) { p = current_exception(); } try { if (p) rethrow_exception(p); } catch (MyError &e) { cout << e.what() << '\n'; } p = make_exception_ptr(5); try { rethrow_exception(p); } catch (int i) { cout << i << '\n'; } cout << (p != nullptr) << uncaught_exceptions() << '\n';
  try { vector<Guard> v; v.reserve(2); v.emplace_back("one"); v.emplace_back("two"); throw 3; } catch (int) { cout << "caught\n"; }
  cleanup(); try { int *volatile q = new int[4]; delete[] q; size_t n = size_t(1) << 62; vector<char> v(n * 2); } catch (const exception &e) { cout << e.what() << '\n'; }
  Derived d; Base *b = &d; Both both; Base *bb = &both; Other o; Base *ob = &o; cout << (dynamic_cast<Derived *>(b) != nullptr) << (dynamic_cast<Other *>(b) != nullptr) << (dynamic_cast<Both *>(bb) == &both) << dynamic_cast<Other *>(ob)->id() << (typeid(*b) == typeid(Derived)) << (typeid(*b) != typeid(*bb)) << ' ' << typeid(int).name() << typeid(*b).name() << '\n';
  try { throw nullptr; } catch (const char *s) { cout << "null " << (s == nullptr) << '\n'; } try { throw &d; } catch (Base *x) { cout << "pointer " << x->id() << '\n'; } try { throw &d; } catch (const void *x) { cout << "void\n"; } try { static const char t[] = "array"; throw t; } catch (const char *s) { cout << s << '\n'; }
  error_code ec = make_error_code(errc::permission_denied); cout << ec.message() << ' ' << ec << ' ' << (ec == errc::permission_denied) << bool(error_code()) << '\n'; set_terminate([] { printf("terminate\n"); fflush(stdout); _Exit(3); }); cout << flush; throw runtime_error("uncaught");
}
