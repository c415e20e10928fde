#include <algorithm>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
namespace fs = std::filesystem;
static void list(const char *where) {
  DIR *d = opendir(where);
  if (!d) { std::cout << where << ": " << strerror(errno) << '\n'; return; }
  std::set<std::string> names;
  while (dirent *e = readdir(d)) names.insert(std::string(e->d_name) + (e->d_type == DT_DIR ? "/" : ""));
  closedir(d);
  for (auto &n : names) std::cout << n << ' ';
  std::cout << '\n';
}
int main() {
  std::cout << fs::create_directories("work/a/b") << fs::create_directories("work/a") << fs::create_directory("work/c") << '\n';
  for (auto n : {"work/x.txt", "work/a/y.txt", "work/a/b/z.dat"}) std::ofstream(n) << "hello " << n;
  list("work");
  list("work/a");
  list("nowhere");
  list("work/x.txt");
  std::vector<std::string> all;
  for (auto &e : fs::recursive_directory_iterator("work")) all.push_back(e.path().generic_string() + (e.is_directory() ? "/" : ":" + std::to_string(e.file_size())));
  std::sort(all.begin(), all.end());
  for (auto &a : all) std::cout << a << '\n';
  std::cout << std::count_if(fs::directory_iterator("work"), fs::directory_iterator(), [](const fs::directory_entry &e) { return e.is_regular_file(); }) << '\n';
  std::cout << mkdir("work/c", 0777) << ' ' << errno << ' ' << mkdir("none/c", 0777) << ' ' << errno << ' ' << rmdir("work") << ' ' << errno << '\n';
  struct stat st;
  std::cout << stat("work/a", &st) << S_ISDIR(st.st_mode) << stat("work/x.txt", &st) << S_ISREG(st.st_mode) << st.st_size << '\n';
  std::cout << fs::is_empty("work/c") << fs::is_empty("work") << fs::is_directory("work/c") << (fs::status("work/q").type() == fs::file_type::not_found) << '\n';
  try {
    for (auto &e : fs::directory_iterator("missing")) std::cout << e.path();
  } catch (const fs::filesystem_error &e) { std::cout << "caught " << e.code().value() << '\n'; }
  for (auto p : {"a/./b/../c", "/x//y/../../z/", "../a/..", "./"}) std::cout << fs::path(p).lexically_normal().string() << ' ';
  for (auto &part : fs::path("/usr/lib/x.so")) std::cout << '[' << part.string() << ']';
  std::cout << '\n';
  int fd = open("work/x.txt", O_RDWR);
  fstat(fd, &st);
  char *map = (char *)mmap(nullptr, st.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  std::cout << std::string(map, st.st_size) << '\n';
  map[0] = 'J';
  msync(map, st.st_size, MS_SYNC);
  munmap(map, st.st_size);
  close(fd);
  std::string back;
  std::getline(std::ifstream("work/x.txt"), back);
  int *fresh = (int *)mmap(nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  fresh[2047] = 5;
  std::cout << back << ' ' << fresh[0] << fresh[2047] << ' ' << (mmap(nullptr, 10, PROT_READ, MAP_PRIVATE, 99, 0) == MAP_FAILED) << '\n';
  munmap(fresh, 8192);
  std::cout << fs::remove("work/c") << fs::remove_all("work") << fs::exists("work") << fs::remove_all("work") << '\n';
}
