// std::regex for char: ECMAScript's grammar, by a matcher that tries one alternative after another.
#pragma once
#include "ws/ostream.h"
#include "ws/functional.h"
#include "ws/ios.h"
#include "ws/strings.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
namespace regex_constants {
enum syntax_option_type { ECMAScript = 1, icase = 2, nosubs = 4, optimize = 8, collate = 16, basic = 32, extended = 64, awk = 128, grep = 256, egrep = 512, multiline = 1024 };
inline constexpr syntax_option_type operator|(syntax_option_type a, syntax_option_type b) { return (syntax_option_type)((int)a | (int)b); }
enum match_flag_type { match_default, match_not_bol = 1, match_not_eol = 2, match_continuous = 4, match_any = 8, format_default = 0, format_first_only = 16, format_no_copy = 32 };
inline constexpr match_flag_type operator|(match_flag_type a, match_flag_type b) { return (match_flag_type)((int)a | (int)b); }
enum error_type { error_collate, error_ctype, error_escape, error_backref, error_brack, error_paren, error_brace, error_badbrace, error_range, error_space, error_badrepeat, error_complexity, error_stack };
} // namespace regex_constants
struct regex_error : runtime_error {
  regex_constants::error_type ws_code;
  explicit regex_error(regex_constants::error_type c) : runtime_error("regex_error"), ws_code(c) {}
  regex_constants::error_type code() const { return ws_code; }
};
// One step of a pattern. Alternatives and bodies of groups and repetitions are lists of steps.
struct ws_regex_node {
  enum Kind { One, Any, Set, Start, End, Word, NotWord, Group, Repeat, Back, Ahead, NotAhead } kind;
  char c = 0;
  bool set[256] = {};
  int number = -1, least = 0, most = -1; // a group's number, -1 without one
  bool lazy = false;
  vector<vector<ws_regex_node>> ways;
};
struct ws_regex_parser {
  string p;
  bool icase;
  size_t i = 0;
  int groups = 0;
  [[noreturn]] void fail(regex_constants::error_type e) { WS_THROW(regex_error(e)); }
  bool more() const { return i < p.size(); }
  static void klass(char k, bool *set) {
    bool in[256] = {};
    for (int c = 0; c < 256; ++c) {
      const char l = (char)tolower(k);
      in[c] = l == 'd' ? c >= '0' && c <= '9' : l == 's' ? c == ' ' || (c >= 9 && c <= 13) : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      if (k >= 'A' && k <= 'Z') in[c] = !in[c];
      set[c] = set[c] || in[c];
    }
  }
  char escape(char c) { return c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c == 'f' ? '\f' : c == 'v' ? '\v' : c == '0' ? '\0' : c; }
  char hex() {
    int v = 0;
    for (int k = 0; k < 2 && more(); ++k, ++i) v = v * 16 + (p[i] <= '9' ? p[i] - '0' : (p[i] | 32) - 'a' + 10);
    return (char)v;
  }
  void bracket(ws_regex_node &n) {
    bool invert = false;
    if (more() && p[i] == '^') { invert = true; ++i; }
    for (bool first = true;; first = false) {
      if (!more()) fail(regex_constants::error_brack);
      char c = p[i++];
      if (c == ']' && !first) break;
      if (c == '[' && more() && p[i] == ':') {
        size_t end = p.find(":]", i);
        if (end == string::npos) fail(regex_constants::error_ctype);
        const string name = p.substr(i + 1, end - i - 1);
        i = end + 2;
        for (int k = 0; k < 256; ++k) n.set[k] = n.set[k] || (name == "alpha" ? isalpha(k) : name == "digit" ? isdigit(k) : name == "alnum" ? isalnum(k) : name == "space" ? isspace(k) : name == "upper" ? isupper(k) : name == "lower" ? islower(k) : name == "punct" ? ispunct(k) : name == "xdigit" ? isxdigit(k) : 0);
        continue;
      }
      if (c == '\\' && more()) {
        c = p[i++];
        if (strchr("dDsSwW", c)) { klass(c, n.set); continue; }
        c = c == 'x' ? hex() : c == 'b' ? '\b' : escape(c);
      }
      char last = c;
      if (i + 1 < p.size() && p[i] == '-' && p[i + 1] != ']') {
        last = p[++i];
        ++i;
        if (last == '\\' && more()) last = escape(p[i++]);
      }
      if ((unsigned char)last < (unsigned char)c) fail(regex_constants::error_range);
      for (int k = (unsigned char)c; k <= (unsigned char)last; ++k) n.set[k] = true;
    }
    if (icase) for (int k = 0; k < 256; ++k) if (n.set[k]) n.set[tolower(k)] = n.set[toupper(k)] = true;
    if (invert) for (bool &b : n.set) b = !b;
  }
  ws_regex_node atom() {
    ws_regex_node n;
    char c = p[i++];
    n.kind = ws_regex_node::One;
    n.c = c;
    switch (c) {
      case '.': n.kind = ws_regex_node::Any; break;
      case '^': n.kind = ws_regex_node::Start; break;
      case '$': n.kind = ws_regex_node::End; break;
      case '[': n.kind = ws_regex_node::Set; bracket(n); break;
      case '(':
        n.kind = ws_regex_node::Group;
        if (i + 1 < p.size() && p[i] == '?') {
          n.kind = p[i + 1] == '=' ? ws_regex_node::Ahead : p[i + 1] == '!' ? ws_regex_node::NotAhead : ws_regex_node::Group;
          i += 2;
        } else n.number = ++groups;
        n.ways = ways();
        if (!more() || p[i++] != ')') fail(regex_constants::error_paren);
        break;
      case '*': case '+': case '?': fail(regex_constants::error_badrepeat);
      case '\\':
        if (!more()) fail(regex_constants::error_escape);
        c = p[i++];
        if (c == 'b' || c == 'B') n.kind = c == 'b' ? ws_regex_node::Word : ws_regex_node::NotWord;
        else if (strchr("dDsSwW", c)) { n.kind = ws_regex_node::Set; klass(c, n.set); }
        else if (c >= '1' && c <= '9') { n.kind = ws_regex_node::Back; n.number = c - '0'; }
        else n.c = c == 'x' ? hex() : escape(c);
        break;
      default: break;
    }
    return n;
  }
  int number() {
    int v = -1;
    for (; more() && isdigit((unsigned char)p[i]); ++i) v = (v < 0 ? 0 : v) * 10 + (p[i] - '0');
    return v;
  }
  vector<vector<ws_regex_node>> ways() {
    vector<vector<ws_regex_node>> all(1);
    while (more() && p[i] != ')') {
      if (p[i] == '|') { ++i; all.push_back({}); continue; }
      ws_regex_node n = atom();
      while (more() && (p[i] == '*' || p[i] == '+' || p[i] == '?' || p[i] == '{')) {
        ws_regex_node r;
        r.kind = ws_regex_node::Repeat;
        const char q = p[i++];
        if (q == '{') {
          r.least = number();
          r.most = r.least;
          if (more() && p[i] == ',') { ++i; r.most = number(); }
          if (r.least < 0 || !more() || p[i++] != '}') fail(regex_constants::error_badbrace);
        } else {
          r.least = q == '+';
          r.most = q == '?' ? 1 : -1;
        }
        if (more() && p[i] == '?') { r.lazy = true; ++i; }
        r.ways.push_back({n});
        n = r;
      }
      all.back().push_back(n);
    }
    return all;
  }
};
template <class C> struct basic_regex {
  typedef regex_constants::syntax_option_type flag_type;
  static constexpr flag_type icase = regex_constants::icase, ECMAScript = regex_constants::ECMAScript, optimize = regex_constants::optimize, nosubs = regex_constants::nosubs, extended = regex_constants::extended, egrep = regex_constants::egrep, grep = regex_constants::grep;
  basic_regex() {}
  basic_regex(const char *p, flag_type f = ECMAScript) { assign(p, f); }
  basic_regex(const string &p, flag_type f = ECMAScript) { assign(p, f); }
  basic_regex &operator=(const char *p) { return assign(p); }
  basic_regex &operator=(const string &p) { return assign(p); }
  basic_regex &assign(const string &p, flag_type f = ECMAScript) {
    ws_regex_parser r{p, (f & icase) != 0};
    ws_ways = r.ways();
    if (r.more()) r.fail(regex_constants::error_paren);
    ws_groups = r.groups;
    ws_icase = r.icase;
    return *this;
  }
  unsigned mark_count() const { return (unsigned)ws_groups; }
  vector<vector<ws_regex_node>> ws_ways;
  int ws_groups = 0;
  bool ws_icase = false;
};
typedef basic_regex<char> regex;
// The matcher, on indices into a text. `then` is what must match after a step.
struct ws_regex_run {
  typedef function<bool(size_t)> Then;
  const char *text;
  size_t n;
  bool icase;
  vector<pair<long, long>> groups;
  bool same(char a, char b) const { return a == b || (icase && tolower((unsigned char)a) == tolower((unsigned char)b)); }
  bool word(size_t i) const { return i < n && (isalnum((unsigned char)text[i]) || text[i] == '_'); }
  bool any(const vector<vector<ws_regex_node>> &ways, size_t at, const Then &then) {
    for (auto &w : ways) if (list(w, 0, at, then)) return true;
    return false;
  }
  bool list(const vector<ws_regex_node> &l, size_t k, size_t at, const Then &then) {
    // Steps of one character need no frame of their own.
    for (; k < l.size(); ++k) {
      const ws_regex_node &s = l[k];
      if (s.kind == ws_regex_node::One) { if (at >= n || !same(text[at], s.c)) return false; ++at; }
      else if (s.kind == ws_regex_node::Any) { if (at >= n || text[at] == '\n' || text[at] == '\r') return false; ++at; }
      else if (s.kind == ws_regex_node::Set) { if (at >= n || !s.set[(unsigned char)text[at]]) return false; ++at; }
      else if (s.kind == ws_regex_node::Start) { if (at != 0) return false; }
      else if (s.kind == ws_regex_node::End) { if (at != n) return false; }
      else if (s.kind == ws_regex_node::Word || s.kind == ws_regex_node::NotWord) { if (((at > 0 && word(at - 1)) != word(at)) != (s.kind == ws_regex_node::Word)) return false; }
      else break;
    }
    if (k == l.size()) return then(at);
    const ws_regex_node &s = l[k];
    auto rest = [&, k](size_t to) { return list(l, k + 1, to, then); };
    switch (s.kind) {
      case ws_regex_node::Group: {
        if (s.number < 0) return any(s.ways, at, rest);
        const pair<long, long> before = groups[s.number];
        if (any(s.ways, at, [&](size_t to) {
              const pair<long, long> inner = groups[s.number];
              groups[s.number] = {(long)at, (long)to};
              if (rest(to)) return true;
              groups[s.number] = inner;
              return false;
            })) return true;
        groups[s.number] = before;
        return false;
      }
      case ws_regex_node::Repeat: return repeat(s, 0, at, rest);
      case ws_regex_node::Back: {
        const pair<long, long> g = s.number < (int)groups.size() ? groups[s.number] : pair<long, long>(-1, -1);
        for (long q = g.first; q < g.second; ++q, ++at) if (at >= n || !same(text[q], text[at])) return false;
        return rest(at);
      }
      default: return any(s.ways, at, [](size_t) { return true; }) == (s.kind == ws_regex_node::Ahead) && rest(at);
    }
  }
  bool repeat(const ws_regex_node &s, int count, size_t at, const Then &then) {
    const vector<ws_regex_node> &body = s.ways[0];
    // One character at a time: count first, then give back.
    if (body[0].kind <= ws_regex_node::Set && !s.lazy) {
      size_t end = at;
      while ((s.most < 0 || (int)(end - at) < s.most) && end < n && (body[0].kind == ws_regex_node::One ? same(text[end], body[0].c) : body[0].kind == ws_regex_node::Any ? text[end] != '\n' && text[end] != '\r' : body[0].set[(unsigned char)text[end]])) ++end;
      for (;; --end) {
        if ((int)(end - at) < s.least) return false;
        if (then(end)) return true;
        if (end == at) return false;
      }
    }
    auto again = [&](size_t to) { return (to != at || count < s.least) && repeat(s, count + 1, to, then); };
    const bool may = s.most < 0 || count < s.most;
    if (count < s.least) return any(s.ways, at, again);
    if (s.lazy) return then(at) || (may && any(s.ways, at, again));
    return (may && any(s.ways, at, again)) || then(at);
  }
};
template <class I> struct sub_match : pair<I, I> {
  bool matched = false;
  typedef typename iterator_traits<I>::difference_type difference_type;
  string str() const { return matched ? string(this->first, this->second) : string(); }
  operator string() const { return str(); }
  difference_type length() const { return matched ? this->second - this->first : 0; }
  int compare(const string &s) const { return str().compare(s); }
  friend bool operator==(const sub_match &a, const string &b) { return a.str() == b; }
  friend bool operator==(const sub_match &a, const char *b) { return a.str() == b; }
  friend bool operator!=(const sub_match &a, const string &b) { return a.str() != b; }
  friend bool operator!=(const sub_match &a, const char *b) { return a.str() != b; }
  friend string operator+(const sub_match &a, const string &b) { return a.str() + b; }
  friend string operator+(const string &a, const sub_match &b) { return a + b.str(); }
  friend ostream &operator<<(ostream &o, const sub_match &s) { return o << s.str(); }
};
typedef sub_match<const char *> csub_match;
typedef sub_match<string::const_iterator> ssub_match;
template <class I> struct match_results {
  typedef sub_match<I> value_type;
  typedef typename vector<value_type>::const_iterator const_iterator, iterator;
  vector<value_type> ws_all;
  value_type ws_none, ws_before, ws_after;
  I ws_start;
  bool ready() const { return true; }
  bool empty() const { return ws_all.empty(); }
  size_t size() const { return ws_all.size(); }
  const value_type &operator[](size_t i) const { return i < ws_all.size() ? ws_all[i] : ws_none; }
  string str(size_t i = 0) const { return (*this)[i].str(); }
  ptrdiff_t position(size_t i = 0) const { return (*this)[i].first - ws_start; }
  ptrdiff_t length(size_t i = 0) const { return (*this)[i].length(); }
  const value_type &prefix() const { return ws_before; }
  const value_type &suffix() const { return ws_after; }
  const_iterator begin() const { return ws_all.begin(); }
  const_iterator end() const { return ws_all.end(); }
  string format(const string &f) const {
    string out;
    for (size_t i = 0; i < f.size(); ++i) {
      if (f[i] != '$' || i + 1 >= f.size()) { out += f[i]; continue; }
      const char c = f[++i];
      if (c == '&') out += str(0);
      else if (c == '$') out += '$';
      else if (c >= '0' && c <= '9') {
        size_t k = c - '0';
        if (i + 1 < f.size() && f[i + 1] >= '0' && f[i + 1] <= '9' && k * 10 + (f[i + 1] - '0') < size()) k = k * 10 + (f[++i] - '0');
        out += str(k);
      } else { out += '$'; out += c; }
    }
    return out;
  }
};
typedef match_results<const char *> cmatch;
typedef match_results<string::const_iterator> smatch;
// Matches all of [a, b) or the first part of it from `from` on.
template <class I> bool ws_regex_find(I a, I b, size_t from, match_results<I> &m, const regex &r, bool whole, bool here = false) {
  const size_t n = b - a;
  m.ws_all.clear();
  m.ws_start = a;
  m.ws_none.first = m.ws_none.second = b;
  for (size_t at = from; at <= n; ++at) {
    ws_regex_run run{n ? &*a : "", n, r.ws_icase, vector<pair<long, long>>(r.ws_groups + 1, pair<long, long>(-1, -1))};
    size_t end = 0;
    if (run.any(r.ws_ways, at, [&](size_t to) { return whole && to != n ? false : (end = to, true); })) {
      run.groups[0] = {(long)at, (long)end};
      for (auto &g : run.groups) {
        sub_match<I> s;
        s.matched = g.first >= 0;
        s.first = s.matched ? a + g.first : b;
        s.second = s.matched ? a + g.second : b;
        m.ws_all.push_back(s);
      }
      m.ws_before.first = a + from;
      m.ws_before.second = a + at;
      m.ws_before.matched = at > from;
      m.ws_after.first = a + end;
      m.ws_after.second = b;
      m.ws_after.matched = end < n;
      return true;
    }
    if (whole || here) return false;
  }
  return false;
}
#define WS_REGEX(name, whole) \
  template <class I> bool name(I a, I b, match_results<I> &m, const regex &r, regex_constants::match_flag_type f = regex_constants::match_default) { return ws_regex_find(a, b, 0, m, r, whole, (f & regex_constants::match_continuous) != 0); } \
  template <class I> bool name(I a, I b, const regex &r) { match_results<I> m; return ws_regex_find(a, b, 0, m, r, whole); } \
  inline bool name(const string &s, smatch &m, const regex &r, regex_constants::match_flag_type f = regex_constants::match_default) { return std::name(s.begin(), s.end(), m, r, f); } \
  bool name(const string &&, smatch &, const regex &) = delete; \
  inline bool name(const string &s, const regex &r) { smatch m; return std::name(s.begin(), s.end(), m, r); } \
  inline bool name(const char *s, cmatch &m, const regex &r) { return std::name(s, s + strlen(s), m, r); } \
  inline bool name(const char *s, const regex &r) { cmatch m; return std::name(s, s + strlen(s), m, r); }
