// Folders, mapped files and threads of POSIX; expressions of text.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <pthread.h>
#include <regex>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
#include <cuda_runtime.h>

namespace fs = std::filesystem;

struct Job {
  int id;
  const uint32_t *data;
  size_t n;
  uint64_t sum;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t barrier;
static int arrivals;

__global__ void sum_kernel(const uint32_t *in, unsigned long long *out, size_t n) {
  unsigned long long local = 0;
  for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) local += in[i];
  for (int o = 16; o; o >>= 1) local += __shfl_down_sync(0xffffffffu, local, o);
  if ((threadIdx.x & 31) == 0) atomicAdd(out, local);
}

static void *worker(void *arg) {
  Job *j = (Job *)arg;
  pthread_mutex_lock(&lock);
  arrivals++;
  pthread_mutex_unlock(&lock);
  pthread_barrier_wait(&barrier);
  uint32_t *d;
  unsigned long long *out, h;
  cudaMalloc(&d, j->n * sizeof *d);
  cudaMalloc(&out, sizeof *out);
  cudaMemcpy(d, j->data, j->n * sizeof *d, cudaMemcpyHostToDevice);
  cudaMemset(out, 0, sizeof *out);
  sum_kernel<<<4, 64>>>(d, out, j->n);
  cudaMemcpy(&h, out, sizeof h, cudaMemcpyDeviceToHost);
  j->sum = h;
  cudaFree(d);
  cudaFree(out);
  return (void *)(intptr_t)j->id;
}

static std::map<std::string, std::string> settings(const fs::path &p) {
  std::map<std::string, std::string> all;
  std::ifstream in(p);
  static const std::regex line(R"(^\s*(\w+)\s*=\s*(.*?)\s*$)");
  std::smatch m;
  for (std::string text; std::getline(in, text);) {
    if (auto at = text.find('#'); at != std::string::npos) text.erase(at);
    if (std::regex_match(text, m, line)) all[m[1]] = m[2].str();
  }
  return all;
}

int main() {
  fs::create_directories("work/cfg");
  std::ofstream("work/cfg/app.ini") << "# settings\nblock = 96\n name = demo run  # inline\n";
  for (auto n : {"b.txt", "a.txt", "c.log"}) std::ofstream(fs::path("work") / n) << n;
  std::vector<std::string> names;
  for (auto &e : fs::directory_iterator("work")) names.push_back(e.path().filename().string() + (e.is_directory() ? "/" : ":" + std::to_string(e.file_size())));
  std::sort(names.begin(), names.end());
  for (auto &n : names) printf("%s ", n.c_str());
  auto config = settings("work/cfg/app.ini");
  printf("\n%s|%s\n", config["block"].c_str(), config["name"].c_str());

  const size_t n = 4096;
  int fd = open("work/numbers.bin", O_RDWR | O_CREAT | O_TRUNC, 0644);
  if (fd < 0) return 1;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t v = i * 2654435761u >> 8;
    if (write(fd, &v, sizeof v) != sizeof v) return 1;
  }
  struct stat st;
  fstat(fd, &st);
  uint32_t *map = (uint32_t *)mmap(NULL, st.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (map == MAP_FAILED) return perror("mmap"), 1;
  char *scratch = (char *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (scratch == MAP_FAILED) return perror("mmap"), 1;
  printf("size %lld, fresh %d\n", (long long)st.st_size, scratch[65535]);
  pthread_t threads[4];
  Job jobs[4];
  pthread_barrier_init(&barrier, NULL, 4);
  for (int i = 0; i < 4; i++) {
    jobs[i] = {i, map + i * (n / 4), n / 4, 0};
    pthread_create(&threads[i], NULL, worker, &jobs[i]);
  }
  uint64_t total = 0, ref = 0;
  for (int i = 0; i < 4; i++) {
    void *r;
    pthread_join(threads[i], &r);
    if ((intptr_t)r != i) puts("wrong id");
    total += jobs[i].sum;
  }
  for (size_t i = 0; i < n; i++) ref += map[i];
  printf("total %" PRIu64 ", reference %" PRIu64 ", arrivals %d\n", total, ref, arrivals);
  map[1] = 42;
  munmap(map, st.st_size);
  munmap(scratch, 65536);
  void *behind = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 1 << 20);
  printf("behind the end of the file %d, unmapped %d\n", behind != MAP_FAILED, munmap(behind, 4096));
  uint32_t back;
  if (pread(fd, &back, sizeof back, 4) != sizeof back) return 1;
  close(fd);
  unlink("work/numbers.bin");
  printf("written back %u, access after unlink %d\n", back, access("work/numbers.bin", F_OK));
  std::string text = "on 2024-05-17 and 2023-01-02";
  std::regex date(R"((\d{4})-(\d{2})-(\d{2}))");
  for (std::sregex_iterator it(text.begin(), text.end(), date), end; it != end; ++it) printf("%s.%s.%s ", (*it)[3].str().c_str(), (*it)[2].str().c_str(), (*it)[1].str().c_str());
  size_t removed = fs::remove_all("work");
  printf("removed %zu, there %d\n%s\n", removed, fs::exists("work"), total == ref ? "PASSED" : "FAILED");
  return total != ref;
}
