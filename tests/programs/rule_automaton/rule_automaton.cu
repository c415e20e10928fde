// Wolfram's rule of the command line on bits packed in words: each thread owns a word, rows swap, ASCII at the end.
// run: -- 110 24
#include <bitset>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

__global__ void evolve(const uint32_t *now, uint32_t *next, int words, unsigned rule)
{
    int w = blockIdx.x * blockDim.x + threadIdx.x;
    if (w >= words)
        return;
    uint32_t mine = now[w], left = now[(w + words - 1) % words], right = now[(w + 1) % words];
    uint32_t west = (mine << 1) | (left >> 31), east = __funnelshift_r(mine, right, 1), out = 0;
    for (int p = 0; p < 8; ++p)
        if (rule >> p & 1)
            out |= (p & 4 ? west : ~west) & (p & 2 ? mine : ~mine) & (p & 1 ? east : ~east);
    next[w] = out;
}

int main(int argc, char **argv)
{
    const unsigned rule = argc > 1 ? std::stoul(argv[1]) : 30;
    const int rows = argc > 2 ? std::stoi(argv[2]) : 10, words = 2;
    std::vector<uint32_t> host(words, 0);
    host[words / 2] = 1u;
    std::vector<bool> cells(32 * words);
    for (int i = 0; i < 32 * words; ++i)
        cells[i] = host[i / 32] >> (i % 32) & 1;
    uint32_t *d[2];
    cudaMalloc(&d[0], words * sizeof(uint32_t));
    cudaMalloc(&d[1], words * sizeof(uint32_t));
    cudaMemcpy(d[0], host.data(), words * sizeof(uint32_t), cudaMemcpyHostToDevice);
    int wrong = 0;
    for (int r = 0; r < rows; ++r) {
        std::string line;
        for (int i = 32 * words - 1; i >= 0; --i)
            line += std::bitset<32>(host[i / 32]).test(i % 32) ? '#' : '.';
        std::cout << line << '\n';
        evolve<<<1, 32>>>(d[r % 2], d[(r + 1) % 2], words, rule);
        cudaMemcpy(host.data(), d[(r + 1) % 2], words * sizeof(uint32_t), cudaMemcpyDeviceToHost);
        std::vector<bool> next(cells.size());
        const int n = cells.size();
        for (int i = 0; i < n; ++i) {
            int p = 4 * cells[(i + n - 1) % n] + 2 * cells[i] + cells[(i + 1) % n];
            next[i] = rule >> p & 1;
            wrong += next[i] != (host[i / 32] >> (i % 32) & 1);
        }
        cells = next;
    }
    std::cout << wrong << " wrong" << std::endl;
    cudaFree(d[0]);
    cudaFree(d[1]);
    return wrong != 0;
}