WS_REGEX(regex_match, true) WS_REGEX(regex_search, false)
template <class I> struct regex_iterator {
  typedef match_results<I> value_type;
  typedef ptrdiff_t difference_type;
  typedef const value_type *pointer;
  typedef const value_type &reference;
  typedef forward_iterator_tag iterator_category;
  I a, b;
  const regex *r = nullptr;
  value_type m;
  regex_iterator() {}
  regex_iterator(I x, I y, const regex &e) : a(x), b(y), r(&e) { if (!ws_regex_find(a, b, 0, m, e, false)) r = nullptr; }
  const value_type &operator*() const { return m; }
  const value_type *operator->() const { return &m; }
  regex_iterator &operator++() {
    size_t from = m[0].second - a;
    if (m[0].length() == 0) ++from;
    if (from > (size_t)(b - a) || !ws_regex_find(a, b, from, m, *r, false)) r = nullptr;
    return *this;
  }
  regex_iterator operator++(int) { regex_iterator t = *this; ++*this; return t; }
  bool operator==(const regex_iterator &o) const { return r == o.r && (!r || m[0].first == o.m[0].first); }
  bool operator!=(const regex_iterator &o) const { return !(*this == o); }
};
typedef regex_iterator<string::const_iterator> sregex_iterator;
typedef regex_iterator<const char *> cregex_iterator;
// A group of each match, or what lies between matches.
template <class I> struct regex_token_iterator {
  typedef sub_match<I> value_type;
  typedef ptrdiff_t difference_type;
  typedef const value_type *pointer;
  typedef const value_type &reference;
  typedef forward_iterator_tag iterator_category;
  vector<value_type> all;
  size_t at = 0;
  regex_token_iterator() {}
  regex_token_iterator(I a, I b, const regex &r, int group = 0) : regex_token_iterator(a, b, r, vector<int>(1, group)) {}
  regex_token_iterator(I a, I b, const regex &r, const vector<int> &groups) {
    I last = a;
    for (regex_iterator<I> i(a, b, r), end; i != end; ++i) {
      for (int g : groups) all.push_back(g < 0 ? between(last, (*i)[0].first) : (*i)[g]);
      last = (*i)[0].second;
    }
    if (groups[0] < 0 && last != b) all.push_back(between(last, b));
  }
  const value_type &operator*() const { return all[at]; }
  const value_type *operator->() const { return &all[at]; }
  regex_token_iterator &operator++() { ++at; return *this; }
  regex_token_iterator operator++(int) { regex_token_iterator t = *this; ++at; return t; }
  bool operator==(const regex_token_iterator &o) const { return all.size() - at == o.all.size() - o.at; }
  bool operator!=(const regex_token_iterator &o) const { return !(*this == o); }
private:
  static value_type between(I x, I y) { value_type s; s.first = x; s.second = y; s.matched = true; return s; }
};
typedef regex_token_iterator<string::const_iterator> sregex_token_iterator;
typedef regex_token_iterator<const char *> cregex_token_iterator;
inline string regex_replace(const string &s, const regex &r, const string &f, regex_constants::match_flag_type how = regex_constants::match_default) {
  string out;
  auto last = s.begin();
  for (sregex_iterator i(s.begin(), s.end(), r), end; i != end; ++i) {
    out.append(last, (*i)[0].first);
    out += i->format(f);
    last = (*i)[0].second;
    if (how & regex_constants::format_first_only) break;
  }
  return out.append(last, s.end());
}
} // namespace std
} // extern "C++"
