// POSIX, OpenMP and what else C programs include: declared, with the types of the x86-64 Linux ABI. Valid C and C++.
#pragma once
#include "ws/libc.h"
#define _POSIX_VERSION 200809L
#define PATH_MAX 4096
#define NAME_MAX 255
#define HOST_NAME_MAX 64
#define no_argument 0
#define required_argument 1
#define optional_argument 2
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 64
#define O_EXCL 128
#define O_TRUNC 512
#define O_APPEND 1024
#define O_NONBLOCK 2048
#define O_SYNC 1052672
#define O_DIRECT 16384
#define O_LARGEFILE 0
#define S_IRUSR 256
#define S_IWUSR 128
#define S_IXUSR 64
#define S_IRWXU 448
#define S_IRGRP 32
#define S_IWGRP 16
#define S_IRWXG 56
#define S_IROTH 4
#define S_IWOTH 2
#define S_IRWXO 7
#define S_IFMT 61440
#define S_IFDIR 16384
#define S_IFREG 32768
#define S_ISDIR(m) (((m) & S_IFMT) == S_IFDIR)
#define S_ISREG(m) (((m) & S_IFMT) == S_IFREG)
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define PROT_EXEC 4
#define MAP_SHARED 1
#define MAP_PRIVATE 2
#define MAP_FIXED 16
#define MAP_ANONYMOUS 32
#define MAP_ANON 32
#define MAP_POPULATE 32768
#define MAP_FAILED ((void *)-1)
#define MS_ASYNC 1
#define MS_INVALIDATE 2
#define MS_SYNC 4
#define MADV_NORMAL 0
#define MADV_RANDOM 1
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED 3
#define MADV_DONTNEED 4
#define MADV_HUGEPAGE 14
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED 3
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN (-1)
#define RLIMIT_STACK 3
#define RLIMIT_MEMLOCK 8
#define RLIM_INFINITY (~0ul)
#define _SC_CLK_TCK 2
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PHYS_PAGES 85
#define FE_INVALID 1
#define FE_DIVBYZERO 4
#define FE_OVERFLOW 8
#define FE_UNDERFLOW 16
#define FE_INEXACT 32
#define FE_ALL_EXCEPT 61
#define FE_TONEAREST 0
#define FE_DOWNWARD 1024
#define FE_UPWARD 2048
#define FE_TOWARDZERO 3072
#define FE_DFL_ENV ((const fenv_t *)-1)
#define LC_CTYPE 0
#define LC_NUMERIC 1
#define LC_TIME 2
#define LC_ALL 6
#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int))-1)
#define ITIMER_REAL 0
#define PTHREAD_MUTEX_INITIALIZER {{0}}
#define PTHREAD_COND_INITIALIZER {{0}}
#define PTHREAD_RWLOCK_INITIALIZER {{0}}
#define PTHREAD_ONCE_INIT 0
#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_RECURSIVE 1
#define CPU_ZERO(set) __builtin_memset(set, 0, sizeof(cpu_set_t))
#define CPU_SET(cpu, set) ((void)((set)->bits[(cpu) / 64] |= 1ul << (cpu) % 64))
#define CPU_ISSET(cpu, set) ((int)((set)->bits[(cpu) / 64] >> (cpu) % 64 & 1))
#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_GLOBAL 256
#define setjmp(buffer) _setjmp(buffer)
#define sigsetjmp(buffer, mask) _setjmp(buffer)
#define siglongjmp(buffer, value) longjmp(buffer, value)
#ifndef alloca
#define alloca(size) __builtin_alloca(size)
#endif
#define timeradd(a, b, r) \
  ((r)->tv_sec = (a)->tv_sec + (b)->tv_sec, (r)->tv_usec = (a)->tv_usec + (b)->tv_usec, \
   (r)->tv_usec >= 1000000 ? (void)(++(r)->tv_sec, (r)->tv_usec -= 1000000) : (void)0)
#define timersub(a, b, r) \
  ((r)->tv_sec = (a)->tv_sec - (b)->tv_sec, (r)->tv_usec = (a)->tv_usec - (b)->tv_usec, \
   (r)->tv_usec < 0 ? (void)(--(r)->tv_sec, (r)->tv_usec += 1000000) : (void)0)

