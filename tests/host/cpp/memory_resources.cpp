#include <array>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <map>
#include <list>
#include <memory_resource>
#include <string>
#include <unordered_map>
#include <vector>
struct counting : std::pmr::memory_resource {
  int taken = 0, given = 0;
  std::pmr::memory_resource *up = std::pmr::new_delete_resource();
private:
  void *do_allocate(size_t n, size_t a) override { ++taken; return up->allocate(n, a); }
  void do_deallocate(void *p, size_t n, size_t a) override { ++given; up->deallocate(p, n, a); }
  bool do_is_equal(const std::pmr::memory_resource &o) const noexcept override { return this == &o; }
};
int main() {
  counting c;
  {
    std::pmr::vector<int> v(&c);
    v.reserve(4);
    for (int i = 0; i < 4; i++) v.push_back(i);
    std::cout << v.size() << v.back() << ' ' << c.taken << c.given << ' ' << (v.get_allocator().resource() == &c) << '\n';
  }
  std::cout << c.taken - c.given << '\n';
  std::array<std::byte, 1024> room;
  std::pmr::monotonic_buffer_resource pool(room.data(), room.size(), std::pmr::null_memory_resource());
  {
    std::pmr::vector<double> v({1.5, 2.5}, &pool);
    double *d = v.data();
    std::cout << ((std::byte *)d >= room.data() && (std::byte *)d < room.data() + room.size()) << v[1] << '\n';
    try {
      std::pmr::vector<double> big(1000, &pool);
      std::cout << "no\n";
    } catch (const std::bad_alloc &) { std::cout << "full\n"; }
  }
  std::pmr::unsynchronized_pool_resource pools(&c);
  {
    std::pmr::vector<std::pmr::vector<int>> vv(&pools);
    vv.emplace_back(3, 7);
    std::cout << vv[0][2] << '\n';
    std::pmr::map<int, int> m(&pools);
    m[3] = 4;
    std::pmr::list<int> l(&pools);
    l.push_back(1);
    std::pmr::unordered_map<int, int> u(&pools);
    u[1] = 2;
    std::pmr::string s("a text that is long enough for the heap", &pools);
    std::cout << m[3] << l.front() << u[1] << s.size() << '\n';
  }
  std::pmr::polymorphic_allocator<int> a(&c), b(&pool);
  std::cout << (a == b) << (a != std::pmr::polymorphic_allocator<int>()) << (std::pmr::get_default_resource() == std::pmr::new_delete_resource()) << '\n';
  int *p = a.allocate(3);
  p[2] = 9;
  std::cout << p[2] << '\n';
  a.deallocate(p, 3);
}
