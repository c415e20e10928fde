// <new>: the library's operators are the runtime's; in device code they are malloc() and free().
#pragma once
#include "ws/libc.h"
extern "C++" {
namespace std {
struct nothrow_t { explicit nothrow_t() = default; };
enum class align_val_t : size_t {};
inline constexpr nothrow_t nothrow{};
typedef void (*new_handler)();
inline constexpr size_t hardware_destructive_interference_size = 64, hardware_constructive_interference_size = 64;
template <class T> WS_C T *launder(T *p) noexcept { return p; }
} // namespace std
void *operator new(size_t) __attribute__((malloc, returns_nonnull));
void *operator new[](size_t) __attribute__((malloc, returns_nonnull));
void operator delete(void *) noexcept;
void operator delete[](void *) noexcept;
void operator delete(void *, size_t) noexcept;
void operator delete[](void *, size_t) noexcept;
void *operator new(size_t, std::align_val_t);
void *operator new[](size_t, std::align_val_t);
void operator delete(void *, std::align_val_t) noexcept;
void operator delete[](void *, std::align_val_t) noexcept;
void operator delete(void *, size_t, std::align_val_t) noexcept;
void operator delete[](void *, size_t, std::align_val_t) noexcept;
inline WS_ATTR_H void *operator new(size_t n, const std::nothrow_t &) noexcept { return malloc(n ? n : 1); }
inline WS_ATTR_H void *operator new[](size_t n, const std::nothrow_t &) noexcept { return malloc(n ? n : 1); }
inline WS_ATTR_H void operator delete(void *p, const std::nothrow_t &) noexcept { free(p); }
inline WS_ATTR_H void operator delete[](void *p, const std::nothrow_t &) noexcept { free(p); }
#define WS_PLACE inline WS_ATTR_HD __attribute__((nodebug))
WS_PLACE void *operator new(size_t, void *p) noexcept { return p; }
WS_PLACE void *operator new[](size_t, void *p) noexcept { return p; }
WS_PLACE void operator delete(void *, void *) noexcept {}
WS_PLACE void operator delete[](void *, void *) noexcept {}
#ifdef __CUDA__
#define WS_DEVICE_NEW __attribute__((device)) inline __attribute__((nodebug))
WS_DEVICE_NEW void *operator new(size_t n) { return malloc(n); }
WS_DEVICE_NEW void *operator new[](size_t n) { return malloc(n); }
WS_DEVICE_NEW void operator delete(void *p) noexcept { free(p); }
WS_DEVICE_NEW void operator delete[](void *p) noexcept { free(p); }
WS_DEVICE_NEW void operator delete(void *p, size_t) noexcept { free(p); }
WS_DEVICE_NEW void operator delete[](void *p, size_t) noexcept { free(p); }
#endif
} // extern "C++"
