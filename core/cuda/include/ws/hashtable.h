// <unordered_map> and <unordered_set>. Programs print in the order of iteration, so nodes are linked, and buckets grow, as
// libstdc++ does: one list of all nodes; a new node goes to the front of its bucket, or of the list if the bucket is empty.
#pragma once
#include "ws/hash.h"
#include "ws/tree.h"
extern "C++" {
namespace std {
// Numbers of buckets, as observed: the smallest of these that is large enough.
inline constexpr unsigned ws_bucket_counts[] = {
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127, 137, 139,
    149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761,
    823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027,
    4349, 4703, 5087, 5503, 5953, 6427, 6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183,
    20753, 22447, 24281, 26267, 28411, 30727, 33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779,
    85229, 92203, 99733, 107897, 116731, 126271, 136607, 147793, 159871, 172933, 187091, 202409, 218971, 236897, 256279, 277261,
    299951, 324503, 351061, 379787, 410857, 444487, 480881, 520241, 562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369,
    1056323, 1142821, 1236397, 1337629, 1447153, 1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679,
    3179303, 3439651, 3721303, 4026031, 4355707, 4712381, 5098259, 5515729, 5967347, 6456007, 6984629, 7556579, 8175383, 8844859,
    9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007, 16601593, 17961079, 19431899, 21023161, 22744717, 24607243,
    26622317, 28802401, 31160981, 33712729, 36473443, 39460231, 42691603, 46187573, 49969847, 54061849, 58488943, 63278561, 68460391,
    74066549, 80131819, 86693767, 93793069, 101473717, 109783337, 118773397, 128499677, 139022417, 150406843, 162723577, 176048909,
    190465427, 206062531, 222936881, 241193053, 260944219, 282312799, 305431229, 330442829, 357502601, 386778277, 418451333,
    452718089, 489790921, 529899637, 573292817, 620239453, 671030513, 725980837, 785430967, 849749479, 919334987, 994618837,
    1076067617, 1164186217, 1259520799, 1362662261, 1474249943, 1594975441, 1725587117, 1866894511, 2019773507, 2185171673};
inline size_t ws_buckets_for(size_t n) {
  size_t lo = 0, hi = sizeof ws_bucket_counts / sizeof *ws_bucket_counts - 1;
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    if (ws_bucket_counts[mid] < n) lo = mid + 1;
    else hi = mid;
  }
  return ws_bucket_counts[lo];
}
template <class V> struct ws_hash_node {
  ws_hash_node *next = nullptr;
  size_t code = 0;
  union { V value; };
  ws_hash_node() {}
  template <class... A> explicit ws_hash_node(in_place_t, A &&...a) : value(std::forward<A>(a)...) {}
  ~ws_hash_node() {}
};
template <class V, bool Const> struct ws_hash_cursor {
  typedef V value_type;
  typedef ptrdiff_t difference_type;
  typedef conditional_t<Const, const V *, V *> pointer;
  typedef conditional_t<Const, const V &, V &> reference;
  typedef forward_iterator_tag iterator_category;
  ws_hash_node<V> *at;
  ws_hash_cursor() : at(nullptr) {}
  explicit ws_hash_cursor(ws_hash_node<V> *n) : at(n) {}
  template <bool C, class = enable_if_t<Const || !C>> ws_hash_cursor(const ws_hash_cursor<V, C> &o) : at(o.at) {}
  reference operator*() const { return at->value; }
  pointer operator->() const { return __builtin_addressof(at->value); }
  ws_hash_cursor &operator++() { at = at->next; return *this; }
  ws_hash_cursor operator++(int) { ws_hash_cursor r = *this; at = at->next; return r; }
  template <bool C> bool operator==(const ws_hash_cursor<V, C> &o) const { return at == o.at; }
  template <bool C> bool operator!=(const ws_hash_cursor<V, C> &o) const { return at != o.at; }
};
template <class K, class V, class Key, class H, class E, bool Multi, bool Const> struct ws_hashtable {
  typedef K key_type;
  typedef V value_type;
  typedef H hasher;
  typedef E key_equal;
  typedef V &reference;
  typedef const V &const_reference;
  typedef ws_hash_cursor<V, Const> iterator;
  typedef ws_hash_cursor<V, true> const_iterator;
  typedef iterator local_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef ws_hash_node<V> ws_node;
  typedef conditional_t<Multi, iterator, pair<iterator, bool>> ws_inserted;

  ws_hashtable() : ws_hash(), ws_same() {}
  explicit ws_hashtable(size_t n, const H &h = H(), const E &e = E()) : ws_hash(h), ws_same(e) { ws_first_buckets(n); }
  template <class I, class = ws_if_iterator<I>> ws_hashtable(I a, I b, size_t n = 0, const H &h = H(), const E &e = E()) : ws_hash(h), ws_same(e) {
    ws_construct(a, b, n, ws_category<I>());
  }
  ws_hashtable(initializer_list<V> l, size_t n = 0, const H &h = H(), const E &e = E()) : ws_hash(h), ws_same(e) {
    ws_construct(l.begin(), l.end(), n, forward_iterator_tag());
  }
  ws_hashtable(const ws_hashtable &o) : ws_hash(o.ws_hash), ws_same(o.ws_same) { ws_copy(o); }
  ws_hashtable(ws_hashtable &&o) noexcept : ws_hash(o.ws_hash), ws_same(o.ws_same) { swap(o); }
  ~ws_hashtable() {
    clear();
    if (ws_table != &ws_one) ::operator delete(ws_table);
  }
  ws_hashtable &operator=(const ws_hashtable &o) {
    if (this != &o) {
      ws_hashtable t(o);
      swap(t);
    }
    return *this;
  }
  ws_hashtable &operator=(ws_hashtable &&o) noexcept {
    ws_hashtable t(std::move(o));
    swap(t);
    return *this;
  }
  ws_hashtable &operator=(initializer_list<V> l) {
    clear();
    insert(l.begin(), l.end());
    return *this;
  }
  iterator begin() noexcept { return iterator(ws_head.next); }
  iterator end() noexcept { return iterator(); }
  const_iterator begin() const noexcept { return const_iterator(ws_head.next); }
  const_iterator end() const noexcept { return const_iterator(); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  bool empty() const noexcept { return ws_count == 0; }
  size_t size() const noexcept { return ws_count; }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(ws_node); }
  size_t bucket_count() const noexcept { return ws_buckets; }
  size_t bucket(const K &k) const { return ws_hash(k) % ws_buckets; }
  size_t bucket_size(size_t b) const {
    size_t n = 0;
    for (ws_node *p = ws_table[b] ? ws_table[b]->next : nullptr; p && p->code % ws_buckets == b; p = p->next) ++n;
    return n;
  }
  float load_factor() const noexcept { return (float)ws_count / (float)ws_buckets; }
  float max_load_factor() const noexcept { return ws_load; }
  void max_load_factor(float f) { ws_load = f; }
  H hash_function() const { return ws_hash; }
  E key_eq() const { return ws_same; }
  void rehash(size_t n) {
    size_t need = ws_for_elements(ws_count + 1);
    n = ws_next(n > need ? n : need);
    if (n != ws_buckets) ws_rehash(n);
  }
  void reserve(size_t n) { rehash(ws_for_elements(n)); }
  void clear() noexcept {
    for (ws_node *n = ws_head.next; n;) {
      ws_node *next = n->next;
      n->value.~V();
      delete n;
      n = next;
    }
    for (size_t i = 0; i < ws_buckets; ++i) ws_table[i] = nullptr;
    ws_head.next = nullptr;
    ws_count = 0;
  }
  ws_inserted insert(const V &v) { return ws_insert(v, 1); }
  ws_inserted insert(V &&v) { return ws_insert(std::move(v), 1); }
  template <class P, class = enable_if_t<__is_constructible(V, P &&) && !is_same<remove_cvref_t<P>, V>::value>> ws_inserted insert(P &&p) { return emplace(std::forward<P>(p)); }
  iterator insert(const_iterator, const V &v) { return ws_where(insert(v)); }
  template <class I, class = ws_if_iterator<I>> void insert(I a, I b) { ws_insert_all(a, b, ws_category<I>()); }
  void insert(initializer_list<V> l) { insert(l.begin(), l.end()); }
  template <class... B> ws_inserted emplace(B &&...b) {
    ws_node *n = new ws_node(in_place, std::forward<B>(b)...);
    n->code = ws_hash(Key::of(n->value));
    ws_node *same = ws_find(Key::of(n->value), n->code);
    if (same && !Multi) {
      n->value.~V();
      delete n;
      return ws_result(same, false, bool_constant<Multi>());
    }
    return ws_result(ws_attach(n, same, 1), true, bool_constant<Multi>());
  }
  template <class... B> iterator emplace_hint(const_iterator, B &&...b) { return ws_where(emplace(std::forward<B>(b)...)); }
  iterator erase(const_iterator i) {
    ws_node *n = i.at;
    size_t b = n->code % ws_buckets;
    ws_node *before = ws_table[b];
    while (before->next != n) before = before->next;
    ws_node *next = n->next;
    size_t nb = next ? next->code % ws_buckets : 0;
    if (before == ws_table[b]) {
      // The first of its bucket.
      if (!next || nb != b) {
        if (next) ws_table[nb] = before;
        ws_table[b] = nullptr;
      }
    } else if (next && nb != b) {
      ws_table[nb] = before;
    }
    before->next = next;
    n->value.~V();
    delete n;
    --ws_count;
    return iterator(next);
  }
  template <class C = iterator, class = enable_if_t<!is_same<C, const_iterator>::value>> iterator erase(iterator i) { return erase(const_iterator(i)); }
  iterator erase(const_iterator a, const_iterator b) {
    while (a != b) a = erase(a);
    return iterator(b.at);
  }
  size_t erase(const K &k) {
    size_t was = ws_count;
    pair<iterator, iterator> r = equal_range(k);
    erase(const_iterator(r.first), const_iterator(r.second));
    return was - ws_count;
  }
  iterator find(const K &k) { return iterator(ws_find(k, ws_hash(k))); }
  const_iterator find(const K &k) const { return const_iterator(ws_find(k, ws_hash(k))); }
  bool contains(const K &k) const { return ws_find(k, ws_hash(k)); }
  size_t count(const K &k) const {
    size_t n = 0;
    for (ws_node *p = ws_find(k, ws_hash(k)); p && ws_same(Key::of(p->value), k); p = p->next) {
      ++n;
      if (!Multi) break;
    }
    return n;
  }
  pair<iterator, iterator> equal_range(const K &k) {
    ws_node *a = ws_find(k, ws_hash(k)), *b = a;
    while (b && ws_same(Key::of(b->value), k)) b = b->next;
    return pair<iterator, iterator>(iterator(a), iterator(b));
  }
  pair<const_iterator, const_iterator> equal_range(const K &k) const {
    pair<iterator, iterator> r = const_cast<ws_hashtable *>(this)->equal_range(k);
    return pair<const_iterator, const_iterator>(r.first, r.second);
  }
  void swap(ws_hashtable &o) noexcept {
    bool one = ws_table == &ws_one, other = o.ws_table == &o.ws_one;
    std::swap(ws_table, o.ws_table);
    std::swap(ws_one, o.ws_one);
    if (other) ws_table = &ws_one;
    if (one) o.ws_table = &o.ws_one;
    std::swap(ws_buckets, o.ws_buckets);
    std::swap(ws_count, o.ws_count);
    std::swap(ws_next_resize, o.ws_next_resize);
    std::swap(ws_load, o.ws_load);
    std::swap(ws_head.next, o.ws_head.next);
    std::swap(ws_hash, o.ws_hash);
    std::swap(ws_same, o.ws_same);
    ws_point_to_head();
    o.ws_point_to_head();
  }

protected:
  // A bucket holds the node before its first one.
  ws_node ws_head;
  ws_node *ws_one = nullptr, **ws_table = &ws_one;
  size_t ws_buckets = 1, ws_count = 0, ws_next_resize = 0;
  float ws_load = 1;
  H ws_hash;
  E ws_same;
  void ws_point_to_head() { if (ws_head.next) ws_table[ws_head.next->code % ws_buckets] = &ws_head; }
  size_t ws_for_elements(size_t n) const {
    float f = (float)n / ws_load;
    size_t k = (size_t)f;
    return k + ((float)k < f);
  }
  size_t ws_next(size_t n) {
    if (n == 0) return 1; // the first insertion allocates
    size_t b = ws_buckets_for(n);
    ws_next_resize = (size_t)((double)b * ws_load);
    return b;
  }
  void ws_first_buckets(size_t n) {
    n = ws_next(n);
    if (n > ws_buckets) ws_rehash(n);
  }
  void ws_rehash(size_t n) {
    ws_node **table = n == 1 ? &ws_one : (ws_node **)::operator new(n * sizeof(ws_node *));
    for (size_t i = 0; i < n; ++i) table[i] = nullptr;
    ws_node *p = ws_head.next, *last = nullptr;
    ws_head.next = nullptr;
    size_t head_bucket = 0, last_bucket = 0;
    bool moved = false;
    while (p) {
      ws_node *next = p->next;
      size_t b = p->code % n;
      if (Multi && last && last_bucket == b) {
        // Equal elements stay together and in order.
        p->next = last->next;
        last->next = p;
        moved = true;
      } else {
        if (Multi && moved) ws_fix_after(table, n, last, last_bucket), moved = false;
        if (!table[b]) {
          p->next = ws_head.next;
          ws_head.next = p;
          table[b] = &ws_head;
          if (p->next) table[head_bucket] = p;
          head_bucket = b;
        } else {
          p->next = table[b]->next;
          table[b]->next = p;
        }
      }
      last = p;
      last_bucket = b;
      p = next;
    }
    if (Multi && moved) ws_fix_after(table, n, last, last_bucket);
    if (ws_table != &ws_one) ::operator delete(ws_table);
    ws_table = table;
    ws_buckets = n;
  }
  static void ws_fix_after(ws_node **table, size_t n, ws_node *last, size_t bucket) {
    if (last->next && last->next->code % n != bucket) table[last->next->code % n] = last;
  }
  ws_node *ws_find(const K &k, size_t code) const {
    size_t b = code % ws_buckets;
    if (!ws_table[b]) return nullptr;
    for (ws_node *p = ws_table[b]->next; p && p->code % ws_buckets == b; p = p->next)
      if (p->code == code && ws_same(Key::of(p->value), k)) return p;
    return nullptr;
  }
  // Makes room for more elements.
  void ws_grow(size_t more) {
    if (ws_count + more <= ws_next_resize) return;
    size_t least = ws_count + more;
    if (ws_next_resize == 0 && least < 11) least = 11;
    double min_buckets = (double)least / ws_load;
    if (min_buckets >= (double)ws_buckets) {
      size_t want = (size_t)min_buckets + 1;
      ws_rehash(ws_next(want > 2 * ws_buckets ? want : 2 * ws_buckets));
    } else {
      ws_next_resize = (size_t)((double)ws_buckets * ws_load);
    }
  }
  // Links a node: before an equal one, else at the front of its bucket.
  ws_node *ws_attach(ws_node *n, ws_node *same, size_t more) {
    ws_grow(more);
    size_t b = n->code % ws_buckets;
    if (same) {
      // Before the equal ones that are there, as the original does.
      ws_node *before = ws_table[b];
      while (before->next != same) before = before->next;
      n->next = same;
      before->next = n;
      if (same->next) {
        size_t nb = same->next->code % ws_buckets;
        if (nb != b) ws_table[nb] = same;
      }
    } else if (ws_table[b]) {
      n->next = ws_table[b]->next;
      ws_table[b]->next = n;
    } else {
      n->next = ws_head.next;
      ws_head.next = n;
      if (n->next) ws_table[n->next->code % ws_buckets] = n;
      ws_table[b] = &ws_head;
    }
    ++ws_count;
    return n;
  }
  template <class U> ws_inserted ws_insert(U &&v, size_t more) {
    size_t code = ws_hash(Key::of(v));
    ws_node *same = ws_find(Key::of(v), code);
    if (same && !Multi) return ws_result(same, false, bool_constant<Multi>());
    ws_node *n = new ws_node(in_place, std::forward<U>(v));
    n->code = code;
    return ws_result(ws_attach(n, same, more), true, bool_constant<Multi>());
  }
  template <class I> void ws_insert_all(I a, I b, input_iterator_tag) { for (; a != b; ++a) ws_insert(*a, 1); }
  template <class I> void ws_insert_all(I a, I b, forward_iterator_tag) {
    // With equal keys allowed, room for all is made at once.
    if (Multi && a != b) ws_grow(std::distance(a, b));
    for (; a != b; ++a) ws_insert(*a, 1);
  }
  template <class I> void ws_construct(I a, I b, size_t n, input_iterator_tag) {
    ws_first_buckets(n);
    for (; a != b; ++a) ws_insert(*a, 1);
  }
  template <class I> void ws_construct(I a, I b, size_t n, forward_iterator_tag) {
    size_t all = Multi ? ws_for_elements(std::distance(a, b)) : 0;
    ws_first_buckets(n > all ? n : all);
    for (; a != b; ++a) ws_insert(*a, 1);
  }
  void ws_copy(const ws_hashtable &o) {
    ws_load = o.ws_load;
    ws_next_resize = o.ws_next_resize;
    if (o.ws_buckets > 1) ws_rehash(o.ws_buckets);
    ws_node *last = &ws_head;
    for (ws_node *p = o.ws_head.next; p; p = p->next) {
      ws_node *n = new ws_node(in_place, p->value);
      n->code = p->code;
      size_t b = n->code % ws_buckets;
      if (!ws_table[b]) ws_table[b] = last;
      last->next = n;
      last = n;
      ++ws_count;
    }
  }
  static iterator ws_result(ws_node *n, bool, true_type) { return iterator(n); }
  static pair<iterator, bool> ws_result(ws_node *n, bool fresh, false_type) { return pair<iterator, bool>(iterator(n), fresh); }
  static iterator ws_where(const iterator &i) { return i; }
  static iterator ws_where(const pair<iterator, bool> &p) { return p.first; }
};
#define WS_HASHTABLE template <class K, class V, class Key, class H, class E, bool M, bool C>
WS_HASHTABLE bool operator==(const ws_hashtable<K, V, Key, H, E, M, C> &a, const ws_hashtable<K, V, Key, H, E, M, C> &b) {
  if (a.size() != b.size()) return false;
  for (const V &v : a) {
    auto i = b.find(Key::of(v));
    if (i == b.end() || !(*i == v)) return false;
  }
  return true;
}
WS_HASHTABLE bool operator!=(const ws_hashtable<K, V, Key, H, E, M, C> &a, const ws_hashtable<K, V, Key, H, E, M, C> &b) { return !(a == b); }
WS_HASHTABLE void swap(ws_hashtable<K, V, Key, H, E, M, C> &a, ws_hashtable<K, V, Key, H, E, M, C> &b) { a.swap(b); }
template <class K, class V, class Key, class H, class E, bool M, bool C, class P> size_t erase_if(ws_hashtable<K, V, Key, H, E, M, C> &t, P p) {
  size_t was = t.size();
  for (auto i = t.begin(); i != t.end();) {
    if (p(*i)) i = t.erase(i);
    else ++i;
  }
  return was - t.size();
}
#define WS_UNORDERED_SET(name, multi) \
  template <class K, class H = hash<K>, class E = equal_to<K>, class A = allocator<K>> struct name : ws_hashtable<K, K, ws_key_self, H, E, multi, true> { \
    typedef A allocator_type; \
    using ws_hashtable<K, K, ws_key_self, H, E, multi, true>::ws_hashtable; \
    name() {} \
  };
WS_UNORDERED_SET(unordered_set, false) WS_UNORDERED_SET(unordered_multiset, true)
template <class K, class V, class H = hash<K>, class E = equal_to<K>, class A = allocator<pair<const K, V>>> struct unordered_multimap
    : ws_hashtable<K, pair<const K, V>, ws_key_first, H, E, true, false> {
  typedef V mapped_type;
  using ws_hashtable<K, pair<const K, V>, ws_key_first, H, E, true, false>::ws_hashtable;
  unordered_multimap() {}
};
template <class K, class V, class H = hash<K>, class E = equal_to<K>, class A = allocator<pair<const K, V>>> struct unordered_map
    : ws_hashtable<K, pair<const K, V>, ws_key_first, H, E, false, false> {
  typedef ws_hashtable<K, pair<const K, V>, ws_key_first, H, E, false, false> ws_base;
  typedef V mapped_type;
  typedef A allocator_type;
  typedef typename ws_base::iterator iterator;
  using ws_base::ws_base;
  unordered_map() {}
  V &operator[](const K &k) { return ws_try(k).first->second; }
  V &operator[](K &&k) { return ws_try(std::move(k)).first->second; }
  V &at(const K &k) { return const_cast<V &>(static_cast<const unordered_map *>(this)->at(k)); }
  const V &at(const K &k) const {
    auto i = this->find(k);
    if (i == this->end()) ws_errors::throw_out_of_range("unordered_map::at");
    return i->second;
  }
  template <class Q, class... B> pair<iterator, bool> ws_try(Q &&k, B &&...b) {
    size_t code = this->ws_hash(k);
    if (auto *same = this->ws_find(k, code)) return pair<iterator, bool>(iterator(same), false);
    auto *n = new ws_hash_node<pair<const K, V>>(in_place, piecewise_construct, std::forward_as_tuple(std::forward<Q>(k)), std::forward_as_tuple(std::forward<B>(b)...));
    n->code = code;
    return pair<iterator, bool>(iterator(this->ws_attach(n, nullptr, 1)), true);
  }
  template <class... B> pair<iterator, bool> try_emplace(const K &k, B &&...b) { return ws_try(k, std::forward<B>(b)...); }
  template <class... B> pair<iterator, bool> try_emplace(K &&k, B &&...b) { return ws_try(std::move(k), std::forward<B>(b)...); }
  template <class M> pair<iterator, bool> insert_or_assign(const K &k, M &&m) {
    pair<iterator, bool> r = ws_try(k, std::forward<M>(m));
    if (!r.second) r.first->second = std::forward<M>(m);
    return r;
  }
};
} // namespace std
} // extern "C++"
