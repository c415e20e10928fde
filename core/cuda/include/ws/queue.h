// <queue> and <stack>.
#pragma once
#include "ws/deque.h"
#include "ws/function_objects.h"
#include "ws/heap.h"
extern "C++" {
namespace std {
#define WS_ADAPTER(name) \
  typedef C container_type; \
  typedef T value_type; \
  typedef size_t size_type; \
  typedef T &reference; \
  typedef const T &const_reference; \
  name() {} \
  explicit name(const C &o) : c(o) {} \
  explicit name(C &&o) : c(std::move(o)) {} \
  bool empty() const { return c.empty(); } \
  size_t size() const { return c.size(); } \
  void swap(name &o) { std::swap(c, o.c); }
template <class T, class C = deque<T>> struct queue {
  WS_ADAPTER(queue)
  T &front() { return c.front(); }
  const T &front() const { return c.front(); }
  T &back() { return c.back(); }
  const T &back() const { return c.back(); }
  void push(const T &v) { c.push_back(v); }
  void push(T &&v) { c.push_back(std::move(v)); }
  template <class... B> void emplace(B &&...b) { c.emplace_back(std::forward<B>(b)...); }
  void pop() { c.pop_front(); }
protected:
  C c;
};
template <class T, class C = deque<T>> struct stack {
  WS_ADAPTER(stack)
  T &top() { return c.back(); }
  const T &top() const { return c.back(); }
  void push(const T &v) { c.push_back(v); }
  void push(T &&v) { c.push_back(std::move(v)); }
  template <class... B> void emplace(B &&...b) { c.emplace_back(std::forward<B>(b)...); }
  void pop() { c.pop_back(); }
protected:
  C c;
};
template <class T, class C = vector<T>, class L = less<T>> struct priority_queue {
  typedef C container_type;
  typedef T value_type;
  typedef size_t size_type;
  typedef L value_compare;
  priority_queue() : comp() {}
  explicit priority_queue(const L &l, const C &o = C()) : c(o), comp(l) { std::make_heap(c.begin(), c.end(), comp); }
  template <class I, class = ws_if_iterator<I>> priority_queue(I a, I b, const L &l = L()) : c(a, b), comp(l) { std::make_heap(c.begin(), c.end(), comp); }
  bool empty() const { return c.empty(); }
  size_t size() const { return c.size(); }
  const T &top() const { return c.front(); }
  void push(const T &v) { c.push_back(v); std::push_heap(c.begin(), c.end(), comp); }
  void push(T &&v) { c.push_back(std::move(v)); std::push_heap(c.begin(), c.end(), comp); }
  template <class... B> void emplace(B &&...b) { c.emplace_back(std::forward<B>(b)...); std::push_heap(c.begin(), c.end(), comp); }
  void pop() { std::pop_heap(c.begin(), c.end(), comp); c.pop_back(); }
  void swap(priority_queue &o) { std::swap(c, o.c); std::swap(comp, o.comp); }
protected:
  C c;
  L comp;
};
} // namespace std
} // extern "C++"
