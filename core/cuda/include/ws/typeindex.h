// <typeindex>
#pragma once
#include "ws/hash.h"
extern "C++" {
namespace std {
struct type_index {
  type_index(const type_info &i) noexcept : t(&i) {}
  bool operator==(const type_index &o) const noexcept { return *t == *o.t; }
  bool operator!=(const type_index &o) const noexcept { return *t != *o.t; }
  bool operator<(const type_index &o) const noexcept { return t->before(*o.t); }
  size_t hash_code() const noexcept { return t->hash_code(); }
  const char *name() const noexcept { return t->name(); }
private:
  const type_info *t;
};
template <> struct hash<type_index> { size_t operator()(const type_index &i) const noexcept { return i.hash_code(); } };
} // namespace std
} // extern "C++"
