// std: c++20
#include <cfenv>
#include <cinttypes>
#include <clocale>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <exception>
#include <iostream>
#include <span>
#include <stdexcept>
#include <string>
#include <future>
#include <thread>
static void print(const std::exception &e, int depth = 0) {
  std::cout << std::string(depth, ' ') << e.what() << '\n';
  try {
    std::rethrow_if_nested(e);
  } catch (const std::exception &inner) { print(inner, depth + 1); } catch (...) {}
}
static void open_file(const std::string &s) {
  try {
    throw std::runtime_error("no such file");
  } catch (...) { std::throw_with_nested(std::runtime_error("cannot open " + s)); }
}
static void run() {
  try {
    open_file("a.txt");
  } catch (...) { std::throw_with_nested(std::logic_error("run() failed")); }
}
static std::future<int> task(bool fails) {
  std::packaged_task<int()> t([fails] { if (fails) throw std::out_of_range("of the task"); return 7; });
  auto f = t.get_future();
  std::thread(std::move(t)).join();
  return f;
}
static volatile std::sig_atomic_t got;
int main() {
  try { run(); } catch (const std::exception &e) { print(e); }
  for (bool fails : {false, true}) try { std::cout << task(fails).get() << '\n'; } catch (const std::out_of_range &e) { std::cout << e.what() << '\n'; }
  // Each thread has its own current exception.
  try {
    throw std::runtime_error("mine");
  } catch (...) {
    std::thread([] { try { throw 5; } catch (int i) { std::cout << i << (std::current_exception() != nullptr) << '\n'; } }).join();
    std::thread([] { std::cout << (std::current_exception() == nullptr) << '\n'; }).join();
    try { throw; } catch (const std::exception &e) { std::cout << e.what() << '\n'; }
  }
  std::signal(SIGTERM, [](int s) { got = s; });
  std::raise(SIGTERM);
  std::cout << got << ' ' << (std::setlocale(LC_ALL, "C") != nullptr) << ' ' << std::fegetround() << ' ' << std::strtoimax("-42", nullptr, 10) << '\n';
  int a[] = {1, 2, 3};
  std::cout << std::as_bytes(std::span(a)).size() << ' ' << std::to_integer<int>(std::as_bytes(std::span(a))[4]) << '\n';
}
