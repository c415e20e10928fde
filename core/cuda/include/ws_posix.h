// POSIX, OpenMP and what else C programs include: declared only, so that host code is read.
#pragma once
#include "ws_libc.h"
#define _POSIX_VERSION 200809L
#define PATH_MAX 4096
#define NAME_MAX 255
#define HOST_NAME_MAX 64
#define no_argument 0
#define required_argument 1
#define optional_argument 2
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 64
#define O_EXCL 128
#define O_TRUNC 512
#define O_APPEND 1024
#define O_DIRECT 16384
#define S_IRUSR 256
#define S_IWUSR 128
#define S_IRWXU 448
#define S_ISDIR(m) (((m) & 61440) == 16384)
#define S_ISREG(m) (((m) & 61440) == 32768)
#define F_OK 0
#define R_OK 4
#define W_OK 2
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_SHARED 1
#define MAP_PRIVATE 2
#define MAP_ANONYMOUS 32
#define MAP_FAILED ((void *)-1)
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN (-1)
#define RLIMIT_STACK 3
#define _SC_NPROCESSORS_ONLN 84
#define _SC_NPROCESSORS_CONF 83
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_PHYS_PAGES 85
#define FE_TONEAREST 0
#define FE_DOWNWARD 1024
#define FE_UPWARD 2048
#define FE_TOWARDZERO 3072
#define FE_INVALID 1
#define FE_DIVBYZERO 4
#define FE_OVERFLOW 8
#define FE_UNDERFLOW 16
#define FE_INEXACT 32
#define FE_ALL_EXCEPT 61
#define LC_ALL 6
#define LC_NUMERIC 1
#define SIGINT 2
#define SIGABRT 6
#define SIGFPE 8
#define SIGSEGV 11
#define SIGALRM 14
#define SIGTERM 15
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define PTHREAD_MUTEX_INITIALIZER {}
#define PTHREAD_COND_INITIALIZER {}
#define CPU_ZERO(s) ((void)(s))
#define CPU_SET(c, s) ((void)(c), (void)(s))
#define CPU_ISSET(c, s) ((void)(c), (void)(s), 0)
extern "C++" { struct option { const char *name; int has_arg; int *flag; int val; }; struct stat { unsigned long st_dev, st_ino; unsigned st_mode; long st_size, st_blksize, st_blocks; time_t st_atime, st_mtime, st_ctime; }; struct rusage { timeval ru_utime, ru_stime; long ru_maxrss; }; struct rlimit { unsigned long rlim_cur, rlim_max; };
struct DIR; struct dirent { unsigned long d_ino; unsigned char d_type; char d_name[256]; }; struct cpu_set_t { unsigned long bits[16]; }; struct sched_param { int sched_priority; }; struct sigaction_t; struct fenv_t { int x[8]; }; struct lconv { char *decimal_point; }; struct utsname { char sysname[65], nodename[65], release[65], version[65], machine[65]; }; struct itimerval { timeval it_interval, it_value; };
typedef int pid_t; typedef unsigned uid_t; typedef unsigned mode_t; typedef unsigned long rlim_t; typedef unsigned long pthread_t; struct pthread_attr_t {}; struct pthread_mutex_t {}; struct pthread_cond_t {}; struct pthread_barrier_t {}; struct omp_lock_t {}; typedef int fexcept_t; typedef struct ws_jmp { long x[32]; } jmp_buf[1]; typedef int sig_atomic_t; typedef int clockid_t;
extern "C" { extern int optopt, opterr; extern char **environ;
int getopt_long(int, char *const *, const char *, const option *, int *); int getopt_long_only(int, char *const *, const char *, const option *, int *); int open(const char *, int, ...); long lseek(int, long, int); int ftruncate(int, long); int fsync(int); int fcntl(int, int, ...); int stat(const char *, struct stat *); int fstat(int, struct stat *); int mkdir(const char *, mode_t); int rmdir(const char *); int unlink(const char *); int access(const char *, int); char *getcwd(char *, size_t); int chdir(const char *); int isatty(int); int fileno(FILE *); int dup2(int, int); int pipe(int *); pid_t fork(); pid_t getppid(); long sysconf(int); unsigned alarm(unsigned); pid_t wait(int *); pid_t waitpid(pid_t, int *, int); int execv(const char *, char *const *); int kill(pid_t, int); ssize_t readlink(const char *, char *, size_t); int getpagesize();
void *mmap(void *, size_t, int, int, int, long); int munmap(void *, size_t); int mlock(const void *, size_t); int madvise(void *, size_t, int); int getrusage(int, rusage *); int getrlimit(int, rlimit *); int setrlimit(int, const rlimit *); int sched_yield(); int sched_getcpu(); int sched_setaffinity(pid_t, size_t, const cpu_set_t *); int sched_getaffinity(pid_t, size_t, cpu_set_t *); DIR *opendir(const char *); dirent *readdir(DIR *); int closedir(DIR *); int uname(utsname *);
int fesetround(int); int fegetround(); int feclearexcept(int); int fetestexcept(int); int feenableexcept(int); int fegetenv(fenv_t *); int fesetenv(const fenv_t *); char *setlocale(int, const char *); int raise(int); void (*signal(int, void (*)(int)))(int); int setjmp(ws_jmp *); void longjmp(ws_jmp *, int); int nanosleep(const timespec *, timespec *); int clock_getres(int, timespec *); time_t mktime(tm *); tm *gmtime(const time_t *); tm *localtime_r(const time_t *, tm *); tm *gmtime_r(const time_t *, tm *); char *asctime(const tm *);
int strncasecmp(const char *, const char *, size_t); int strcoll(const char *, const char *); char *strtok_r(char *, const char *, char **); size_t strspn(const char *, const char *); size_t strcspn(const char *, const char *); char *strpbrk(const char *, const char *); void *memchr(const void *, int, size_t); size_t strnlen(const char *, size_t); char *strndup(const char *, size_t); char *strcasestr(const char *, const char *); char *stpcpy(char *, const char *); char *strsep(char **, const char *); char *basename(const char *); char *dirname(char *); int isxdigit(int); int isprint(int); int iscntrl(int); int isgraph(int); int isblank(int); int bcmp(const void *, const void *, size_t); void bzero(void *, size_t); char *index(const char *, int); char *rindex(const char *, int);
long lrand48(); long mrand48(); double erand48(unsigned short *); int ungetc(int, FILE *); int getc(FILE *); int putc(int, FILE *); int vsprintf(char *, const char *, va_list); int vsscanf(const char *, const char *, va_list); int asprintf(char **, const char *, ...); ssize_t getline(char **, size_t *, FILE *); FILE *freopen(const char *, const char *, FILE *); FILE *fdopen(int, const char *); FILE *popen(const char *, const char *); int pclose(FILE *); FILE *tmpfile(); char *tmpnam(char *); int mkstemp(char *); int rename(const char *, const char *); int setvbuf(FILE *, char *, int, size_t); void setbuf(FILE *, char *); int fgetpos(FILE *, long *); void clearerr(FILE *); int dprintf(int, const char *, ...); int putenv(char *); int unsetenv(const char *); char *realpath(const char *, char *); void *memalign(size_t, size_t); void *valloc(size_t); ws_div div(int, int); long double strtold(const char *, char **); void quick_exit(int); void *alloca(size_t);
int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *); int pthread_join(pthread_t, void **); pthread_t pthread_self(); void pthread_exit(void *); int pthread_mutex_init(pthread_mutex_t *, const void *); int pthread_mutex_lock(pthread_mutex_t *); int pthread_mutex_unlock(pthread_mutex_t *); int pthread_mutex_destroy(pthread_mutex_t *); int pthread_cond_init(pthread_cond_t *, const void *); int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *); int pthread_cond_signal(pthread_cond_t *); int pthread_cond_broadcast(pthread_cond_t *); int pthread_attr_init(pthread_attr_t *); int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned); int pthread_barrier_wait(pthread_barrier_t *);
int omp_get_num_threads(); int omp_get_thread_num(); int omp_get_max_threads(); int omp_get_num_procs(); void omp_set_num_threads(int); int omp_in_parallel(); double omp_get_wtime(); void omp_set_nested(int); void omp_set_dynamic(int); int omp_get_num_devices(); void omp_init_lock(omp_lock_t *); void omp_set_lock(omp_lock_t *); void omp_unset_lock(omp_lock_t *); void omp_destroy_lock(omp_lock_t *); void *dlopen(const char *, int); void *dlsym(void *, const char *); int dlclose(void *); int backtrace(void **, int); char **backtrace_symbols(void *const *, int); }
} // extern "C++"
