// Shortest paths in a graph of a Matrix Market file, by frontiers.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <climits>
#include <fstream>
#include <iostream>
#include <queue>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
#include <algorithm>
#include <numeric>
#include <random>
using std::cout;
using std::endl;
using std::pair;
using std::string;
using std::vector;
struct CSRGraph {
  int n = 0, m = 0;
  vector<int> row, col, w;
};
static void die(const string &s) {
  std::cerr << "error: " << s << endl;
  std::exit(EXIT_FAILURE);
}
static CSRGraph readMatrixMarket(const string &name) {
  std::ifstream in(name);
  if (!in.is_open()) die("cannot open " + name);
  string line;
  bool sym = false, pattern = false;
  std::getline(in, line);
  {
    std::istringstream h(line);
    string a, b, c, d, e;
    h >> a >> b >> c >> d >> e;
    std::transform(e.begin(), e.end(), e.begin(), ::tolower);
    if (a != "%%MatrixMarket") die("no header");
    sym = e == "symmetric";
    pattern = d == "pattern";
  } while (std::getline(in, line) && line[0] == '%') {}
  int r, c, nz;
  if (sscanf(line.c_str(), "%d %d %d", &r, &c, &nz) != 3) die("sizes");
  vector<std::tuple<int, int, int>> e;
  for (int i = 0; i < nz; i++) {
    int u, v;
    double x = 1;
    in >> u >> v;
    if (!pattern) in >> x;
    e.emplace_back(u - 1, v - 1, (int)x);
    if (sym && u != v) e.emplace_back(v - 1, u - 1, (int)x);
  }
  if (!in) die("truncated");
  std::sort(e.begin(), e.end());
  e.erase(std::unique(e.begin(), e.end(), [](auto &a, auto &b) { return std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b); }), e.end());
  CSRGraph g;
  g.n = r;
  g.m = e.size();
  g.row.assign(r + 1, 0);
  for (auto &[u, v, x] : e) {
    g.row[u + 1]++;
    g.col.push_back(v);
    g.w.push_back(x);
  }
  std::partial_sum(g.row.begin(), g.row.end(), g.row.begin());
  return g;
}
__global__ void relax(const int *row, const int *col, const int *w, int *dist, const int *front, int fn, int *next, int *nn, int *mark, int round) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= fn) return;
  int u = front[t];
  for (int e = row[u]; e < row[u + 1]; e++) {
    int v = col[e], nd = atomicAdd(&dist[u], 0) + w[e];
    if (atomicMin(&dist[v], nd) > nd && atomicExch(&mark[v], round) != round) next[atomicAdd(nn, 1)] = v;
  }
}
int main(int argc, char **argv) {
  string file = argc > 1 ? argv[1] : "graph.mtx";
  if (argc <= 1) {
    std::mt19937 gen(11);
    std::ofstream o(file);
    const int n = 120, m = 400;
    o << "%%MatrixMarket matrix coordinate integer symmetric\n% generated\n" << n << ' ' << n << ' ' << m << '\n';
    std::uniform_int_distribution<int> d(1, n), w(1, 50);
    for (int i = 0; i < m; i++) {
      int a = i < n - 1 ? i + 2 : d(gen), b = i < n - 1 ? d(gen) % (i + 1) + 1 : d(gen);
      o << std::max(a, b) << ' ' << std::min(a, b) << ' ' << w(gen) << '\n';
    }
  }
  CSRGraph g = readMatrixMarket(file);
  cout << "vertices " << g.n << " edges " << g.m << endl;
  int *row, *col, *w, *dist, *f[2], *nn, *mark;
  auto up = [](vector<int> &v) {
    int *p;
    cudaMalloc(&p, v.size() * sizeof(int));
    cudaMemcpy(p, v.data(), v.size() * sizeof(int), cudaMemcpyHostToDevice);
    return p;
  };
  row = up(g.row);
  col = up(g.col);
  w = up(g.w);
  vector<int> init(g.n, INT_MAX / 2), zero(g.n, -1);
  init[0] = 0;
  dist = up(init);
  mark = up(zero);
  cudaMalloc(&f[0], g.n * sizeof(int));
  cudaMalloc(&f[1], g.n * sizeof(int));
  cudaMalloc(&nn, sizeof(int));
  int fn = 1, src = 0, rounds = 0;
  cudaMemcpy(f[0], &src, 4, cudaMemcpyHostToDevice);
  while (fn) {
    cudaMemset(nn, 0, 4);
    relax<<<(fn + 63) / 64, 64>>>(row, col, w, dist, f[rounds & 1], fn, f[~rounds & 1], nn, mark, rounds);
    cudaError_t e = cudaGetLastError();
    if (e != cudaSuccess) die(cudaGetErrorString(e));
    cudaMemcpy(&fn, nn, 4, cudaMemcpyDeviceToHost);
    if (++rounds > 10 * g.n) die("does not converge");
  }
  vector<int> out(g.n);
  cudaMemcpy(out.data(), dist, g.n * 4, cudaMemcpyDeviceToHost);
  vector<int> ref(g.n, INT_MAX / 2);
  std::priority_queue<pair<int, int>, vector<pair<int, int>>, std::greater<>> q;
  ref[0] = 0;
  q.push({0, 0});
  while (!q.empty()) {
    auto [d, u] = q.top();
    q.pop();
    if (d > ref[u]) continue;
    for (int e = g.row[u]; e < g.row[u + 1]; e++) if (d + g.w[e] < ref[g.col[e]]) q.push({ref[g.col[e]] = d + g.w[e], g.col[e]});
  }
  bool ok = out == ref;
  cout << "furthest " << *std::max_element(ref.begin(), ref.end()) << (ok ? " PASSED" : " FAILED") << endl;
  for (int *p : {row, col, w, dist, f[0], f[1], nn, mark}) cudaFree(p);
  return !ok;
}
