// unique_ptr, shared_ptr, weak_ptr: the upper half of <memory>.
#pragma once
#include "ws/functional.h"
#include "ws/memory.h"
extern "C++" {
namespace std {
template <class T = void> struct default_delete {
  constexpr default_delete() noexcept {}
  template <class U, class = enable_if_t<__is_convertible_to(U *, T *)>> default_delete(const default_delete<U> &) noexcept {}
  void operator()(T *p) const {
    static_assert(sizeof(T) > 0, "the type is not complete");
    delete p;
  }
};
template <class T> struct default_delete<T[]> {
  constexpr default_delete() noexcept {}
  template <class U> void operator()(U *p) const { delete[] p; }
};
template <class V, class T, class D> struct ws_pointer { typedef T *type; };
template <class T, class D> struct ws_pointer<void_t<typename remove_reference_t<D>::pointer>, T, D> { typedef typename remove_reference_t<D>::pointer type; };
template <class D, bool = __is_class(D) && !__is_final(D)> struct ws_deleter : D {
  ws_deleter() : D() {}
  template <class U> explicit ws_deleter(int, U &&u) : D(std::forward<U>(u)) {}
  D &get() { return *this; }
  const D &get() const { return *this; }
};
template <class D> struct ws_deleter<D, false> {
  D d;
  ws_deleter() : d() {}
  template <class U> explicit ws_deleter(int, U &&u) : d(std::forward<U>(u)) {}
  D &get() { return d; }
  const D &get() const { return d; }
};
template <class T, class D = default_delete<T>> struct unique_ptr : private ws_deleter<D> {
  typedef remove_extent_t<T> ws_element;
  typedef typename ws_pointer<void, ws_element, D>::type pointer;
  typedef ws_element element_type;
  typedef D deleter_type;
  constexpr unique_ptr() noexcept : ws_deleter<D>(), p() {}
  constexpr unique_ptr(nullptr_t) noexcept : ws_deleter<D>(), p() {}
  explicit unique_ptr(pointer q) noexcept : ws_deleter<D>(), p(q) {}
  unique_ptr(pointer q, const remove_reference_t<D> &d) noexcept : ws_deleter<D>(0, d), p(q) {}
  unique_ptr(pointer q, remove_reference_t<D> &&d) noexcept : ws_deleter<D>(0, std::move(d)), p(q) {}
  unique_ptr(unique_ptr &&o) noexcept : ws_deleter<D>(0, std::forward<D>(o.get_deleter())), p(o.release()) {}
  template <class U, class E, class = enable_if_t<__is_convertible_to(typename unique_ptr<U, E>::pointer, pointer) && __is_array(U) == __is_array(T)>>
  unique_ptr(unique_ptr<U, E> &&o) noexcept : ws_deleter<D>(0, std::forward<E>(o.get_deleter())), p(o.release()) {}
  ~unique_ptr() { if (p) get_deleter()(p); }
  unique_ptr &operator=(unique_ptr &&o) noexcept {
    reset(o.release());
    get_deleter() = std::forward<D>(o.get_deleter());
    return *this;
  }
  template <class U, class E, class = enable_if_t<__is_convertible_to(typename unique_ptr<U, E>::pointer, pointer)>> unique_ptr &operator=(unique_ptr<U, E> &&o) noexcept {
    reset(o.release());
    get_deleter() = std::forward<E>(o.get_deleter());
    return *this;
  }
  unique_ptr &operator=(nullptr_t) noexcept { reset(); return *this; }
  unique_ptr(const unique_ptr &) = delete;
  unique_ptr &operator=(const unique_ptr &) = delete;
  pointer get() const noexcept { return p; }
  D &get_deleter() noexcept { return ws_deleter<D>::get(); }
  const D &get_deleter() const noexcept { return ws_deleter<D>::get(); }
  template <class U = ws_element> U &operator*() const { return *p; }
  pointer operator->() const noexcept { return p; }
  template <class U = ws_element> U &operator[](size_t i) const { return p[i]; }
  explicit operator bool() const noexcept { return p != pointer(); }
  pointer release() noexcept {
    pointer q = p;
    p = pointer();
    return q;
  }
  void reset(pointer q = pointer()) noexcept {
    pointer old = p;
    p = q;
    if (old) get_deleter()(old);
  }
  void swap(unique_ptr &o) noexcept {
    std::swap(p, o.p);
    std::swap(get_deleter(), o.get_deleter());
  }
private:
  pointer p;
};
#define WS_POINTERS_COMPARE(P, params, U, V) \
  template <WS_UNPACK params> bool operator==(const U &a, const V &b) noexcept { return a.get() == b.get(); } \
  template <WS_UNPACK params> bool operator!=(const U &a, const V &b) noexcept { return a.get() != b.get(); } \
  template <WS_UNPACK params> bool operator<(const U &a, const V &b) noexcept { return a.get() < b.get(); }
#define WS_UNPACK(...) __VA_ARGS__
#define WS_COMMA ,
WS_POINTERS_COMPARE(unique_ptr, (class A, class D, class B, class E), unique_ptr<A WS_COMMA D>, unique_ptr<B WS_COMMA E>)
template <class T, class D> bool operator==(const unique_ptr<T, D> &a, nullptr_t) noexcept { return !a; }
template <class T, class D> bool operator!=(const unique_ptr<T, D> &a, nullptr_t) noexcept { return (bool)a; }
template <class T, class D> bool operator==(nullptr_t, const unique_ptr<T, D> &a) noexcept { return !a; }
template <class T, class D> bool operator!=(nullptr_t, const unique_ptr<T, D> &a) noexcept { return (bool)a; }
template <class T, class D> void swap(unique_ptr<T, D> &a, unique_ptr<T, D> &b) noexcept { a.swap(b); }
template <class T, class... A> enable_if_t<!is_array<T>::value, unique_ptr<T>> make_unique(A &&...a) { return unique_ptr<T>(new T(std::forward<A>(a)...)); }
template <class T> enable_if_t<is_array<T>::value, unique_ptr<T>> make_unique(size_t n) { return unique_ptr<T>(new remove_extent_t<T>[n]()); }
template <class T> struct hash<unique_ptr<T>> { size_t operator()(const unique_ptr<T> &p) const noexcept { return (size_t)p.get(); } };

// ---------------------------------------------------------------- shared ownership
WS_PLAIN_ERROR(bad_weak_ptr, exception, "bad_weak_ptr")
struct ws_owners {
  int strong = 1, weak = 1; // all strong ones together are one weak one
  virtual ~ws_owners() {}
  virtual void dispose() = 0;
  virtual void *deleter(const type_info *) { return nullptr; }
  void drop() {
    if (__atomic_sub_fetch(&strong, 1, __ATOMIC_ACQ_REL) == 0) {
      dispose();
      drop_weak();
    }
  }
  void drop_weak() { if (__atomic_sub_fetch(&weak, 1, __ATOMIC_ACQ_REL) == 0) delete this; }
  void add() { __atomic_add_fetch(&strong, 1, __ATOMIC_RELAXED); }
  void add_weak() { __atomic_add_fetch(&weak, 1, __ATOMIC_RELAXED); }
};
template <class P, class D> struct ws_owned_pointer final : ws_owners {
  P p;
  D d;
  ws_owned_pointer(P q, D e) : p(q), d(std::move(e)) {}
  void dispose() override { d(p); }
};
template <class T> struct ws_owned_value final : ws_owners {
  union { T value; };
  template <class... A> explicit ws_owned_value(A &&...a) : value(std::forward<A>(a)...) {}
  ~ws_owned_value() {}
  void dispose() override { value.~T(); }
};
template <class T> struct weak_ptr;
template <class T> struct enable_shared_from_this;
template <class T> struct shared_ptr {
  typedef remove_extent_t<T> element_type;
  typedef weak_ptr<T> weak_type;
  constexpr shared_ptr() noexcept : p(nullptr), o(nullptr) {}
  constexpr shared_ptr(nullptr_t) noexcept : p(nullptr), o(nullptr) {}
  template <class U, class = enable_if_t<__is_convertible_to(U *, element_type *)>> explicit shared_ptr(U *q) : p(q), o(ws_own(q, conditional_t<__is_array(T), default_delete<U[]>, default_delete<U>>())) { ws_link(q, q); }
  template <class U, class D, class = enable_if_t<__is_convertible_to(U *, element_type *)>> shared_ptr(U *q, D d) : p(q), o(ws_own(q, std::move(d))) { ws_link(q, q); }
  template <class D> shared_ptr(nullptr_t, D d) : p(nullptr), o(ws_own((element_type *)nullptr, std::move(d))) {}
  template <class U> shared_ptr(const shared_ptr<U> &s, element_type *q) noexcept : p(q), o(s.o) { if (o) o->add(); }
  shared_ptr(const shared_ptr &s) noexcept : p(s.p), o(s.o) { if (o) o->add(); }
  shared_ptr(shared_ptr &&s) noexcept : p(s.p), o(s.o) { s.p = nullptr, s.o = nullptr; }
  template <class U, class = enable_if_t<__is_convertible_to(U *, T *)>> shared_ptr(const shared_ptr<U> &s) noexcept : p(s.p), o(s.o) { if (o) o->add(); }
  template <class U, class = enable_if_t<__is_convertible_to(U *, T *)>> shared_ptr(shared_ptr<U> &&s) noexcept : p(s.p), o(s.o) { s.p = nullptr, s.o = nullptr; }
  template <class U> explicit shared_ptr(const weak_ptr<U> &w) : p(w.p), o(w.o) {
    if (w.expired()) WS_THROW(bad_weak_ptr());
    o->add();
  }
  template <class U, class D, class = enable_if_t<__is_convertible_to(typename unique_ptr<U, D>::pointer, element_type *)>> shared_ptr(unique_ptr<U, D> &&u) : p(u.get()), o(nullptr) {
    if (!p) return;
    auto *q = u.get();
    o = ws_own(q, u.get_deleter());
    u.release();
    ws_link(q, q);
  }
  ~shared_ptr() { if (o) o->drop(); }
  shared_ptr &operator=(const shared_ptr &s) noexcept { shared_ptr(s).swap(*this); return *this; }
  shared_ptr &operator=(shared_ptr &&s) noexcept { shared_ptr(std::move(s)).swap(*this); return *this; }
  template <class U> shared_ptr &operator=(const shared_ptr<U> &s) noexcept { shared_ptr(s).swap(*this); return *this; }
  template <class U> shared_ptr &operator=(shared_ptr<U> &&s) noexcept { shared_ptr(std::move(s)).swap(*this); return *this; }
  template <class U, class D> shared_ptr &operator=(unique_ptr<U, D> &&u) { shared_ptr(std::move(u)).swap(*this); return *this; }
  element_type *get() const noexcept { return p; }
  template <class U = element_type> U &operator*() const noexcept { return *p; }
  element_type *operator->() const noexcept { return p; }
  template <class U = element_type> U &operator[](ptrdiff_t i) const { return p[i]; }
  long use_count() const noexcept { return o ? o->strong : 0; }
  bool unique() const noexcept { return use_count() == 1; }
  explicit operator bool() const noexcept { return p; }
  void reset() noexcept { shared_ptr().swap(*this); }
  template <class U> void reset(U *q) { shared_ptr(q).swap(*this); }
  template <class U, class D> void reset(U *q, D d) { shared_ptr(q, std::move(d)).swap(*this); }
  void swap(shared_ptr &s) noexcept {
    std::swap(p, s.p);
    std::swap(o, s.o);
  }
  template <class U> bool owner_before(const shared_ptr<U> &s) const noexcept { return o < s.o; }
  // Takes over a counted object.
  shared_ptr(element_type *q, ws_owners *w, int) noexcept : p(q), o(w) { ws_link(q, q); }
  element_type *p;
  ws_owners *o;
private:
  template <class U, class D> static ws_owners *ws_own(U *q, D d) { return new ws_owned_pointer<U *, D>(q, std::move(d)); }
  template <class U, class V> void ws_link(U *q, const enable_shared_from_this<V> *) {
    if (q && q->ws_self.expired()) q->ws_self = shared_ptr<V>(*this, const_cast<V *>(static_cast<const V *>(q)));
  }
  void ws_link(const volatile void *, const volatile void *) {}
};
template <class T> struct weak_ptr {
  typedef remove_extent_t<T> element_type;
  constexpr weak_ptr() noexcept : p(nullptr), o(nullptr) {}
  weak_ptr(const weak_ptr &w) noexcept : p(w.p), o(w.o) { if (o) o->add_weak(); }
  weak_ptr(weak_ptr &&w) noexcept : p(w.p), o(w.o) { w.p = nullptr, w.o = nullptr; }
  template <class U> weak_ptr(const shared_ptr<U> &s) noexcept : p(s.p), o(s.o) { if (o) o->add_weak(); }
  template <class U> weak_ptr(const weak_ptr<U> &w) noexcept : p(w.p), o(w.o) { if (o) o->add_weak(); }
  ~weak_ptr() { if (o) o->drop_weak(); }
  weak_ptr &operator=(weak_ptr w) noexcept { w.swap(*this); return *this; }
  long use_count() const noexcept { return o ? o->strong : 0; }
  bool expired() const noexcept { return use_count() == 0; }
  shared_ptr<T> lock() const noexcept {
    if (expired()) return shared_ptr<T>();
    return shared_ptr<T>(*this);
  }
  void reset() noexcept { weak_ptr().swap(*this); }
  void swap(weak_ptr &w) noexcept {
    std::swap(p, w.p);
    std::swap(o, w.o);
  }
  element_type *p;
  ws_owners *o;
};
template <class T> struct enable_shared_from_this {
  shared_ptr<T> shared_from_this() { return shared_ptr<T>(ws_self); }
  shared_ptr<const T> shared_from_this() const { return shared_ptr<const T>(ws_self); }
  weak_ptr<T> weak_from_this() noexcept { return ws_self; }
  mutable weak_ptr<T> ws_self;
protected:
  enable_shared_from_this() noexcept {}
  enable_shared_from_this(const enable_shared_from_this &) noexcept {}
  enable_shared_from_this &operator=(const enable_shared_from_this &) noexcept { return *this; }
  ~enable_shared_from_this() {}
};
WS_POINTERS_COMPARE(shared_ptr, (class A, class B), shared_ptr<A>, shared_ptr<B>)
template <class T> bool operator==(const shared_ptr<T> &a, nullptr_t) noexcept { return !a; }
template <class T> bool operator!=(const shared_ptr<T> &a, nullptr_t) noexcept { return (bool)a; }
template <class T> bool operator==(nullptr_t, const shared_ptr<T> &a) noexcept { return !a; }
template <class T> bool operator!=(nullptr_t, const shared_ptr<T> &a) noexcept { return (bool)a; }
template <class T> void swap(shared_ptr<T> &a, shared_ptr<T> &b) noexcept { a.swap(b); }
template <class T, class... A> enable_if_t<!is_array<T>::value, shared_ptr<T>> make_shared(A &&...a) {
  auto *v = new ws_owned_value<remove_cv_t<T>>(std::forward<A>(a)...);
  return shared_ptr<T>(__builtin_addressof(v->value), v, 0);
}
template <class T> enable_if_t<is_array<T>::value, shared_ptr<T>> make_shared(size_t n) { return shared_ptr<T>(new remove_extent_t<T>[n]()); }
template <class T, class A, class... B> shared_ptr<T> allocate_shared(const A &, B &&...b) { return std::make_shared<T>(std::forward<B>(b)...); }
template <class T, class U> shared_ptr<T> static_pointer_cast(const shared_ptr<U> &s) noexcept { return shared_ptr<T>(s, static_cast<remove_extent_t<T> *>(s.get())); }
template <class T, class U> shared_ptr<T> const_pointer_cast(const shared_ptr<U> &s) noexcept { return shared_ptr<T>(s, const_cast<remove_extent_t<T> *>(s.get())); }
template <class T, class U> shared_ptr<T> reinterpret_pointer_cast(const shared_ptr<U> &s) noexcept { return shared_ptr<T>(s, reinterpret_cast<remove_extent_t<T> *>(s.get())); }
#ifdef __cpp_rtti
template <class T, class U> shared_ptr<T> dynamic_pointer_cast(const shared_ptr<U> &s) noexcept {
  T *p = dynamic_cast<T *>(s.get());
  return p ? shared_ptr<T>(s, p) : shared_ptr<T>();
}
#endif
template <class T> struct hash<shared_ptr<T>> { size_t operator()(const shared_ptr<T> &p) const noexcept { return (size_t)p.get(); } };
} // namespace std
} // extern "C++"