#ifdef __cplusplus
extern "C++" {
#endif
typedef int pid_t;
typedef unsigned uid_t, gid_t, mode_t;
typedef unsigned long dev_t, ino_t, nlink_t, rlim_t;
typedef unsigned long pthread_t;
typedef unsigned pthread_key_t;
typedef int pthread_once_t;
typedef int sig_atomic_t;
typedef void (*sighandler_t)(int);
typedef struct { long words[7]; } pthread_attr_t;
typedef struct { long words[5]; } pthread_mutex_t;
typedef struct { int words[1]; } pthread_mutexattr_t;
typedef struct { long words[6]; } pthread_cond_t;
typedef struct { int words[1]; } pthread_condattr_t;
typedef struct { long words[7]; } pthread_rwlock_t;
typedef struct { long words[4]; } pthread_barrier_t;
typedef struct { int words[1]; } pthread_barrierattr_t;
typedef volatile int pthread_spinlock_t;
typedef struct { unsigned long bits[16]; } cpu_set_t;
typedef struct { unsigned long bits[16]; } sigset_t;
typedef struct ws_jump { long words[25]; } jmp_buf[1];
typedef jmp_buf sigjmp_buf;
typedef struct { unsigned words[8]; } fenv_t;
typedef unsigned short fexcept_t;
typedef struct { int words[1]; } omp_lock_t;
typedef struct ws_dir DIR;
struct option { const char *name; int has_arg; int *flag; int val; };
struct stat {
  dev_t st_dev; ino_t st_ino; nlink_t st_nlink; mode_t st_mode; uid_t st_uid; gid_t st_gid; int ws_pad; dev_t st_rdev;
  off_t st_size; long st_blksize, st_blocks; struct timespec st_atim, st_mtim, st_ctim; long ws_unused[3];
};
#define st_atime st_atim.tv_sec
#define st_mtime st_mtim.tv_sec
#define st_ctime st_ctim.tv_sec
struct dirent { ino_t d_ino; off_t d_off; unsigned short d_reclen; unsigned char d_type; char d_name[256]; };
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock, ru_msgsnd, ru_msgrcv,
      ru_nsignals, ru_nvcsw, ru_nivcsw;
};
struct rlimit { rlim_t rlim_cur, rlim_max; };
struct itimerval { struct timeval it_interval, it_value; };
struct sched_param { int sched_priority; };
typedef struct { int si_signo, si_errno, si_code, ws_pad; int si_pid, si_uid; void *si_addr; long ws_more[12]; } siginfo_t;
struct sigaction { union { void (*sa_handler)(int); void (*sa_sigaction)(int, siginfo_t *, void *); }; sigset_t sa_mask; int sa_flags; void (*sa_restorer)(void); };
struct lconv { char *decimal_point, *thousands_sep; };
struct utsname { char sysname[65], nodename[65], release[65], version[65], machine[65], domainname[65]; };
struct tms { clock_t tms_utime, tms_stime, tms_cutime, tms_cstime; };
struct sysinfo { long uptime; unsigned long loads[3], totalram, freeram, sharedram, bufferram, totalswap, freeswap; unsigned short procs; unsigned long totalhigh, freehigh; unsigned mem_unit; };

