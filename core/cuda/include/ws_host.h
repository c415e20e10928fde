// minimal host-side C/C++ library declarations: enough for main() to parse. Nothing here is ever emitted.
#pragma once
#include "cuda_shim.h"
#define RAND_MAX 2147483647
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX-1)
#define UINT_MAX 4294967295u
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623157e+308
#define CLOCKS_PER_SEC 1000000
struct FILE; extern "C" { extern FILE *stdin_, *stdout_, *stderr_; int fprintf(FILE *, const char *, ...); int sprintf(char *, const char *, ...); int snprintf(char *, size_t, const char *, ...); int puts(const char *); int putchar(int); int fflush(FILE *); int scanf(const char *, ...);
[[noreturn]] void exit(int); [[noreturn]] void abort(); int rand(); void srand(unsigned); int atoi(const char *); double atof(const char *); void *calloc(size_t, size_t); void *realloc(void *, size_t); int strcmp(const char *, const char *); size_t strlen(const char *); int memcmp(const void *, const void *, size_t); long time(long *); FILE *fopen(const char *, const char *); int fclose(FILE *); char *getenv(const char*); long strtol(const char*, char**, int); }
#define stderr stderr_
#define stdout stdout_
#define stdin stdin_
typedef long time_t;
namespace std {
using ::printf; using ::fprintf; using ::exit; using ::rand; using ::srand; using ::malloc; using ::free; using ::memcpy; using ::memset; using ::abs; using ::size_t; using ::strcmp; using ::strlen; using ::time; using ::atoi; using ::abort; using ::puts;
using ::uint8_t; using ::int8_t; using ::uint16_t; using ::int16_t; using ::uint32_t; using ::int32_t; using ::uint64_t; using ::int64_t;
using ::isnan; using ::isinf; using ::isfinite;
template <class T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T> __host__ __device__ constexpr void swap(T &a, T &b) { T t = a; a = b; b = t; }
template <class T> struct numeric_limits; 
template <> struct numeric_limits<float> { __host__ __device__ static constexpr float max() { return FLT_MAX; } __host__ __device__ static constexpr float min() { return FLT_MIN; } __host__ __device__ static constexpr float lowest() { return -FLT_MAX; } __host__ __device__ static constexpr float epsilon() { return FLT_EPSILON; } __host__ __device__ static constexpr float infinity() { return __builtin_inff(); } };
template <> struct numeric_limits<double> { __host__ __device__ static constexpr double max() { return DBL_MAX; } __host__ __device__ static constexpr double lowest() { return -DBL_MAX; } __host__ __device__ static constexpr double infinity() { return __builtin_inf(); } };
template <> struct numeric_limits<int> { __host__ __device__ static constexpr int max() { return INT_MAX; } __host__ __device__ static constexpr int min() { return INT_MIN; } __host__ __device__ static constexpr int lowest() { return INT_MIN; } };
template <> struct numeric_limits<unsigned> { __host__ __device__ static constexpr unsigned max() { return UINT_MAX; } __host__ __device__ static constexpr unsigned min() { return 0; } };
template <class T, size_t N> struct array { T d_[N]; __host__ __device__ constexpr T &operator[](size_t i) { return d_[i]; } __host__ __device__ constexpr const T &operator[](size_t i) const { return d_[i]; } __host__ __device__ static constexpr size_t size() { return N; } T *data(); T *begin(); T *end(); };
template <class T> struct initializer_list_;
struct string { string(); string(const char *); string(const string &); const char *c_str() const; size_t size() const; size_t length() const; string operator+(const string &) const; string &operator+=(const string &); bool operator==(const string &) const; bool empty() const; char &operator[](size_t); };
string to_string(int); string to_string(double); string to_string(unsigned long);  int stoi(const string &);
template <class E> class initializer_list { const E *b; size_t n; public: size_t size() const { return n; } const E *begin() const { return b; } const E *end() const { return b + n; } };
template <class T> struct vector { typedef T value_type; vector(); explicit vector(size_t); vector(size_t, const T &); vector(initializer_list<T>); template <class I> vector(I, I, int = sizeof(*I())); vector(const vector &); vector &operator=(const vector &); T &operator[](size_t); const T &operator[](size_t) const; T &at(size_t); size_t size() const; bool empty() const; T *data(); const T *data() const; T *begin(); T *end(); const T *begin() const; const T *end() const; void push_back(const T &); template <class... A> T &emplace_back(A...); void resize(size_t); void resize(size_t, const T &); void reserve(size_t); void clear(); T &front(); T &back(); void assign(size_t, const T &); };
template <class T> struct unique_ptr { unique_ptr(T * = 0); T *get() const; T &operator*() const; T *operator->() const; }; template <class T> struct unique_ptr<T[]> { unique_ptr(T * = 0); T *get() const; T &operator[](size_t) const; };
template <class T, class... A> unique_ptr<T> make_unique(A...);
struct ostream { template <class T> ostream &operator<<(const T &); ostream &operator<<(ostream &(*)(ostream &)); }; extern ostream cout, cerr, clog; ostream &endl(ostream &); ostream &flush(ostream &); struct ws_manip {}; ws_manip setprecision(int); ws_manip setw(int); extern ws_manip fixed, scientific, left, right;
struct istream { template <class T> istream &operator>>(T &); }; extern istream cin;
template <class I> void sort(I, I); template <class I, class C> void sort(I, I, C); template <class I, class T> void fill(I, I, const T &); template <class I, class G> void generate(I, I, G); template <class I, class T> void iota(I, I, T); template <class I, class T> T accumulate(I, I, T); template <class I, class T, class F> T accumulate(I, I, T, F); template <class I, class O> O copy(I, I, O); template <class I> I max_element(I, I); template <class I> I min_element(I, I); template <class I, class J> bool equal(I, I, J);
struct runtime_error { runtime_error(const char *); runtime_error(const string &); const char *what() const; }; struct exception { const char *what() const; };
template <class T> struct remove_reference { typedef T type; }; template <class T> struct remove_reference<T &> { typedef T type; }; template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> __host__ __device__ constexpr typename remove_reference<T>::type &&move(T &&t) { return static_cast<typename remove_reference<T>::type &&>(t); }
template <class A, class B> struct is_same { static constexpr bool value = false; }; template <class A> struct is_same<A, A> { static constexpr bool value = true; }; template <class A, class B> inline constexpr bool is_same_v = is_same<A, B>::value;
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T, class F> struct conditional { typedef T type; }; template <class T, class F> struct conditional<false, T, F> { typedef F type; };
struct random_device { unsigned operator()(); }; struct mt19937 { mt19937(unsigned = 0); unsigned operator()(); }; template <class T = double> struct uniform_real_distribution { uniform_real_distribution(T = 0, T = 1); template <class G> T operator()(G &); }; template <class T = int> struct uniform_int_distribution { uniform_int_distribution(T = 0, T = 1); template <class G> T operator()(G &); }; template <class T = double> struct normal_distribution { normal_distribution(T = 0, T = 1); template <class G> T operator()(G &); };
struct milli {}; struct micro {}; struct nano {}; struct ws_ratio1 {};
namespace chrono { template <class R, class P = ws_ratio1> struct duration { R count() const; duration(); template <class R2, class P2> duration(const duration<R2, P2> &); }; typedef duration<long, milli> milliseconds; typedef duration<long, micro> microseconds; typedef duration<long> seconds; typedef duration<long, nano> nanoseconds;
struct time_point { nanoseconds operator-(const time_point &) const; }; struct high_resolution_clock { typedef chrono::time_point time_point; static time_point now(); }; typedef high_resolution_clock steady_clock; typedef high_resolution_clock system_clock; template <class D, class R, class P> D duration_cast(const duration<R, P> &); }
}
