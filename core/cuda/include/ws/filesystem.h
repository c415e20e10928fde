// <filesystem>: paths, and the questions about files that programs ask.
#pragma once
#include "ws/fstream.h"
#include "ws/iomanip.h"
#include "ws/posix.h"
#include "ws/smart_pointers.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
namespace filesystem {
struct path {
  typedef char value_type;
  typedef string string_type;
  static constexpr char preferred_separator = '/';
  path() {}
  path(const char *s) : p(s) {}
  path(const std::string &s) : p(s) {}
  path(string_view s) : p(s) {}
  const std::string &native() const { return p; }
  const char *c_str() const { return p.c_str(); }
  operator std::string() const { return p; }
  std::string string() const { return p; }
  std::string generic_string() const { return p; }
  bool empty() const { return p.empty(); }
  path &operator/=(const path &o) {
    if (o.is_absolute()) return *this = o;
    if (!p.empty() && p.back() != '/') p += '/';
    p += o.p;
    return *this;
  }
  path &operator+=(const path &o) { p += o.p; return *this; }
  friend path operator/(path a, const path &b) { return a /= b; }
  path filename() const { return p.substr(slash()); }
  path parent_path() const {
    size_t n = slash();
    return n == 0 ? path() : n == 1 ? path("/") : path(p.substr(0, n - 1));
  }
  path extension() const {
    std::string f = filename().p;
    size_t d = f.rfind('.');
    return d == npos || d == 0 || f == ".." ? path() : path(f.substr(d));
  }
  path stem() const {
    std::string f = filename().p;
    return f.substr(0, f.size() - extension().p.size());
  }
  path &replace_extension(const path &e = path()) {
    p.erase(p.size() - extension().p.size());
    if (!e.empty() && e.p[0] != '.') p += '.';
    p += e.p;
    return *this;
  }
  path &replace_filename(const path &f) { return *this = parent_path() / f; }
  bool has_extension() const { return !extension().empty(); }
  bool has_filename() const { return !filename().empty(); }
  bool has_parent_path() const { return !parent_path().empty(); }
  bool is_absolute() const { return !p.empty() && p[0] == '/'; }
  bool is_relative() const { return !is_absolute(); }
  int compare(const path &o) const { return p.compare(o.p); }
  std::string generic_u8string() const { return p; }
  void clear() { p.clear(); }
  path &remove_filename() { p.erase(slash()); return *this; }
  path root_path() const { return is_absolute() ? path("/") : path(); }
  path relative_path() const { return p.substr(is_absolute() ? 1 : 0); }
  bool has_stem() const { return !stem().empty(); }
  bool has_relative_path() const { return !relative_path().empty(); }
  // Without `.`, `..` and what is written twice.
  path lexically_normal() const {
    std::string out, rest = p;
    bool folder = false;
    for (size_t at = 0; at < rest.size();) {
      size_t end = rest.find('/', at);
      if (end == npos) end = rest.size();
      std::string part = rest.substr(at, end - at);
      folder = end < rest.size() || part == "." || part == "..";
      at = end + 1;
      if (part.empty() || part == ".") continue;
      size_t last = out.rfind('/');
      std::string before = last == npos ? out : out.substr(last + 1);
      if (part == ".." && !out.empty() && before != "..") { out.erase(last == npos ? 0 : last); continue; }
      if (part == ".." && is_absolute() && out.empty()) continue;
      if (!out.empty()) out += '/';
      out += part;
    }
    if (is_absolute()) out = "/" + out;
    if (out.empty()) return path(".");
    if (folder && out.back() != '/' && !(out.size() >= 2 && out.substr(out.size() - 2) == "..")) out += '/';
    return path(out);
  }
  struct iterator;
  typedef iterator const_iterator;
  iterator begin() const;
  iterator end() const;
  friend bool operator==(const path &a, const path &b) { return a.p == b.p; }
  friend bool operator!=(const path &a, const path &b) { return a.p != b.p; }
  friend bool operator<(const path &a, const path &b) { return a.p < b.p; }
  friend ostream &operator<<(ostream &o, const path &q) { return o << std::quoted(q.p); }
private:
  static constexpr size_t npos = std::string::npos;
  std::string p;
  size_t slash() const { size_t n = p.rfind('/'); return n == npos ? 0 : n + 1; }
};
// The parts of a path.
struct path::iterator {
  typedef path value_type;
  typedef ptrdiff_t difference_type;
  typedef const path *pointer;
  typedef const path &reference;
  typedef input_iterator_tag iterator_category;
  const path &operator*() const { return ws_part; }
  const path *operator->() const { return &ws_part; }
  iterator &operator++() {
    size_t at = ws_end;
    while (at < ws_whole.size() && ws_whole[at] == '/') ++at;
    ws_set(at, ws_whole.find('/', at));
    return *this;
  }
  bool operator==(const iterator &o) const { return ws_at == o.ws_at; }
  bool operator!=(const iterator &o) const { return ws_at != o.ws_at; }
private:
  friend struct path;
  std::string ws_whole;
  size_t ws_at = 0, ws_end = 0;
  path ws_part;
  iterator(const std::string &whole, size_t at, size_t end) : ws_whole(whole) { ws_set(at, end); }
  void ws_set(size_t at, size_t end) {
    ws_at = at, ws_end = end == std::string::npos ? ws_whole.size() : end;
    ws_part = path(ws_whole.substr(ws_at, ws_end - ws_at));
  }
};
inline path::iterator path::begin() const { return iterator(p, 0, is_absolute() ? 1 : p.find('/')); }
inline path::iterator path::end() const { return iterator(p, p.size(), p.size()); }
struct filesystem_error : system_error {
  filesystem_error(const std::string &s, error_code c) : system_error(c, "filesystem error: " + s) {}
  filesystem_error(const std::string &s, const path &p, error_code c) : system_error(c, "filesystem error: " + s + " [" + p.native() + "]") {}
};
inline bool exists(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0; }
inline bool is_directory(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0 && S_ISDIR(s.st_mode); }
inline bool is_regular_file(const path &p) { struct stat s; return ::stat(p.c_str(), &s) == 0 && S_ISREG(s.st_mode); }
inline uintmax_t file_size(const path &p) {
  struct stat s;
  if (::stat(p.c_str(), &s)) WS_THROW(filesystem_error("cannot get file size", p, error_code(errno, generic_category())));
  return s.st_size;
}
inline bool create_directory(const path &p) { return ::mkdir(p.c_str(), 0777) == 0; }
inline bool create_directories(const path &p) {
  if (p.empty() || exists(p)) return false;
  path above = p.parent_path();
  if (above != p) create_directories(above);
  return create_directory(p);
}
inline bool remove(const path &p) { return ::remove(p.c_str()) == 0; }
inline void rename(const path &a, const path &b) { ::rename(a.c_str(), b.c_str()); }
inline bool exists(const path &p, error_code &) noexcept { return exists(p); }
inline bool remove(const path &p, error_code &) noexcept { return ::remove(p.c_str()) == 0; }
inline bool create_directory(const path &p, error_code &) noexcept { return create_directory(p); }
inline bool create_directories(const path &p, error_code &) { return create_directories(p); }
inline uintmax_t file_size(const path &p, error_code &) noexcept { struct stat s; return ::stat(p.c_str(), &s) ? (uintmax_t)-1 : s.st_size; }
enum class file_type { none, not_found = -1, regular = 1, directory, symlink, block, character, fifo, socket, unknown };
enum class perms : unsigned { none, owner_read = 0400, owner_write = 0200, owner_exec = 0100, owner_all = 0700, group_all = 070, others_all = 07, all = 0777, mask = 07777 };
struct file_status {
  explicit file_status(file_type t = file_type::none) : ws_type(t) {}
  file_type type() const { return ws_type; }
  perms permissions() const { return perms::owner_all; }
private:
  file_type ws_type;
};
inline file_status status(const path &p) { return file_status(is_directory(p) ? file_type::directory : exists(p) ? file_type::regular : file_type::not_found); }
inline bool exists(file_status s) { return s.type() != file_type::not_found; }
inline bool is_directory(file_status s) { return s.type() == file_type::directory; }
inline bool is_regular_file(file_status s) { return s.type() == file_type::regular; }
inline bool is_symlink(const path &) { return false; }
inline bool is_directory(const path &p, error_code &) noexcept { return is_directory(p); }
inline bool is_regular_file(const path &p, error_code &) noexcept { return is_regular_file(p); }
struct space_info { uintmax_t capacity, free, available; };
inline space_info space(const path &) { return {1ull << 40, 1ull << 39, 1ull << 39}; }
struct directory_entry {
  directory_entry() {}
  explicit directory_entry(const filesystem::path &p) : ws_path(p) {}
  const filesystem::path &path() const { return ws_path; }
  operator const filesystem::path &() const { return ws_path; }
  bool exists() const { return filesystem::exists(ws_path); }
  bool is_directory() const { return filesystem::is_directory(ws_path); }
  bool is_regular_file() const { return filesystem::is_regular_file(ws_path); }
  uintmax_t file_size() const { return filesystem::file_size(ws_path); }
  file_status status() const { return filesystem::status(ws_path); }
  friend bool operator<(const directory_entry &a, const directory_entry &b) { return a.ws_path < b.ws_path; }
  friend bool operator==(const directory_entry &a, const directory_entry &b) { return a.ws_path == b.ws_path; }
private:
  filesystem::path ws_path;
};
enum class directory_options { none, follow_directory_symlink, skip_permission_denied };
// What is in a folder, read when the iterator is made, and below it, if somebody asks for that.
struct directory_iterator {
  typedef directory_entry value_type;
  typedef ptrdiff_t difference_type;
  typedef const directory_entry *pointer;
  typedef const directory_entry &reference;
  typedef input_iterator_tag iterator_category;
  directory_iterator() : ws_at(0) {}
  explicit directory_iterator(const path &p, directory_options = directory_options::none) : directory_iterator(p, false) {}
  const directory_entry &operator*() const { return (*ws_all)[ws_at]; }
  const directory_entry *operator->() const { return &**this; }
  directory_iterator &operator++() { return ++ws_at, *this; }
  bool operator==(const directory_iterator &o) const { return ws_left() == o.ws_left(); }
  bool operator!=(const directory_iterator &o) const { return !(*this == o); }
protected:
  directory_iterator(const path &p, bool below) : ws_all(std::make_shared<vector<directory_entry>>()), ws_at(0) { ws_read(p, below); }
private:
  shared_ptr<vector<directory_entry>> ws_all;
  size_t ws_at;
  size_t ws_left() const { return ws_all ? ws_all->size() - ws_at : 0; }
  void ws_read(const path &p, bool below) {
    DIR *d = ::opendir(p.empty() ? "." : p.c_str());
    if (!d) WS_THROW(filesystem_error("directory iterator cannot open directory", p, error_code(errno, generic_category())));
    while (dirent *e = ::readdir(d)) {
      if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, "..")) continue;
      path child = p / e->d_name;
      ws_all->push_back(directory_entry(child));
      if (below && filesystem::is_directory(child)) ws_read(child, true);
    }
    ::closedir(d);
  }
};
struct recursive_directory_iterator : directory_iterator {
  recursive_directory_iterator() {}
  explicit recursive_directory_iterator(const path &p, directory_options = directory_options::none) : directory_iterator(p, true) {}
};
inline directory_iterator begin(directory_iterator i) noexcept { return i; }
inline directory_iterator end(const directory_iterator &) noexcept { return directory_iterator(); }
inline bool is_empty(const path &p) { return is_directory(p) ? directory_iterator(p) == directory_iterator() : file_size(p) == 0; }
inline uintmax_t remove_all(const path &p) {
  uintmax_t n = 0;
  if (is_directory(p)) for (auto &e : directory_iterator(p)) n += remove_all(e.path());
  return n + remove(p);
}
inline uintmax_t remove_all(const path &p, error_code &) { return remove_all(p); }
inline void resize_file(const path &p, uintmax_t n) { ::truncate(p.c_str(), n); }
enum class copy_options { none, skip_existing, overwrite_existing, update_existing = 4, recursive = 8 };
inline bool copy_file(const path &from, const path &to, copy_options o = copy_options::none) {
  if (exists(to) && o == copy_options::skip_existing) return false;
  if (exists(to) && o == copy_options::none) WS_THROW(filesystem_error("cannot copy file", to, error_code(EEXIST, generic_category())));
  ifstream in(from.native(), ios::binary);
  if (!in) WS_THROW(filesystem_error("cannot copy file", from, error_code(ENOENT, generic_category())));
  ofstream out(to.native(), ios::binary);
  for (char c; in.get(c);) out.put(c);
  return true;
}
inline path current_path() {
  char room[PATH_MAX];
  return ::getcwd(room, sizeof room) ? path(room) : path();
}
inline path absolute(const path &p) { return p.is_absolute() ? p : current_path() / p; }
inline path canonical(const path &p) { return absolute(p); }
inline path weakly_canonical(const path &p) { return absolute(p); }
inline path temp_directory_path() { return "/tmp"; }
} // namespace filesystem
} // namespace std
} // extern "C++"
