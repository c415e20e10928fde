// <deque>: blocks of elements, found through a table; elements never move.
#pragma once
#include "ws/vector.h"
extern "C++" {
namespace std {
template <class T, class A> struct deque;
template <class T, bool Const> struct ws_deque_cursor {
  typedef T value_type;
  typedef ptrdiff_t difference_type;
  typedef conditional_t<Const, const T *, T *> pointer;
  typedef conditional_t<Const, const T &, T &> reference;
  typedef random_access_iterator_tag iterator_category;
  static constexpr size_t block = sizeof(T) < 512 ? 512 / sizeof(T) : 1;
  T *const *table;
  size_t at;
  ws_deque_cursor() : table(nullptr), at(0) {}
  ws_deque_cursor(T *const *t, size_t i) : table(t), at(i) {}
  operator ws_deque_cursor<T, true>() const { return ws_deque_cursor<T, true>(table, at); }
  reference operator*() const { return table[at / block][at % block]; }
  pointer operator->() const { return &**this; }
  reference operator[](ptrdiff_t n) const { return *(*this + n); }
  ws_deque_cursor &operator++() { ++at; return *this; }
  ws_deque_cursor &operator--() { --at; return *this; }
  ws_deque_cursor operator++(int) { return ws_deque_cursor(table, at++); }
  ws_deque_cursor operator--(int) { return ws_deque_cursor(table, at--); }
  ws_deque_cursor &operator+=(ptrdiff_t n) { at += n; return *this; }
  ws_deque_cursor &operator-=(ptrdiff_t n) { at -= n; return *this; }
  ws_deque_cursor operator+(ptrdiff_t n) const { return ws_deque_cursor(table, at + n); }
  ws_deque_cursor operator-(ptrdiff_t n) const { return ws_deque_cursor(table, at - n); }
  template <bool C> ptrdiff_t operator-(const ws_deque_cursor<T, C> &o) const { return (ptrdiff_t)(at - o.at); }
  template <bool C> bool operator==(const ws_deque_cursor<T, C> &o) const { return at == o.at; }
  template <bool C> bool operator!=(const ws_deque_cursor<T, C> &o) const { return at != o.at; }
  template <bool C> bool operator<(const ws_deque_cursor<T, C> &o) const { return at < o.at; }
  template <bool C> bool operator>(const ws_deque_cursor<T, C> &o) const { return at > o.at; }
  template <bool C> bool operator<=(const ws_deque_cursor<T, C> &o) const { return at <= o.at; }
  template <bool C> bool operator>=(const ws_deque_cursor<T, C> &o) const { return at >= o.at; }
};
template <class T, class A = allocator<T>> struct deque {
  typedef T value_type;
  typedef A allocator_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef const T *const_pointer;
  typedef ws_deque_cursor<T, false> iterator;
  typedef ws_deque_cursor<T, true> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  deque() noexcept {}
  explicit deque(size_t n) { resize(n); }
  deque(size_t n, const T &v) { resize(n, v); }
  template <class I, class = ws_if_iterator<I>> deque(I a, I b) { for (; a != b; ++a) emplace_back(*a); }
  deque(initializer_list<T> l) : deque(l.begin(), l.end()) {}
  deque(const deque &o) : deque(o.begin(), o.end()) {}
  deque(deque &&o) noexcept { swap(o); }
  ~deque() {
    clear();
    for (size_t i = 0; i < ws_blocks; ++i) if (ws_table[i]) ws_alloc().deallocate(ws_table[i], ws_block);
    ::operator delete(ws_table);
  }
  deque &operator=(const deque &o) {
    if (this != &o) assign(o.begin(), o.end());
    return *this;
  }
  deque &operator=(deque &&o) noexcept {
    deque t(std::move(o));
    swap(t);
    return *this;
  }
  deque &operator=(initializer_list<T> l) { assign(l.begin(), l.end()); return *this; }
  void assign(size_t n, const T &v) { deque t(n, v); swap(t); }
  template <class I, class = ws_if_iterator<I>> void assign(I a, I b) { deque t(a, b); swap(t); }
  void assign(initializer_list<T> l) { assign(l.begin(), l.end()); }
  T &operator[](size_t i) { return begin()[i]; }
  const T &operator[](size_t i) const { return begin()[i]; }
  T &at(size_t i) { return ws_check(i), begin()[i]; }
  const T &at(size_t i) const { return ws_check(i), begin()[i]; }
  T &front() { return *begin(); }
  const T &front() const { return *begin(); }
  T &back() { return begin()[ws_count - 1]; }
  const T &back() const { return begin()[ws_count - 1]; }
  iterator begin() noexcept { return iterator(ws_table, ws_first); }
  iterator end() noexcept { return iterator(ws_table, ws_first + ws_count); }
  const_iterator begin() const noexcept { return const_iterator(ws_table, ws_first); }
  const_iterator end() const noexcept { return const_iterator(ws_table, ws_first + ws_count); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  bool empty() const noexcept { return ws_count == 0; }
  size_t size() const noexcept { return ws_count; }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(T); }
  void shrink_to_fit() {}
  void clear() noexcept { while (ws_count) pop_back(); }
  void push_back(const T &v) { emplace_back(v); }
  void push_back(T &&v) { emplace_back(std::move(v)); }
  void push_front(const T &v) { emplace_front(v); }
  void push_front(T &&v) { emplace_front(std::move(v)); }
  template <class... B> T &emplace_back(B &&...b) {
    size_t at = ws_first + ws_count;
    if (at == ws_blocks * ws_block) ws_more(), at = ws_first + ws_count;
    T *p = ::new ((void *)ws_slot(at)) T(std::forward<B>(b)...);
    ++ws_count;
    return *p;
  }
  template <class... B> T &emplace_front(B &&...b) {
    if (ws_first == 0) ws_more();
    T *p = ::new ((void *)ws_slot(ws_first - 1)) T(std::forward<B>(b)...);
    --ws_first;
    ++ws_count;
    return *p;
  }
  void pop_back() {
    back().~T();
    --ws_count;
  }
  void pop_front() {
    front().~T();
    ++ws_first;
    --ws_count;
    // A queue that is empty now and then starts over, so that it does not grow forever.
    if (ws_count == 0) ws_first = ws_blocks / 2 * ws_block;
  }
  void resize(size_t n) {
    while (ws_count > n) pop_back();
    while (ws_count < n) emplace_back();
  }
  void resize(size_t n, const T &v) {
    while (ws_count > n) pop_back();
    while (ws_count < n) emplace_back(v);
  }
  template <class... B> iterator emplace(const_iterator at, B &&...b) {
    size_t i = at - begin();
    T t(std::forward<B>(b)...);
    if (i < ws_count / 2) {
      emplace_front(std::move(t));
      for (size_t j = 0; j < i; ++j) std::swap((*this)[j], (*this)[j + 1]);
    } else {
      emplace_back(std::move(t));
      for (size_t j = ws_count - 1; j > i; --j) std::swap((*this)[j], (*this)[j - 1]);
    }
    return begin() + i;
  }
  iterator insert(const_iterator at, const T &v) { return emplace(at, v); }
  iterator insert(const_iterator at, T &&v) { return emplace(at, std::move(v)); }
  iterator insert(const_iterator at, size_t n, const T &v) {
    size_t i = at - begin();
    T copy(v);
    while (n-- > 0) emplace(begin() + i, copy);
    return begin() + i;
  }
  template <class I, class = ws_if_iterator<I>> iterator insert(const_iterator at, I a, I b) {
    size_t i = at - begin(), j = i;
    for (; a != b; ++a, ++j) emplace(begin() + j, *a);
    return begin() + i;
  }
  iterator insert(const_iterator at, initializer_list<T> l) { return insert(at, l.begin(), l.end()); }
  iterator erase(const_iterator at) { return erase(at, at + 1); }
  iterator erase(const_iterator a, const_iterator b) {
    size_t i = a - begin(), n = b - a;
    if (i < ws_count - i - n) {
      for (size_t j = i; j > 0; --j) (*this)[j - 1 + n] = std::move((*this)[j - 1]);
      for (; n > 0; --n) pop_front();
    } else {
      for (size_t j = i; j + n < ws_count; ++j) (*this)[j] = std::move((*this)[j + n]);
      for (; n > 0; --n) pop_back();
    }
    return begin() + i;
  }
  void swap(deque &o) noexcept {
    std::swap(ws_table, o.ws_table);
    std::swap(ws_blocks, o.ws_blocks);
    std::swap(ws_first, o.ws_first);
    std::swap(ws_count, o.ws_count);
  }

private:
  static constexpr size_t ws_block = iterator::block;
  T **ws_table = nullptr;
  size_t ws_blocks = 0, ws_first = 0, ws_count = 0;
  static A ws_alloc() { return A(); }
  void ws_check(size_t i) const { if (i >= ws_count) ws_errors::throw_out_of_range("deque::_M_range_check: __n (which is %zu)>= this->size() (which is %zu)", i, ws_count); }
  T *ws_slot(size_t at) {
    T *&b = ws_table[at / ws_block];
    if (!b) b = ws_alloc().allocate(ws_block);
    return b + at % ws_block;
  }
  // Moves the used blocks to the middle of a table with room on both sides.
  void ws_more() {
    size_t first = ws_first / ws_block, used = ws_count ? (ws_first + ws_count - 1) / ws_block - first + 1 : 0;
    size_t blocks = used * 2 + 4, at = (blocks - used) / 2;
    T **table = (T **)::operator new(blocks * sizeof(T *));
    for (size_t i = 0; i < blocks; ++i) table[i] = nullptr;
    size_t spare = 0;
    for (size_t i = 0; i < ws_blocks; ++i) {
      if (i >= first && i < first + used) {
        table[at + i - first] = ws_table[i];
      } else if (ws_table[i]) {
        // A block that is not used any more serves elsewhere.
        while (spare < blocks && spare >= at && spare < at + used) ++spare;
        if (spare < blocks) table[spare++] = ws_table[i];
        else ws_alloc().deallocate(ws_table[i], ws_block);
      }
    }
    ::operator delete(ws_table);
    ws_table = table;
    ws_blocks = blocks;
    ws_first = at * ws_block + (used ? ws_first % ws_block : 0);
  }
};
WS_COMPARISONS((class T, class A), deque<T, A>)
} // namespace std
} // extern "C++"
