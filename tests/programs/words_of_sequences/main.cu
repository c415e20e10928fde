// run: -- seq.fa
// Words of three letters in the sequences of a file, counted for each.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <iterator>
#include <numeric>
#include <cuda_runtime.h>
__constant__ unsigned char code[256];
__global__ void count(const char *s, int n, int k, unsigned *table) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i + k > n) return; unsigned w = 0; for (int j = 0; j < k; j++) { unsigned char c = code[(unsigned char)s[i + j]]; if (c > 3) return; w = w << 2 | c; } atomicAdd(&table[w], 1u); }
struct Record { std::string name, seq; friend std::istream &operator>>(std::istream &in, Record &r) { r = {}; std::string line; if (!std::getline(in, line) || line.empty() || line[0] != '>') { in.setstate(std::ios::failbit); return in; } std::istringstream(line.substr(1)) >> r.name; while (in.peek() != '>' && std::getline(in, line)) r.seq += line; if (in.eof()) in.clear(); return in; } };
int main(int argc, char **argv) { std::ifstream in(argc > 1 ? argv[1] : "seq.fa"); if (!in) { std::cerr << "no file\n"; return 1; } std::vector<Record> rs; Record r; while (in.peek() != EOF && in >> r) rs.push_back(r); unsigned char h[256]; std::fill(h, h + 256, 255); h['A'] = 0; h['C'] = 1; h['G'] = 2; h['T'] = 3; cudaMemcpyToSymbol(code, h, sizeof h); const int k = 3; std::vector<unsigned> t(1 << 2 * k); unsigned *d; cudaMalloc(&d, t.size() * 4); for (auto &r : rs) { cudaMemset(d, 0, t.size() * 4); char *s; cudaMalloc(&s, r.seq.size()); cudaMemcpy(s, r.seq.data(), r.seq.size(), cudaMemcpyHostToDevice); count<<<(r.seq.size() + 63) / 64, 64>>>(s, r.seq.size(), k, d); cudaMemcpy(t.data(), d, t.size() * 4, cudaMemcpyDeviceToHost); cudaFree(s); auto m = std::max_element(t.begin(), t.end()); std::cout << r.name << ": " << r.seq.size() << " bases, " << std::accumulate(t.begin(), t.end(), 0u) << " words, most " << *m << " of " << m - t.begin() << '\n'; } cudaFree(d); }
