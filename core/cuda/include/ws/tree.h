// <map> and <set>: a binary search tree whose nodes are a heap by a pseudo-random priority (a treap), so that it stays
// shallow. Priorities come from a counter: the same program gives the same tree.
#pragma once
#include "ws/function_objects.h"
#include "ws/tuple.h"
#include "ws/vector.h"
extern "C++" {
namespace std {
struct ws_branch {
  ws_branch *left = nullptr, *right = nullptr, *parent = nullptr;
  unsigned priority = 0;
  // The next in order; the root's parent is the end, whose left is the root.
  ws_branch *next() {
    ws_branch *b = this;
    if (b->right) {
      for (b = b->right; b->left;) b = b->left;
      return b;
    }
    while (b->parent->right == b) b = b->parent;
    return b->parent;
  }
  ws_branch *previous() {
    ws_branch *b = this;
    if (b->left) {
      for (b = b->left; b->right;) b = b->right;
      return b;
    }
    while (b->parent->left == b) b = b->parent;
    return b->parent;
  }
  // This takes its parent's place, and the parent becomes its child.
  void rotate_up() {
    ws_branch *p = parent, *g = p->parent;
    if (p->left == this) {
      if ((p->left = right)) right->parent = p;
      right = p;
    } else {
      if ((p->right = left)) left->parent = p;
      left = p;
    }
    p->parent = this;
    parent = g;
    (g->left == p ? g->left : g->right) = this;
  }
};
template <class V> struct ws_tree_node : ws_branch {
  V value;
  template <class... A> explicit ws_tree_node(A &&...a) : value(std::forward<A>(a)...) {}
};
template <class V, bool Const> struct ws_tree_cursor {
  typedef V value_type;
  typedef ptrdiff_t difference_type;
  typedef conditional_t<Const, const V *, V *> pointer;
  typedef conditional_t<Const, const V &, V &> reference;
  typedef bidirectional_iterator_tag iterator_category;
  ws_branch *at;
  ws_tree_cursor() : at(nullptr) {}
  explicit ws_tree_cursor(ws_branch *b) : at(b) {}
  template <bool C, class = enable_if_t<Const || !C>> ws_tree_cursor(const ws_tree_cursor<V, C> &o) : at(o.at) {}
  reference operator*() const { return static_cast<ws_tree_node<V> *>(at)->value; }
  pointer operator->() const { return &**this; }
  ws_tree_cursor &operator++() { at = at->next(); return *this; }
  ws_tree_cursor &operator--() { at = at->previous(); return *this; }
  ws_tree_cursor operator++(int) { ws_tree_cursor r = *this; at = at->next(); return r; }
  ws_tree_cursor operator--(int) { ws_tree_cursor r = *this; at = at->previous(); return r; }
  template <bool C> bool operator==(const ws_tree_cursor<V, C> &o) const { return at == o.at; }
  template <bool C> bool operator!=(const ws_tree_cursor<V, C> &o) const { return at != o.at; }
};
// The key of a value: itself, or the first of a pair.
struct ws_key_self { template <class K> static const K &of(const K &k) { return k; } };
struct ws_key_first { template <class P> static auto of(const P &p) -> decltype((p.first)) { return p.first; } };
template <class N> struct ws_node_handle {
  N *node;
  ws_node_handle(N *n = nullptr) : node(n) {}
  ws_node_handle(ws_node_handle &&o) noexcept : node(o.node) { o.node = nullptr; }
  ws_node_handle &operator=(ws_node_handle &&o) noexcept { std::swap(node, o.node); return *this; }
  ~ws_node_handle() { delete node; }
  bool empty() const { return !node; }
  explicit operator bool() const { return node; }
  auto value() const -> decltype((node->value)) { return node->value; }
  template <class M = N> auto mapped() const -> decltype((declval<M &>().value.second)) { return node->value.second; }
  template <class M = N> auto key() const -> remove_cv_t<remove_reference_t<decltype((declval<M &>().value.first))>> & { return const_cast<remove_cv_t<remove_reference_t<decltype((node->value.first))>> &>(node->value.first); }
};
template <class K, class V, class Key, class L, bool Multi, bool Const> struct ws_tree {
  typedef K key_type;
  typedef V value_type;
  typedef L key_compare;
  typedef V &reference;
  typedef const V &const_reference;
  typedef V *pointer;
  typedef ws_tree_cursor<V, Const> iterator;
  typedef ws_tree_cursor<V, true> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef ws_tree_node<V> ws_node;
  typedef ws_node_handle<ws_node> node_type;
  typedef conditional_t<Multi, iterator, pair<iterator, bool>> ws_inserted;
  struct value_compare {
    L less;
    bool operator()(const V &a, const V &b) const { return less(Key::of(a), Key::of(b)); }
  };

  explicit ws_tree(const L &l = L()) : ws_less(l) {}
  template <class I, class = ws_if_iterator<I>> ws_tree(I a, I b, const L &l = L()) : ws_less(l) { insert(a, b); }
  ws_tree(initializer_list<V> i, const L &l = L()) : ws_less(l) { insert(i.begin(), i.end()); }
  ws_tree(const ws_tree &o) : ws_less(o.ws_less) { insert(o.begin(), o.end()); }
  ws_tree(ws_tree &&o) noexcept : ws_less(o.ws_less) { swap(o); }
  ~ws_tree() { clear(); }
  ws_tree &operator=(const ws_tree &o) {
    if (this != &o) {
      ws_tree t(o);
      swap(t);
    }
    return *this;
  }
  ws_tree &operator=(ws_tree &&o) noexcept {
    clear();
    swap(o);
    return *this;
  }
  ws_tree &operator=(initializer_list<V> l) {
    clear();
    insert(l.begin(), l.end());
    return *this;
  }
  iterator begin() noexcept { return iterator(ws_first()); }
  iterator end() noexcept { return iterator(&ws_end); }
  const_iterator begin() const noexcept { return const_iterator(ws_first()); }
  const_iterator end() const noexcept { return const_iterator(ws_last()); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  bool empty() const noexcept { return ws_count == 0; }
  size_t size() const noexcept { return ws_count; }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(ws_node); }
  L key_comp() const { return ws_less; }
  value_compare value_comp() const { return value_compare{ws_less}; }
  void clear() noexcept {
    // Leaves first, without recursion.
    for (ws_branch *b = ws_end.left; b && b != &ws_end;) {
      if (b->left) {
        b = b->left;
      } else if (b->right) {
        b = b->right;
      } else {
        ws_branch *p = b->parent;
        (p->left == b ? p->left : p->right) = nullptr;
        delete static_cast<ws_node *>(b);
        b = p;
      }
    }
    ws_count = 0;
  }
  ws_inserted insert(const V &v) { return ws_insert(v); }
  ws_inserted insert(V &&v) { return ws_insert(std::move(v)); }
  template <class P, class = enable_if_t<__is_constructible(V, P &&) && !is_same<remove_cvref_t<P>, V>::value && !is_same<remove_cvref_t<P>, node_type>::value>>
  ws_inserted insert(P &&p) { return emplace(std::forward<P>(p)); }
  iterator insert(const_iterator, const V &v) { return ws_where(insert(v)); }
  iterator insert(const_iterator, V &&v) { return ws_where(insert(std::move(v))); }
  template <class I, class = ws_if_iterator<I>> void insert(I a, I b) { for (; a != b; ++a) insert(*a); }
  void insert(initializer_list<V> l) { insert(l.begin(), l.end()); }
  template <class... B> ws_inserted emplace(B &&...b) {
    ws_node *n = new ws_node(std::forward<B>(b)...);
    ws_branch *parent;
    bool left;
    if (ws_branch *same = ws_place(Key::of(n->value), parent, left)) {
      delete n;
      return ws_result(same, false, bool_constant<Multi>());
    }
    return ws_result(ws_attach(n, parent, left), true, bool_constant<Multi>());
  }
  template <class... B> iterator emplace_hint(const_iterator, B &&...b) { return ws_where(emplace(std::forward<B>(b)...)); }
  ws_inserted insert(node_type &&h) {
    ws_branch *parent;
    bool left;
    if (!h.node) return ws_result(&ws_end, false, bool_constant<Multi>());
    if (ws_branch *same = ws_place(Key::of(h.node->value), parent, left)) return ws_result(same, false, bool_constant<Multi>());
    ws_node *n = h.node;
    h.node = nullptr;
    return ws_result(ws_attach(n, parent, left), true, bool_constant<Multi>());
  }
  node_type extract(const_iterator i) {
    ws_detach(i.at);
    return node_type(static_cast<ws_node *>(i.at));
  }
  node_type extract(const K &k) {
    const_iterator i = find(k);
    return i == end() ? node_type() : extract(i);
  }
  template <class O> void merge(O &o) {
    for (auto i = o.begin(); i != o.end();) {
      auto j = i++;
      if (Multi || !count(Key::of(*j))) insert(o.extract(j));
    }
  }
  iterator erase(const_iterator i) {
    ws_branch *next = i.at->next();
    ws_detach(i.at);
    delete static_cast<ws_node *>(i.at);
    return iterator(next);
  }
  template <class C = iterator, class = enable_if_t<!is_same<C, const_iterator>::value>> iterator erase(iterator i) { return erase(const_iterator(i)); }
  iterator erase(const_iterator a, const_iterator b) {
    while (a != b) a = erase(a);
    return iterator(b.at);
  }
  size_t erase(const K &k) {
    size_t was = ws_count;
    erase(const_iterator(ws_bound(k, false)), const_iterator(ws_bound(k, true)));
    return was - ws_count;
  }
  void swap(ws_tree &o) noexcept {
    std::swap(ws_end.left, o.ws_end.left);
    if (ws_end.left) ws_end.left->parent = &ws_end;
    if (o.ws_end.left) o.ws_end.left->parent = &o.ws_end;
    std::swap(ws_count, o.ws_count);
    std::swap(ws_seed, o.ws_seed);
    std::swap(ws_less, o.ws_less);
  }
#define WS_LOOKUPS(params, Q) \
  params iterator find(const Q &k) { return iterator(ws_find(k)); } \
  params const_iterator find(const Q &k) const { return const_iterator(ws_find(k)); } \
  params bool contains(const Q &k) const { return ws_find(k) != ws_last(); } \
  params size_t count(const Q &k) const { return Multi ? std::distance(lower_bound(k), upper_bound(k)) : ws_find(k) != ws_last(); } \
  params iterator lower_bound(const Q &k) { return iterator(ws_bound(k, false)); } \
  params iterator upper_bound(const Q &k) { return iterator(ws_bound(k, true)); } \
  params const_iterator lower_bound(const Q &k) const { return const_iterator(ws_bound(k, false)); } \
  params const_iterator upper_bound(const Q &k) const { return const_iterator(ws_bound(k, true)); } \
  params pair<iterator, iterator> equal_range(const Q &k) { return pair<iterator, iterator>(lower_bound(k), upper_bound(k)); } \
  params pair<const_iterator, const_iterator> equal_range(const Q &k) const { return pair<const_iterator, const_iterator>(lower_bound(k), upper_bound(k)); }
#define WS_OTHER_KEY template <class Q, class M = L, class = typename M::is_transparent>
  WS_LOOKUPS(, K)
  WS_LOOKUPS(WS_OTHER_KEY, Q)

protected:
  mutable ws_branch ws_end;
  size_t ws_count = 0;
  unsigned ws_seed = 0x9e3779b9u;
  L ws_less;
  ws_branch *ws_last() const { return &ws_end; }
  ws_branch *ws_first() const {
    ws_branch *b = &ws_end;
    while (b->left) b = b->left;
    return b;
  }
  // The first branch that is not less than the key, or with `behind`, that is greater.
  template <class Q> ws_branch *ws_bound(const Q &k, bool behind) const {
    ws_branch *at = &ws_end;
    for (ws_branch *b = ws_end.left; b;) {
      const K &mine = Key::of(static_cast<ws_node *>(b)->value);
      if (behind ? ws_less(k, mine) : !ws_less(mine, k)) {
        at = b;
        b = b->left;
      } else {
        b = b->right;
      }
    }
    return at;
  }
  template <class Q> ws_branch *ws_find(const Q &k) const {
    ws_branch *b = ws_bound(k, false);
    return b == &ws_end || ws_less(k, Key::of(static_cast<ws_node *>(b)->value)) ? &ws_end : b;
  }
  // Where a key belongs: nothing, or the node that has it already.
  template <class Q> ws_branch *ws_place(const Q &k, ws_branch *&parent, bool &left) const {
    ws_branch *same = nullptr;
    parent = &ws_end;
    left = true;
    for (ws_branch *b = ws_end.left; b;) {
      parent = b;
      left = ws_less(k, Key::of(static_cast<ws_node *>(b)->value));
      if (!left) same = b;
      b = left ? b->left : b->right;
    }
    return Multi || !same || ws_less(Key::of(static_cast<ws_node *>(same)->value), k) ? nullptr : same;
  }
  ws_branch *ws_attach(ws_branch *n, ws_branch *parent, bool left) {
    ws_seed ^= ws_seed << 13;
    ws_seed ^= ws_seed >> 17;
    ws_seed ^= ws_seed << 5;
    n->priority = ws_seed;
    n->left = n->right = nullptr;
    n->parent = parent;
    (left ? parent->left : parent->right) = n;
    while (n->parent != &ws_end && n->parent->priority < n->priority) n->rotate_up();
    ++ws_count;
    return n;
  }
  void ws_detach(ws_branch *n) {
    while (n->left || n->right) {
      if (!n->right || (n->left && n->left->priority > n->right->priority)) n->left->rotate_up();
      else n->right->rotate_up();
    }
    (n->parent->left == n ? n->parent->left : n->parent->right) = nullptr;
    --ws_count;
  }
  template <class U> ws_inserted ws_insert(U &&v) {
    ws_branch *parent;
    bool left;
    if (ws_branch *same = ws_place(Key::of(v), parent, left)) return ws_result(same, false, bool_constant<Multi>());
    return ws_result(ws_attach(new ws_node(std::forward<U>(v)), parent, left), true, bool_constant<Multi>());
  }
  static iterator ws_result(ws_branch *b, bool, true_type) { return iterator(b); }
  static pair<iterator, bool> ws_result(ws_branch *b, bool fresh, false_type) { return pair<iterator, bool>(iterator(b), fresh); }
  static iterator ws_where(const iterator &i) { return i; }
  static iterator ws_where(const pair<iterator, bool> &p) { return p.first; }
};
WS_COMPARISONS((class K, class V, class Key, class L, bool M, bool C), ws_tree<K, V, Key, L, M, C>)

// A container is the tree under its own name.
#define WS_TREE(name, params, args, ...) \
  template <WS_UNWRAP params> struct name : __VA_ARGS__ { \
    typedef __VA_ARGS__ ws_base; \
    typedef allocator<typename ws_base::value_type> allocator_type; \
    using ws_base::ws_base; \
    name() {} \
    name(const name &) = default; \
    name(name &&) = default; \
    name &operator=(const name &) = default; \
    name &operator=(name &&) = default; \
    name &operator=(initializer_list<typename ws_base::value_type> l) { ws_base::operator=(l); return *this; } \
  };
WS_TREE(set, (class K, class L = less<K>, class A = allocator<K>), , ws_tree<K, K, ws_key_self, L, false, true>)
WS_TREE(multiset, (class K, class L = less<K>, class A = allocator<K>), , ws_tree<K, K, ws_key_self, L, true, true>)
template <class K, class V, class L = less<K>, class A = allocator<pair<const K, V>>> struct multimap : ws_tree<K, pair<const K, V>, ws_key_first, L, true, false> {
  typedef ws_tree<K, pair<const K, V>, ws_key_first, L, true, false> ws_base;
  typedef V mapped_type;
  typedef A allocator_type;
  using ws_base::ws_base;
  multimap() {}
};
template <class K, class V, class L = less<K>, class A = allocator<pair<const K, V>>> struct map : ws_tree<K, pair<const K, V>, ws_key_first, L, false, false> {
  typedef ws_tree<K, pair<const K, V>, ws_key_first, L, false, false> ws_base;
  typedef V mapped_type;
  typedef A allocator_type;
  typedef typename ws_base::iterator iterator;
  using ws_base::ws_base;
  map() {}
  V &operator[](const K &k) { return try_emplace(k).first->second; }
  V &operator[](K &&k) { return try_emplace(std::move(k)).first->second; }
  V &at(const K &k) { return const_cast<V &>(static_cast<const map *>(this)->at(k)); }
  const V &at(const K &k) const {
    auto i = this->find(k);
    if (i == this->end()) ws_errors::throw_out_of_range("map::at");
    return i->second;
  }
  template <class Q, class... B> pair<iterator, bool> ws_try(Q &&k, B &&...b) {
    ws_branch *parent;
    bool left;
    if (ws_branch *same = this->ws_place(k, parent, left)) return pair<iterator, bool>(iterator(same), false);
    ws_branch *n = new ws_tree_node<pair<const K, V>>(piecewise_construct, std::forward_as_tuple(std::forward<Q>(k)), std::forward_as_tuple(std::forward<B>(b)...));
    return pair<iterator, bool>(iterator(this->ws_attach(n, parent, left)), true);
  }
  template <class... B> pair<iterator, bool> try_emplace(const K &k, B &&...b) { return ws_try(k, std::forward<B>(b)...); }
  template <class... B> pair<iterator, bool> try_emplace(K &&k, B &&...b) { return ws_try(std::move(k), std::forward<B>(b)...); }
  template <class M> pair<iterator, bool> insert_or_assign(const K &k, M &&m) {
    pair<iterator, bool> r = ws_try(k, std::forward<M>(m));
    if (!r.second) r.first->second = std::forward<M>(m);
    return r;
  }
};
template <class K, class V, class Key, class L, bool M, bool C, class P> size_t erase_if(ws_tree<K, V, Key, L, M, C> &t, P p) {
  size_t was = t.size();
  for (auto i = t.begin(); i != t.end();) {
    if (p(*i)) i = t.erase(i);
    else ++i;
  }
  return was - t.size();
}
} // namespace std
} // extern "C++"
