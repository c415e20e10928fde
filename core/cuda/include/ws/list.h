// <list> and <forward_list>.
#pragma once
#include "ws/function_objects.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
struct ws_link {
  ws_link *next, *prev;
  ws_link() : next(this), prev(this) {}
  ws_link(ws_link *n, ws_link *p) : next(n), prev(p) {}
  void hook(ws_link *before) {
    next = before;
    prev = before->prev;
    prev->next = before->prev = this;
  }
  void unhook() {
    prev->next = next;
    next->prev = prev;
  }
};
template <class T> struct ws_list_node : ws_link {
  T value;
  template <class... A> explicit ws_list_node(A &&...a) : ws_link(nullptr, nullptr), value(std::forward<A>(a)...) {}
};
template <class T, bool Const> struct ws_list_cursor {
  typedef T value_type;
  typedef ptrdiff_t difference_type;
  typedef conditional_t<Const, const T *, T *> pointer;
  typedef conditional_t<Const, const T &, T &> reference;
  typedef bidirectional_iterator_tag iterator_category;
  ws_link *at;
  ws_list_cursor() : at(nullptr) {}
  explicit ws_list_cursor(ws_link *l) : at(l) {}
  operator ws_list_cursor<T, true>() const { return ws_list_cursor<T, true>(at); }
  reference operator*() const { return static_cast<ws_list_node<T> *>(at)->value; }
  pointer operator->() const { return &**this; }
  ws_list_cursor &operator++() { at = at->next; return *this; }
  ws_list_cursor &operator--() { at = at->prev; return *this; }
  ws_list_cursor operator++(int) { ws_list_cursor r = *this; at = at->next; return r; }
  ws_list_cursor operator--(int) { ws_list_cursor r = *this; at = at->prev; return r; }
  template <bool C> bool operator==(const ws_list_cursor<T, C> &o) const { return at == o.at; }
  template <bool C> bool operator!=(const ws_list_cursor<T, C> &o) const { return at != o.at; }
};
template <class T, class A = allocator<T>> struct list {
  typedef T value_type;
  typedef A allocator_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef ws_list_cursor<T, false> iterator;
  typedef ws_list_cursor<T, true> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  list() {}
  explicit list(size_t n) { resize(n); }
  list(size_t n, const T &v) { resize(n, v); }
  template <class I, class = ws_if_iterator<I>> list(I a, I b) { for (; a != b; ++a) emplace_back(*a); }
  list(initializer_list<T> l) : list(l.begin(), l.end()) {}
  list(const list &o) : list(o.begin(), o.end()) {}
  list(list &&o) noexcept { swap(o); }
  ~list() { clear(); }
  list &operator=(const list &o) {
    if (this != &o) assign(o.begin(), o.end());
    return *this;
  }
  list &operator=(list &&o) noexcept {
    clear();
    swap(o);
    return *this;
  }
  list &operator=(initializer_list<T> l) { assign(l.begin(), l.end()); return *this; }
  void assign(size_t n, const T &v) { list t(n, v); swap(t); }
  template <class I, class = ws_if_iterator<I>> void assign(I a, I b) { list t(a, b); swap(t); }
  void assign(initializer_list<T> l) { assign(l.begin(), l.end()); }
  T &front() { return *begin(); }
  const T &front() const { return *begin(); }
  T &back() { return *--end(); }
  const T &back() const { return *--end(); }
  iterator begin() noexcept { return iterator(ws_ring.next); }
  iterator end() noexcept { return iterator(&ws_ring); }
  const_iterator begin() const noexcept { return const_iterator(ws_ring.next); }
  const_iterator end() const noexcept { return const_iterator(const_cast<Ring *>(&ws_ring)); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  bool empty() const noexcept { return ws_count == 0; }
  size_t size() const noexcept { return ws_count; }
  void clear() noexcept { while (ws_count) pop_front(); }
  void push_back(const T &v) { emplace(end(), v); }
  void push_back(T &&v) { emplace(end(), std::move(v)); }
  void push_front(const T &v) { emplace(begin(), v); }
  void push_front(T &&v) { emplace(begin(), std::move(v)); }
  template <class... B> T &emplace_back(B &&...b) { return *emplace(end(), std::forward<B>(b)...); }
  template <class... B> T &emplace_front(B &&...b) { return *emplace(begin(), std::forward<B>(b)...); }
  void pop_back() { erase(--end()); }
  void pop_front() { erase(begin()); }
  void resize(size_t n) {
    while (ws_count > n) pop_back();
    while (ws_count < n) emplace_back();
  }
  void resize(size_t n, const T &v) {
    while (ws_count > n) pop_back();
    while (ws_count < n) emplace_back(v);
  }
  template <class... B> iterator emplace(const_iterator at, B &&...b) {
    ws_list_node<T> *n = new ws_list_node<T>(std::forward<B>(b)...);
    n->hook(at.at);
    ++ws_count;
    return iterator(n);
  }
  iterator insert(const_iterator at, const T &v) { return emplace(at, v); }
  iterator insert(const_iterator at, T &&v) { return emplace(at, std::move(v)); }
  iterator insert(const_iterator at, size_t n, const T &v) {
    list t(n, v);
    return ws_splice_all(at, t);
  }
  template <class I, class = ws_if_iterator<I>> iterator insert(const_iterator at, I a, I b) {
    list t(a, b);
    return ws_splice_all(at, t);
  }
  iterator insert(const_iterator at, initializer_list<T> l) { return insert(at, l.begin(), l.end()); }
  iterator erase(const_iterator at) {
    ws_link *l = at.at, *next = l->next;
    l->unhook();
    --ws_count;
    delete static_cast<ws_list_node<T> *>(l);
    return iterator(next);
  }
  iterator erase(const_iterator a, const_iterator b) {
    while (a != b) a = erase(a);
    return iterator(b.at);
  }
  void splice(const_iterator at, list &o) { ws_splice_all(at, o); }
  void splice(const_iterator at, list &&o) { ws_splice_all(at, o); }
  void splice(const_iterator at, list &o, const_iterator i) {
    if (at == i || at.at == i.at->next) return;
    i.at->unhook();
    --o.ws_count;
    i.at->hook(at.at);
    ++ws_count;
  }
  void splice(const_iterator at, list &o, const_iterator a, const_iterator b) { while (a != b) splice(at, o, a++); }
  template <class P> size_t remove_if(P p) {
    list gone;
    for (iterator i = begin(); i != end();) {
      iterator next = i;
      ++next;
      if (p(*i)) gone.splice(gone.end(), *this, i);
      i = next;
    }
    return gone.size();
  }
  size_t remove(const T &v) { return remove_if([&](const T &t) { return t == v; }); }
  template <class P> size_t unique(P p) {
    size_t was = ws_count;
    if (ws_count) for (iterator i = begin(), j = std::next(i); j != end();) {
      if (p(*i, *j)) j = erase(j);
      else i = j++;
    }
    return was - ws_count;
  }
  size_t unique() { return unique(equal_to<T>()); }
  template <class L> void merge(list &o, L less) {
    iterator i = begin();
    while (i != end() && !o.empty()) {
      if (less(*o.begin(), *i)) splice(i, o, o.begin());
      else ++i;
    }
    splice(end(), o);
  }
  void merge(list &o) { merge(o, std::less<T>()); }
  void merge(list &&o) { merge(o, std::less<T>()); }
  template <class L> void sort(L less) {
    // Merges runs of doubling length.
    if (ws_count < 2) return;
    list half;
    iterator middle = begin();
    std::advance(middle, ws_count / 2);
    half.splice(half.end(), *this, middle, end());
    sort(less);
    half.sort(less);
    merge(half, less);
  }
  void sort() { sort(std::less<T>()); }
  void reverse() noexcept {
    ws_link *l = &ws_ring;
    do {
      std::swap(l->next, l->prev);
      l = l->prev;
    } while (l != &ws_ring);
  }
  void swap(list &o) noexcept {
    list *a = this, *b = &o;
    Ring middle;
    middle.take(a->ws_ring);
    a->ws_ring.take(b->ws_ring);
    b->ws_ring.take(middle);
    std::swap(ws_count, o.ws_count);
  }

private:
  struct Ring : ws_link {
    // Takes over the elements of another ring.
    void take(ws_link &o) {
      if (o.next == &o) {
        next = prev = this;
        return;
      }
      next = o.next;
      prev = o.prev;
      next->prev = prev->next = this;
      o.next = o.prev = &o;
    }
  } ws_ring;
  size_t ws_count = 0;
  iterator ws_splice_all(const_iterator at, list &o) {
    if (o.empty()) return iterator(at.at);
    ws_link *first = o.ws_ring.next;
    splice(at, o, o.begin(), o.end());
    return iterator(first);
  }
};
WS_COMPARISONS((class T, class A), list<T, A>)

template <class T> struct ws_slist_node {
  ws_slist_node *next;
  union { T value; };
  ws_slist_node() : next(nullptr) {}
  ~ws_slist_node() {}
};
template <class T, bool Const> struct ws_slist_cursor {
  typedef T value_type;
  typedef ptrdiff_t difference_type;
  typedef conditional_t<Const, const T *, T *> pointer;
  typedef conditional_t<Const, const T &, T &> reference;
  typedef forward_iterator_tag iterator_category;
  ws_slist_node<T> *at;
  ws_slist_cursor() : at(nullptr) {}
  explicit ws_slist_cursor(ws_slist_node<T> *n) : at(n) {}
  operator ws_slist_cursor<T, true>() const { return ws_slist_cursor<T, true>(at); }
  reference operator*() const { return at->value; }
  pointer operator->() const { return &at->value; }
  ws_slist_cursor &operator++() { at = at->next; return *this; }
  ws_slist_cursor operator++(int) { ws_slist_cursor r = *this; at = at->next; return r; }
  template <bool C> bool operator==(const ws_slist_cursor<T, C> &o) const { return at == o.at; }
  template <bool C> bool operator!=(const ws_slist_cursor<T, C> &o) const { return at != o.at; }
};
template <class T, class A = allocator<T>> struct forward_list {
  typedef T value_type;
  typedef ws_slist_cursor<T, false> iterator;
  typedef ws_slist_cursor<T, true> const_iterator;
  typedef T &reference;
  typedef size_t size_type;
  forward_list() {}
  forward_list(size_t n, const T &v) { for (; n > 0; --n) push_front(v); }
  template <class I, class = ws_if_iterator<I>> forward_list(I a, I b) { for (iterator i = before_begin(); a != b; ++a) i = emplace_after(i, *a); }
  forward_list(initializer_list<T> l) : forward_list(l.begin(), l.end()) {}
  forward_list(const forward_list &o) : forward_list(o.begin(), o.end()) {}
  forward_list(forward_list &&o) noexcept { swap(o); }
  forward_list &operator=(forward_list o) noexcept { swap(o); return *this; }
  ~forward_list() { clear(); }
  iterator before_begin() noexcept { return iterator(&ws_head); }
  iterator begin() noexcept { return iterator(ws_head.next); }
  iterator end() noexcept { return iterator(); }
  const_iterator begin() const noexcept { return const_iterator(ws_head.next); }
  const_iterator end() const noexcept { return const_iterator(); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  bool empty() const noexcept { return !ws_head.next; }
  void assign(initializer_list<T> l) { assign(l.begin(), l.end()); }
  T &front() { return *begin(); }
  const T &front() const { return *begin(); }
  void clear() noexcept { while (!empty()) pop_front(); }
  void push_front(const T &v) { emplace_after(before_begin(), v); }
  void push_front(T &&v) { emplace_after(before_begin(), std::move(v)); }
  template <class... B> T &emplace_front(B &&...b) { return *emplace_after(before_begin(), std::forward<B>(b)...); }
  void pop_front() { erase_after(before_begin()); }
  template <class... B> iterator emplace_after(const_iterator at, B &&...b) {
    ws_slist_node<T> *n = new ws_slist_node<T>;
    ::new ((void *)&n->value) T(std::forward<B>(b)...);
    n->next = at.at->next;
    at.at->next = n;
    return iterator(n);
  }
  iterator insert_after(const_iterator at, const T &v) { return emplace_after(at, v); }
  iterator erase_after(const_iterator at) {
    ws_slist_node<T> *n = at.at->next;
    at.at->next = n->next;
    n->value.~T();
    delete n;
    return iterator(at.at->next);
  }
  template <class P> void remove_if(P p) {
    for (iterator i = before_begin(); i.at->next;) {
      if (p(i.at->next->value)) erase_after(i);
      else ++i;
    }
  }
  void remove(const T &v) { remove_if([&](const T &t) { return t == v; }); }
  void reverse() noexcept {
    ws_slist_node<T> *r = nullptr;
    while (ws_head.next) {
      ws_slist_node<T> *n = ws_head.next;
      ws_head.next = n->next;
      n->next = r;
      r = n;
    }
    ws_head.next = r;
  }
  template <class L> void sort(L less) {
    list<T> t(begin(), end());
    t.sort(less);
    iterator i = begin();
    for (T &v : t) *i++ = std::move(v);
  }
  void sort() { sort(std::less<T>()); }
  void swap(forward_list &o) noexcept { std::swap(ws_head.next, o.ws_head.next); }
private:
  ws_slist_node<T> ws_head;
};
} // namespace std
} // extern "C++"
