// The C library as host code sees it: declared only. nvcc includes most of it unasked, and so does cuda_shim.h.
#pragma once
#define RAND_MAX 2147483647
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define CHAR_BIT 8
#define SCHAR_MAX 127
#define SCHAR_MIN (-128)
#define UCHAR_MAX 255
#define CHAR_MAX 127
#define CHAR_MIN (-128)
#define SHRT_MAX 32767
#define SHRT_MIN (-32768)
#define USHRT_MAX 65535
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX-1)
#define UINT_MAX 4294967295u
#define LONG_MAX 9223372036854775807l
#define LONG_MIN (-LONG_MAX-1)
#define ULONG_MAX 18446744073709551615ul
#define LLONG_MAX 9223372036854775807ll
#define LLONG_MIN (-LLONG_MAX-1)
#define ULLONG_MAX 18446744073709551615ull
#define INT8_MAX 127
#define INT8_MIN (-128)
#define UINT8_MAX 255
#define INT16_MAX 32767
#define INT16_MIN (-32768)
#define UINT16_MAX 65535
#define INT32_MAX 2147483647
#define INT32_MIN (-INT32_MAX-1)
#define UINT32_MAX 4294967295u
#define INT64_MAX 9223372036854775807l
#define INT64_MIN (-INT64_MAX-1)
#define UINT64_MAX 18446744073709551615ul
#define SIZE_MAX 18446744073709551615ul
#define INT64_C(x) x##l
#define UINT64_C(x) x##ul
#define PRId32 "d"
#define PRIu32 "u"
#define PRIx32 "x"
#define PRId64 "ld"
#define PRIu64 "lu"
#define PRIx64 "lx"
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define DBL_MAX 1.7976931348623157e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
#define DBL_DIG 15
#define DBL_MANT_DIG 53
#define CLOCKS_PER_SEC 1000000
#define CLOCK_MONOTONIC 1
#define CLOCK_REALTIME 0
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define EOF (-1)
#define BUFSIZ 8192
#ifndef offsetof
#define offsetof(t, m) __builtin_offsetof(t, m)
#endif
extern "C++" { typedef long time_t; typedef long suseconds_t; typedef long ssize_t; typedef long off_t; typedef long long intmax_t; typedef unsigned long long uintmax_t; typedef __builtin_va_list va_list; typedef decltype(nullptr) ws_nullptr_t;
typedef int int_fast32_t; typedef unsigned uint_fast32_t; typedef int int_least32_t; typedef unsigned uint_least32_t;
#define va_start(a, b) __builtin_va_start(a, b)
#define va_end(a) __builtin_va_end(a)
#define va_arg(a, t) __builtin_va_arg(a, t)
struct timeval { time_t tv_sec; suseconds_t tv_usec; }; struct timespec { time_t tv_sec; long tv_nsec; }; struct timezone { int tz_minuteswest, tz_dsttime; }; struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; };
struct FILE; struct ws_div { int quot, rem; };
extern "C" {
extern FILE *stdin_, *stdout_, *stderr_; extern int errno; extern char *optarg; extern int optind;
int fprintf(FILE *, const char *, ...); int sprintf(char *, const char *, ...); int snprintf(char *, size_t, const char *, ...); int vprintf(const char *, va_list); int vfprintf(FILE *, const char *, va_list); int vsnprintf(char *, size_t, const char *, va_list); int puts(const char *); int putchar(int); int getchar(); int fflush(FILE *); int scanf(const char *, ...); int fscanf(FILE *, const char *, ...); int sscanf(const char *, const char *, ...);
FILE *fopen(const char *, const char *); int fclose(FILE *); size_t fread(void *, size_t, size_t, FILE *); size_t fwrite(const void *, size_t, size_t, FILE *); char *fgets(char *, int, FILE *); int fputs(const char *, FILE *); int fputc(int, FILE *); int fgetc(FILE *); int fseek(FILE *, long, int); long ftell(FILE *); void rewind(FILE *); int feof(FILE *); int ferror(FILE *); void perror(const char *); int remove(const char *);
[[noreturn]] void exit(int); [[noreturn]] void _exit(int); [[noreturn]] void abort(); int atexit(void (*)()); int rand(); void srand(unsigned); long random(); void srandom(unsigned); double drand48(); void srand48(long); int rand_r(unsigned *); int atoi(const char *); long atol(const char *); long long atoll(const char *); double atof(const char *);
void *calloc(size_t, size_t); void *realloc(void *, size_t); void *aligned_alloc(size_t, size_t); int posix_memalign(void **, size_t, size_t); char *getenv(const char *); int setenv(const char *, const char *, int); int system(const char *); long strtol(const char *, char **, int); unsigned long strtoul(const char *, char **, int); long long strtoll(const char *, char **, int); unsigned long long strtoull(const char *, char **, int); double strtod(const char *, char **); float strtof(const char *, char **);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *)); void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
int strcmp(const char *, const char *); int strncmp(const char *, const char *, size_t); int strcasecmp(const char *, const char *); size_t strlen(const char *); char *strcpy(char *, const char *); char *strncpy(char *, const char *, size_t); char *strcat(char *, const char *); char *strncat(char *, const char *, size_t); char *strtok(char *, const char *); char *strdup(const char *); char *strerror(int); int memcmp(const void *, const void *, size_t);
char *strchr(const char *, int); char *strrchr(const char *, int); char *strstr(const char *, const char *); int isdigit(int); int isalpha(int); int isspace(int); int isalnum(int); int toupper(int); int tolower(int); int isupper(int); int islower(int); int ispunct(int);
time_t time(time_t *); double difftime(time_t, time_t); tm *localtime(const time_t *); char *ctime(const time_t *); size_t strftime(char *, size_t, const char *, const tm *); int gettimeofday(timeval *, timezone *); int clock_gettime(int, timespec *); int usleep(unsigned); unsigned sleep(unsigned); int getpid(); int gethostname(char *, size_t); int getopt(int, char *const *, const char *); int close(int); ssize_t read(int, void *, size_t); ssize_t write(int, const void *, size_t);
}
extern "C" __host__ __device__ void *memmove(void *, const void *, size_t);
__host__ clock_t clock();
#define stderr stderr_
#define stdout stdout_
#define stdin stdin_
void *operator new(size_t); void *operator new[](size_t); void operator delete(void *) noexcept; void operator delete[](void *) noexcept; void operator delete(void *, size_t) noexcept; void operator delete[](void *, size_t) noexcept;
WS_D void *ws_new(size_t n) { return malloc(n); }
__device__ inline __attribute__((nodebug)) void *operator new(size_t n) { return malloc(n); } __device__ inline __attribute__((nodebug)) void *operator new[](size_t n) { return malloc(n); }
__device__ inline __attribute__((nodebug)) void operator delete(void *p) noexcept { free(p); } __device__ inline __attribute__((nodebug)) void operator delete[](void *p) noexcept { free(p); }
__device__ inline __attribute__((nodebug)) void operator delete(void *p, size_t) noexcept { free(p); } __device__ inline __attribute__((nodebug)) void operator delete[](void *p, size_t) noexcept { free(p); }
__host__ __device__ inline __attribute__((nodebug)) void *operator new(size_t, void *p) noexcept { return p; } __host__ __device__ inline __attribute__((nodebug)) void *operator new[](size_t, void *p) noexcept { return p; }
__host__ __device__ inline __attribute__((nodebug)) void operator delete(void *, void *) noexcept {} __host__ __device__ inline __attribute__((nodebug)) void operator delete[](void *, void *) noexcept {}
} // extern "C++"
