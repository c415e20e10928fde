// The C library that nvcc includes unasked: declared, with the types and symbols of the x86-64 Linux ABI. Valid C and C++.
#pragma once
#include "ws/config.h"
#include "ws/numbers_of_c.h"
#define RAND_MAX 2147483647
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define CLOCKS_PER_SEC 1000000l
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_REALTIME_COARSE 5
#define CLOCK_MONOTONIC_COARSE 6
#define CLOCK_BOOTTIME 7
#define TIME_UTC 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define va_start(list, last) __builtin_va_start(list, last)
#define va_end(list) __builtin_va_end(list)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_copy(to, from) __builtin_va_copy(to, from)
#define errno (*__errno_location())
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EAGAIN 11
#define ENOMEM 12
#define EACCES 13
#define EFAULT 14
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EMFILE 24
#define ENOTTY 25
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EPIPE 32
#define EDOM 33
#define ERANGE 34
#define EDEADLK 35
#define ENAMETOOLONG 36
#define ENOSYS 38
#define EOVERFLOW 75
#define EILSEQ 84
#define ENOTSUP 95
#define EOPNOTSUPP 95
#define ETIMEDOUT 110

#ifdef __cplusplus
extern "C++" {
#endif
typedef long time_t;
typedef long clock_t;
typedef long suseconds_t;
typedef long ssize_t;
typedef long off_t;
typedef int clockid_t;
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;
typedef struct _IO_FILE FILE;
typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct timespec { time_t tv_sec; long tv_nsec; };
struct timezone { int tz_minuteswest, tz_dsttime; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; long tm_gmtoff; const char *tm_zone; };

#ifdef __cplusplus
} // extern "C++"
extern "C" {
#endif
extern FILE *stdin, *stdout, *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr
int *__errno_location(void) __attribute__((const)) WS_NX;

// <stdio.h>
WS_ATTR_HD int printf(const char *, ...) WS_NX;
int fprintf(FILE *, const char *, ...) WS_NX;
int sprintf(char *, const char *, ...) WS_NX;
int snprintf(char *, size_t, const char *, ...) WS_NX;
int dprintf(int, const char *, ...) WS_NX;
int asprintf(char **, const char *, ...) WS_NX;
int vprintf(const char *, va_list) WS_NX;
int vfprintf(FILE *, const char *, va_list) WS_NX;
int vsprintf(char *, const char *, va_list) WS_NX;
int vsnprintf(char *, size_t, const char *, va_list) WS_NX;
int vasprintf(char **, const char *, va_list) WS_NX;
int scanf(const char *, ...) WS_NX;
int fscanf(FILE *, const char *, ...) WS_NX;
int sscanf(const char *, const char *, ...) WS_NX;
int vscanf(const char *, va_list) WS_NX;
int vfscanf(FILE *, const char *, va_list) WS_NX;
int vsscanf(const char *, const char *, va_list) WS_NX;
int puts(const char *) WS_NX;
int putchar(int) WS_NX;
int putc(int, FILE *) WS_NX;
int fputc(int, FILE *) WS_NX;
int fputs(const char *, FILE *) WS_NX;
int getchar(void) WS_NX;
int getc(FILE *) WS_NX;
int fgetc(FILE *) WS_NX;
int ungetc(int, FILE *) WS_NX;
char *fgets(char *, int, FILE *) WS_NX;
ssize_t getline(char **, size_t *, FILE *) WS_NX;
ssize_t getdelim(char **, size_t *, int, FILE *) WS_NX;
FILE *fopen(const char *, const char *) WS_NX;
FILE *freopen(const char *, const char *, FILE *) WS_NX;
FILE *fdopen(int, const char *) WS_NX;
FILE *popen(const char *, const char *) WS_NX;
FILE *tmpfile(void) WS_NX;
char *tmpnam(char *) WS_NX;
int pclose(FILE *) WS_NX;
int fclose(FILE *) WS_NX;
int fflush(FILE *) WS_NX;
size_t fread(void *, size_t, size_t, FILE *) WS_NX;
size_t fwrite(const void *, size_t, size_t, FILE *) WS_NX;
int fseek(FILE *, long, int) WS_NX;
int fseeko(FILE *, off_t, int) WS_NX;
long ftell(FILE *) WS_NX;
off_t ftello(FILE *) WS_NX;
void rewind(FILE *) WS_NX;
int feof(FILE *) WS_NX;
int ferror(FILE *) WS_NX;
void clearerr(FILE *) WS_NX;
int fileno(FILE *) WS_NX;
int setvbuf(FILE *, char *, int, size_t) WS_NX;
void setbuf(FILE *, char *) WS_NX;
void setlinebuf(FILE *) WS_NX;
void perror(const char *) WS_NX;
int remove(const char *) WS_NX;
int rename(const char *, const char *) WS_NX;

// <stdlib.h>
__attribute__((noreturn)) void exit(int) WS_NX;
__attribute__((noreturn)) void _exit(int) WS_NX;
__attribute__((noreturn)) void _Exit(int) WS_NX;
__attribute__((noreturn)) void quick_exit(int) WS_NX;
__attribute__((noreturn)) void abort(void) WS_NX;
int atexit(void (*)(void)) WS_NX;
int on_exit(void (*)(int, void *), void *) WS_NX;
WS_ATTR_HD void *malloc(size_t) WS_NX;
WS_ATTR_HD void free(void *) WS_NX;
void *calloc(size_t, size_t) WS_NX;
void *realloc(void *, size_t) WS_NX;
void *aligned_alloc(size_t, size_t) WS_NX;
void *memalign(size_t, size_t) WS_NX;
void *valloc(size_t) WS_NX;
int posix_memalign(void **, size_t, size_t) WS_NX;
int rand(void) WS_NX;
void srand(unsigned) WS_NX;
int rand_r(unsigned *) WS_NX;
long random(void) WS_NX;
void srandom(unsigned) WS_NX;
double drand48(void) WS_NX;
double erand48(unsigned short *) WS_NX;
long lrand48(void) WS_NX;
long nrand48(unsigned short *) WS_NX;
long mrand48(void) WS_NX;
long jrand48(unsigned short *) WS_NX;
void srand48(long) WS_NX;
unsigned short *seed48(unsigned short *) WS_NX;
int atoi(const char *) WS_NX;
long atol(const char *) WS_NX;
long long atoll(const char *) WS_NX;
double atof(const char *) WS_NX;
long strtol(const char *, char **, int) WS_NX;
unsigned long strtoul(const char *, char **, int) WS_NX;
long long strtoll(const char *, char **, int) WS_NX;
unsigned long long strtoull(const char *, char **, int) WS_NX;
double strtod(const char *, char **) WS_NX;
float strtof(const char *, char **) WS_NX;
long double strtold(const char *, char **) WS_NX;
intmax_t strtoimax(const char *, char **, int) WS_NX;
uintmax_t strtoumax(const char *, char **, int) WS_NX;
char *getenv(const char *) WS_NX;
int setenv(const char *, const char *, int) WS_NX;
int unsetenv(const char *) WS_NX;
int putenv(char *) WS_NX;
int system(const char *) WS_NX;
char *realpath(const char *, char *) WS_NX;
int mkstemp(char *) WS_NX;
div_t div(int, int) WS_NX;
ldiv_t ldiv(long, long) WS_NX;
lldiv_t lldiv(long long, long long) WS_NX;

// <string.h>, <strings.h>
WS_ATTR_HD void *memcpy(void *, const void *, size_t) WS_NX;
WS_ATTR_HD void *memmove(void *, const void *, size_t) WS_NX;
WS_ATTR_HD void *memset(void *, int, size_t) WS_NX;
int memcmp(const void *, const void *, size_t) WS_NX;
void *mempcpy(void *, const void *, size_t) WS_NX;
void *memrchr(const void *, int, size_t) WS_NX;
void *memmem(const void *, size_t, const void *, size_t) WS_NX;
int bcmp(const void *, const void *, size_t) WS_NX;
void bzero(void *, size_t) WS_NX;
void bcopy(const void *, void *, size_t) WS_NX;
size_t strlen(const char *) WS_NX;
size_t strnlen(const char *, size_t) WS_NX;
int strcmp(const char *, const char *) WS_NX;
int strncmp(const char *, const char *, size_t) WS_NX;
int strcasecmp(const char *, const char *) WS_NX;
int strncasecmp(const char *, const char *, size_t) WS_NX;
int strcoll(const char *, const char *) WS_NX;
size_t strxfrm(char *, const char *, size_t) WS_NX;
char *strcpy(char *, const char *) WS_NX;
char *strncpy(char *, const char *, size_t) WS_NX;
char *stpcpy(char *, const char *) WS_NX;
char *strcat(char *, const char *) WS_NX;
char *strncat(char *, const char *, size_t) WS_NX;
char *strtok(char *, const char *) WS_NX;
char *strtok_r(char *, const char *, char **) WS_NX;
char *strsep(char **, const char *) WS_NX;
char *strdup(const char *) WS_NX;
char *strndup(const char *, size_t) WS_NX;
char *strerror(int) WS_NX;
size_t strspn(const char *, const char *) WS_NX;
size_t strcspn(const char *, const char *) WS_NX;
int ffs(int) WS_NX;
#ifndef __cplusplus
void *memchr(const void *, int, size_t) WS_NX;
char *strchr(const char *, int) WS_NX;
char *strrchr(const char *, int) WS_NX;
char *strstr(const char *, const char *) WS_NX;
char *strpbrk(const char *, const char *) WS_NX;
char *strcasestr(const char *, const char *) WS_NX;
char *index(const char *, int) WS_NX;
char *rindex(const char *, int) WS_NX;
#endif

// <ctype.h>
int isalnum(int) WS_NX;
int isalpha(int) WS_NX;
int isblank(int) WS_NX;
int iscntrl(int) WS_NX;
int isdigit(int) WS_NX;
int isgraph(int) WS_NX;
int islower(int) WS_NX;
int isprint(int) WS_NX;
int ispunct(int) WS_NX;
int isspace(int) WS_NX;
int isupper(int) WS_NX;
int isxdigit(int) WS_NX;
int isascii(int) WS_NX;
int toascii(int) WS_NX;
int tolower(int) WS_NX;
int toupper(int) WS_NX;

// <time.h>, <sys/time.h>
time_t time(time_t *) WS_NX;
double difftime(time_t, time_t) WS_NX;
time_t mktime(struct tm *) WS_NX;
time_t timegm(struct tm *) WS_NX;
struct tm *localtime(const time_t *) WS_NX;
struct tm *localtime_r(const time_t *, struct tm *) WS_NX;
struct tm *gmtime(const time_t *) WS_NX;
struct tm *gmtime_r(const time_t *, struct tm *) WS_NX;
char *asctime(const struct tm *) WS_NX;
char *ctime(const time_t *) WS_NX;
char *ctime_r(const time_t *, char *) WS_NX;
size_t strftime(char *, size_t, const char *, const struct tm *) WS_NX;
int gettimeofday(struct timeval *, void *) WS_NX;
int clock_gettime(clockid_t, struct timespec *) WS_NX;
int clock_getres(clockid_t, struct timespec *) WS_NX;
int nanosleep(const struct timespec *, struct timespec *) WS_NX;
int timespec_get(struct timespec *, int) WS_NX;

// <unistd.h>, as much as programs use without asking
int usleep(unsigned) WS_NX;
unsigned sleep(unsigned) WS_NX;
int getpid(void) WS_NX;
int gethostname(char *, size_t) WS_NX;
int getopt(int, char *const *, const char *) WS_NX;
extern char *optarg;
extern int optind, opterr, optopt;
int close(int) WS_NX;
ssize_t read(int, void *, size_t) WS_NX;
ssize_t write(int, const void *, size_t) WS_NX;
__attribute__((noreturn)) void __assert_fail(const char *, const char *, unsigned, const char *) WS_NX;
#ifndef __CUDA__
clock_t clock(void) WS_NX;
#ifndef __cplusplus
int abs(int) WS_NX;
long labs(long) WS_NX;
long long llabs(long long) WS_NX;
#endif
#endif
// These call back, and what they call may throw.
typedef int (*ws_compare)(const void *, const void *);
void qsort(void *, size_t, size_t, ws_compare);
void *bsearch(const void *, const void *, size_t, size_t, ws_compare);
#ifdef __cplusplus
} // extern "C"

// Searches in C++ keep whether the text is constant: two declarations of one symbol.
extern "C++" {
#define WS_SEARCH(name, result, text, ...) \
  result *name(text *, __VA_ARGS__) __asm__(#name) WS_NX; \
  const result *name(const text *, __VA_ARGS__) __asm__(#name) WS_NX;
WS_SEARCH(memchr, void, void, int, size_t)
WS_SEARCH(strchr, char, char, int)
WS_SEARCH(strrchr, char, char, int)
WS_SEARCH(strstr, char, char, const char *)
WS_SEARCH(strpbrk, char, char, const char *)
WS_SEARCH(strcasestr, char, char, const char *)
WS_SEARCH(index, char, char, int)
WS_SEARCH(rindex, char, char, int)
#undef WS_SEARCH
#ifdef __CUDA__
WS_ATTR_H clock_t clock() __asm__("clock") WS_NX;
#endif
} // extern "C++"
#endif
