// exit: 3
// Signals that a program raises: handlers, ignored ones, and the one of abort().
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
static volatile sig_atomic_t seen = 0;
static void on(int s) { seen = s; }
static void last(int s) { printf("handler of %d\n", s); fflush(stdout); _Exit(3); }
__global__ void inc(int *x) { atomicAdd(x, 1); }
int main() {
  std::signal(SIGINT, on);
  int raised = raise(SIGINT);
  printf("raise: %d, seen %d\n", raised, (int)seen == SIGINT);
  auto old = std::signal(SIGINT, SIG_IGN);
  printf("old is ours: %d\n", old == on);
  seen = 0; raise(SIGINT); printf("ignored: %d\n", (int)seen);
  struct sigaction sa = {}; sa.sa_handler = on; sigemptyset(&sa.sa_mask); sigaction(SIGTERM, &sa, nullptr);
  raise(SIGTERM); printf("term: %d\n", seen == SIGTERM);
  int *d; cudaMallocManaged(&d, sizeof(int)); *d = 0;
  inc<<<2, 32>>>(d); cudaDeviceSynchronize();
  printf("count %d\n", *d); cudaFree(d);
  signal(SIGABRT, last); abort();
}
