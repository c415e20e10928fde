// <memory_resource>
#pragma once
#include "ws/memory.h"
#include "ws/exception.h"
#include "ws/deque.h"
#include "ws/hashtable.h"
#include "ws/list.h"
#include "ws/strings.h"
#include "ws/tree.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
namespace pmr {
struct memory_resource {
  virtual ~memory_resource() {}
  void *allocate(size_t bytes, size_t align = alignof(max_align_t)) { return do_allocate(bytes, align); }
  void deallocate(void *p, size_t bytes, size_t align = alignof(max_align_t)) { do_deallocate(p, bytes, align); }
  bool is_equal(const memory_resource &o) const noexcept { return do_is_equal(o); }
private:
  virtual void *do_allocate(size_t bytes, size_t align) = 0;
  virtual void do_deallocate(void *p, size_t bytes, size_t align) = 0;
  virtual bool do_is_equal(const memory_resource &o) const noexcept = 0;
};
inline bool operator==(const memory_resource &a, const memory_resource &b) noexcept { return &a == &b || a.is_equal(b); }
inline bool operator!=(const memory_resource &a, const memory_resource &b) noexcept { return !(a == b); }
struct ws_new_delete : memory_resource {
  void *do_allocate(size_t bytes, size_t align) override { return align > alignof(max_align_t) ? ::operator new(bytes, (align_val_t)align) : ::operator new(bytes); }
  void do_deallocate(void *p, size_t, size_t align) override {
    if (align > alignof(max_align_t)) ::operator delete(p, (align_val_t)align);
    else ::operator delete(p);
  }
  bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }
};
struct ws_null : memory_resource {
  void *do_allocate(size_t, size_t) override { WS_THROW(bad_alloc()); }
  void do_deallocate(void *, size_t, size_t) override {}
  bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }
};
inline memory_resource *new_delete_resource() noexcept { static ws_new_delete r; return &r; }
inline memory_resource *null_memory_resource() noexcept { static ws_null r; return &r; }
inline memory_resource *&ws_default() { static memory_resource *r = new_delete_resource(); return r; }
inline memory_resource *get_default_resource() noexcept { return ws_default(); }
inline memory_resource *set_default_resource(memory_resource *r) noexcept {
  memory_resource *old = ws_default();
  ws_default() = r ? r : new_delete_resource();
  return old;
}
// Gives memory out of pieces that grow, and takes none back before its end.
struct monotonic_buffer_resource : memory_resource {
  monotonic_buffer_resource() : monotonic_buffer_resource(get_default_resource()) {}
  explicit monotonic_buffer_resource(memory_resource *up) : ws_up(up) {}
  explicit monotonic_buffer_resource(size_t first, memory_resource *up = get_default_resource()) : ws_up(up), ws_next(first ? first : 1) {}
  monotonic_buffer_resource(void *p, size_t n, memory_resource *up = get_default_resource()) : ws_up(up), ws_first((char *)p), ws_first_size(n), ws_at((char *)p), ws_left(n), ws_next(n ? 2 * n : 128) {}
  monotonic_buffer_resource(const monotonic_buffer_resource &) = delete;
  ~monotonic_buffer_resource() { release(); }
  void release() {
    while (ws_pieces) {
      ws_piece *p = ws_pieces;
      ws_pieces = p->next;
      ws_up->deallocate(p, p->size, alignof(max_align_t));
    }
    ws_at = ws_first, ws_left = ws_first_size;
  }
  memory_resource *upstream_resource() const { return ws_up; }
private:
  struct ws_piece { ws_piece *next; size_t size; };
  memory_resource *ws_up;
  char *ws_first = nullptr;
  size_t ws_first_size = 0;
  char *ws_at = nullptr;
  size_t ws_left = 0, ws_next = 128;
  ws_piece *ws_pieces = nullptr;
  void *do_allocate(size_t bytes, size_t align) override {
    size_t skip = (align - (size_t)ws_at % align) % align;
    if (!ws_at || ws_left < bytes + skip) {
      size_t size = bytes + align + sizeof(ws_piece);
      if (size < ws_next) size = ws_next;
      ws_next = size + size / 2;
      ws_piece *p = (ws_piece *)ws_up->allocate(size, alignof(max_align_t));
      p->next = ws_pieces, p->size = size, ws_pieces = p;
      ws_at = (char *)(p + 1), ws_left = size - sizeof(ws_piece);
      skip = (align - (size_t)ws_at % align) % align;
    }
    void *r = ws_at + skip;
    ws_at += skip + bytes, ws_left -= skip + bytes;
    return r;
  }
  void do_deallocate(void *, size_t, size_t) override {}
  bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }
};
struct pool_options { size_t max_blocks_per_chunk = 0, largest_required_pool_block = 0; };
// Gives back what is freed at once: which memory a pool reuses cannot be seen.
struct unsynchronized_pool_resource : memory_resource {
  unsynchronized_pool_resource() : ws_up(get_default_resource()) {}
  explicit unsynchronized_pool_resource(memory_resource *up) : ws_up(up) {}
  explicit unsynchronized_pool_resource(const pool_options &o, memory_resource *up = get_default_resource()) : ws_up(up), ws_options(o) {}
  unsynchronized_pool_resource(const unsynchronized_pool_resource &) = delete;
  ~unsynchronized_pool_resource() { release(); }
  void release() {
    while (ws_all) {
      ws_block *b = ws_all;
      ws_all = b->next;
      ws_up->deallocate(b, b->size, b->align);
    }
  }
  memory_resource *upstream_resource() const { return ws_up; }
  pool_options options() const { return ws_options; }
private:
  struct ws_block { ws_block *next, *before; size_t size, align; };
  memory_resource *ws_up;
  pool_options ws_options;
  ws_block *ws_all = nullptr;
  static size_t ws_room(size_t align) { return align > sizeof(ws_block) ? align : sizeof(ws_block); }
  void *do_allocate(size_t bytes, size_t align) override {
    if (align < alignof(max_align_t)) align = alignof(max_align_t);
    const size_t room = ws_room(align);
    ws_block *b = (ws_block *)ws_up->allocate(bytes + room, align);
    *b = {ws_all, nullptr, bytes + room, align};
    if (ws_all) ws_all->before = b;
    return ws_all = b, (char *)b + room;
  }
  void do_deallocate(void *p, size_t, size_t align) override {
    ws_block *b = (ws_block *)((char *)p - ws_room(align));
    if (b->before) b->before->next = b->next;
    else ws_all = b->next;
    if (b->next) b->next->before = b->before;
    ws_up->deallocate(b, b->size, b->align);
  }
  bool do_is_equal(const memory_resource &o) const noexcept override { return this == &o; }
};
struct synchronized_pool_resource : unsynchronized_pool_resource { using unsynchronized_pool_resource::unsynchronized_pool_resource; };
template <class T = unsigned char> struct polymorphic_allocator {
  typedef T value_type;
  polymorphic_allocator() noexcept : ws_r(get_default_resource()) {}
  polymorphic_allocator(memory_resource *r) : ws_r(r) {}
  polymorphic_allocator(const polymorphic_allocator &) = default;
  template <class U> polymorphic_allocator(const polymorphic_allocator<U> &o) noexcept : ws_r(o.resource()) {}
  // Where a container moves its elements, what has given their memory goes with them.
  polymorphic_allocator &operator=(const polymorphic_allocator &) = default;
  T *allocate(size_t n) { return (T *)ws_r->allocate(n * sizeof(T), alignof(T)); }
  void deallocate(T *p, size_t n) { ws_r->deallocate(p, n * sizeof(T), alignof(T)); }
  polymorphic_allocator select_on_container_copy_construction() const { return polymorphic_allocator(); }
  memory_resource *resource() const { return ws_r; }
  template <class U> friend bool operator==(const polymorphic_allocator &a, const polymorphic_allocator<U> &b) noexcept { return *a.resource() == *b.resource(); }
  template <class U> friend bool operator!=(const polymorphic_allocator &a, const polymorphic_allocator<U> &b) noexcept { return !(a == b); }
private:
  memory_resource *ws_r;
};
} // namespace pmr
namespace pmr {
template <class C, class T = char_traits<C>> using basic_string = std::basic_string<C, T, polymorphic_allocator<C>>;
typedef basic_string<char> string;
template <class T> using vector = std::vector<T, polymorphic_allocator<T>>;
// These allocate their nodes as ever: a resource is accepted, and not asked.
#define WS_PMR(name, ...) \
    typedef std::name<__VA_ARGS__> ws_base; \
    using ws_base::ws_base; \
    name() {} \
    name(const ws_base &o) : ws_base(o) {} \
    name(ws_base &&o) : ws_base(std::move(o)) {} \
    explicit name(memory_resource *) {} \
    name(initializer_list<typename ws_base::value_type> l, memory_resource * = nullptr) : ws_base(l) {} \
    template <class I, class = ws_if_iterator<I>> name(I a, I b, memory_resource *) : ws_base(a, b) {}
template <class T> struct deque : std::deque<T> { WS_PMR(deque, T) };
template <class T> struct list : std::list<T> { WS_PMR(list, T) };
template <class K, class V, class C = less<K>> struct map : std::map<K, V, C> { WS_PMR(map, K, V, C) };
template <class K, class C = less<K>> struct set : std::set<K, C> { WS_PMR(set, K, C) };
template <class K, class V, class H = hash<K>, class E = equal_to<K>> struct unordered_map : std::unordered_map<K, V, H, E> { WS_PMR(unordered_map, K, V, H, E) };
template <class K, class H = hash<K>, class E = equal_to<K>> struct unordered_set : std::unordered_set<K, H, E> { WS_PMR(unordered_set, K, H, E) };
} // namespace pmr
} // namespace std
} // extern "C++"