#ifdef __cplusplus
} // extern "C++"
extern "C" {
#endif
extern char **environ;
int getopt_long(int, char *const *, const char *, const struct option *, int *) WS_NX;
int getopt_long_only(int, char *const *, const char *, const struct option *, int *) WS_NX;
int open(const char *, int, ...) WS_NX;
int creat(const char *, mode_t) WS_NX;
off_t lseek(int, off_t, int) WS_NX;
int fcntl(int, int, ...) WS_NX;
int ftruncate(int, off_t) WS_NX;
int truncate(const char *, off_t) WS_NX;
int fsync(int) WS_NX;
static inline ssize_t pread(int fd, void *to, size_t n, off_t at) {
  off_t old = lseek(fd, 0, SEEK_CUR);
  if (lseek(fd, at, SEEK_SET) < 0) return -1;
  ssize_t got = read(fd, to, n);
  lseek(fd, old, SEEK_SET);
  return got;
}
static inline ssize_t pwrite(int fd, const void *from, size_t n, off_t at) {
  off_t old = lseek(fd, 0, SEEK_CUR);
  if (lseek(fd, at, SEEK_SET) < 0) return -1;
  ssize_t put = write(fd, from, n);
  lseek(fd, old, SEEK_SET);
  return put;
}
int stat(const char *, struct stat *) WS_NX;
int fstat(int, struct stat *) WS_NX;
int lstat(const char *, struct stat *) WS_NX;
int mkdir(const char *, mode_t) WS_NX;
int chmod(const char *, mode_t) WS_NX;
int rmdir(const char *) WS_NX;
int unlink(const char *) WS_NX;
int access(const char *, int) WS_NX;
char *getcwd(char *, size_t) WS_NX;
int chdir(const char *) WS_NX;
int isatty(int) WS_NX;
int dup(int) WS_NX;
int dup2(int, int) WS_NX;
int pipe(int *) WS_NX;
ssize_t readlink(const char *, char *, size_t) WS_NX;
DIR *opendir(const char *) WS_NX;
struct dirent *readdir(DIR *) WS_NX;
int closedir(DIR *) WS_NX;
char *basename(char *) __asm__("__xpg_basename") WS_NX;
char *dirname(char *) WS_NX;
pid_t fork(void) WS_NX;
pid_t getppid(void) WS_NX;
uid_t getuid(void) WS_NX;
pid_t wait(int *) WS_NX;
pid_t waitpid(pid_t, int *, int) WS_NX;
int execv(const char *, char *const *) WS_NX;
int kill(pid_t, int);
unsigned alarm(unsigned) WS_NX;
long sysconf(int) WS_NX;
int getpagesize(void) WS_NX;
int uname(struct utsname *) WS_NX;
int sysinfo(struct sysinfo *) WS_NX;
clock_t times(struct tms *) WS_NX;
void *mmap(void *, size_t, int, int, int, off_t) WS_NX;
int munmap(void *, size_t) WS_NX;
int msync(void *, size_t, int) WS_NX;
int mprotect(void *, size_t, int) WS_NX;
int mlock(const void *, size_t) WS_NX;
int munlock(const void *, size_t) WS_NX;
int madvise(void *, size_t, int) WS_NX;
int getrusage(int, struct rusage *) WS_NX;
int getrlimit(int, struct rlimit *) WS_NX;
int setrlimit(int, const struct rlimit *) WS_NX;
int setitimer(int, const struct itimerval *, struct itimerval *) WS_NX;
int clock_nanosleep(clockid_t, int, const struct timespec *, struct timespec *) WS_NX;
int sched_yield(void) WS_NX;
int sched_getcpu(void) WS_NX;
int sched_setaffinity(pid_t, size_t, const cpu_set_t *) WS_NX;
int sched_getaffinity(pid_t, size_t, cpu_set_t *) WS_NX;
int fesetround(int) WS_NX;
int fegetround(void) WS_NX;
int feclearexcept(int) WS_NX;
int feraiseexcept(int) WS_NX;
int fetestexcept(int) WS_NX;
int feenableexcept(int) WS_NX;
int fedisableexcept(int) WS_NX;
int fegetenv(fenv_t *) WS_NX;
int fesetenv(const fenv_t *) WS_NX;
char *setlocale(int, const char *) WS_NX;
struct lconv *localeconv(void) WS_NX;
int raise(int);
void (*signal(int, void (*)(int)))(int) WS_NX;
int sigaction(int, const struct sigaction *, struct sigaction *) WS_NX;
int sigemptyset(sigset_t *) WS_NX;
int sigfillset(sigset_t *) WS_NX;
int sigaddset(sigset_t *, int) WS_NX;
int sigdelset(sigset_t *, int) WS_NX;
int sigismember(const sigset_t *, int) WS_NX;
int sigprocmask(int, const sigset_t *, sigset_t *) WS_NX;
int pthread_sigmask(int, const sigset_t *, sigset_t *) WS_NX;
int pthread_kill(pthread_t, int) WS_NX;
__attribute__((returns_twice)) int _setjmp(struct ws_jump *) WS_NX;
__attribute__((noreturn)) void longjmp(struct ws_jump *, int) WS_NX;
__attribute__((noreturn)) void _longjmp(struct ws_jump *, int) WS_NX;
int pthread_join(pthread_t, void **) WS_NX;
int pthread_detach(pthread_t) WS_NX;
pthread_t pthread_self(void) WS_NX;
int pthread_equal(pthread_t, pthread_t) WS_NX;
__attribute__((noreturn)) void pthread_exit(void *) WS_NX;
int pthread_attr_init(pthread_attr_t *) WS_NX;
int pthread_attr_destroy(pthread_attr_t *) WS_NX;
int pthread_attr_setdetachstate(pthread_attr_t *, int) WS_NX;
int pthread_attr_setstacksize(pthread_attr_t *, size_t) WS_NX;
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *) WS_NX;
int pthread_mutex_lock(pthread_mutex_t *) WS_NX;
int pthread_mutex_trylock(pthread_mutex_t *) WS_NX;
int pthread_mutex_unlock(pthread_mutex_t *) WS_NX;
int pthread_mutex_destroy(pthread_mutex_t *) WS_NX;
int pthread_mutexattr_init(pthread_mutexattr_t *) WS_NX;
int pthread_mutexattr_settype(pthread_mutexattr_t *, int) WS_NX;
int pthread_mutexattr_destroy(pthread_mutexattr_t *) WS_NX;
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *) WS_NX;
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *) WS_NX;
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) WS_NX;
int pthread_cond_signal(pthread_cond_t *) WS_NX;
int pthread_cond_broadcast(pthread_cond_t *) WS_NX;
int pthread_cond_destroy(pthread_cond_t *) WS_NX;
int pthread_rwlock_init(pthread_rwlock_t *, const void *) WS_NX;
int pthread_rwlock_rdlock(pthread_rwlock_t *) WS_NX;
int pthread_rwlock_wrlock(pthread_rwlock_t *) WS_NX;
int pthread_rwlock_unlock(pthread_rwlock_t *) WS_NX;
int pthread_rwlock_destroy(pthread_rwlock_t *) WS_NX;
int pthread_barrier_init(pthread_barrier_t *, const pthread_barrierattr_t *, unsigned) WS_NX;
int pthread_barrier_wait(pthread_barrier_t *) WS_NX;
int pthread_barrier_destroy(pthread_barrier_t *) WS_NX;
int pthread_spin_init(pthread_spinlock_t *, int) WS_NX;
int pthread_spin_lock(pthread_spinlock_t *) WS_NX;
int pthread_spin_unlock(pthread_spinlock_t *) WS_NX;
int pthread_setaffinity_np(pthread_t, size_t, const cpu_set_t *) WS_NX;
void *pthread_getspecific(pthread_key_t) WS_NX;
int pthread_setspecific(pthread_key_t, const void *) WS_NX;
int omp_get_num_threads(void) WS_NX;
int omp_get_thread_num(void) WS_NX;
int omp_get_max_threads(void) WS_NX;
int omp_get_num_procs(void) WS_NX;
int omp_get_num_devices(void) WS_NX;
int omp_in_parallel(void) WS_NX;
double omp_get_wtime(void) WS_NX;
double omp_get_wtick(void) WS_NX;
void omp_set_num_threads(int) WS_NX;
void omp_set_nested(int) WS_NX;
void omp_set_dynamic(int) WS_NX;
void omp_init_lock(omp_lock_t *) WS_NX;
void omp_set_lock(omp_lock_t *) WS_NX;
void omp_unset_lock(omp_lock_t *) WS_NX;
void omp_destroy_lock(omp_lock_t *) WS_NX;
void *dlopen(const char *, int) WS_NX;
void *dlsym(void *, const char *) WS_NX;
int dlclose(void *) WS_NX;
char *dlerror(void) WS_NX;
int backtrace(void **, int) WS_NX;
char **backtrace_symbols(void *const *, int) WS_NX;
int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int pthread_once(pthread_once_t *, void (*)(void));
int pthread_key_create(pthread_key_t *, void (*)(void *));
#ifdef __cplusplus
} // extern "C"
#endif
#ifdef __cplusplus
extern "C++" {
namespace std {
using ::sig_atomic_t; using ::raise; using ::signal;
using ::lconv; using ::localeconv; using ::setlocale;
using ::fenv_t; using ::fexcept_t; using ::feclearexcept; using ::fegetenv; using ::fegetround; using ::feraiseexcept; using ::fesetenv; using ::fesetround; using ::fetestexcept;
} // namespace std
} // extern "C++"
#endif
