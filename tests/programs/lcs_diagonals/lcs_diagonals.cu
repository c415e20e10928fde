// The longest common subsequence of two words of the command line: one launch for each anti-diagonal.
// run: -- GGCACCACGGTTAGCAACTTGAC ACGGCGGATTACACATGGTCA
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

__global__ void diagonal(const char *a, const char *b, int *table, int n, int m, int d)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + max(1, d - m);
    int j = d - i;
    if (i > n || j < 1)
        return;
    int w = m + 1;
    table[i * w + j] = a[i - 1] == b[j - 1] ? table[(i - 1) * w + j - 1] + 1 : max(table[(i - 1) * w + j], table[i * w + j - 1]);
}

int main(int argc, char **argv)
{
    std::string a = argc > 2 ? argv[1] : "kitten", b = argc > 2 ? argv[2] : "sitting";
    const int n = a.length(), m = b.length();
    char *dA, *dB;
    int *dTable;
    cudaMalloc(&dA, n);
    cudaMalloc(&dB, m);
    cudaMalloc(&dTable, (n + 1) * (m + 1) * sizeof(int));
    cudaMemset(dTable, 0, (n + 1) * (m + 1) * sizeof(int));
    cudaMemcpy(dA, a.data(), n, cudaMemcpyHostToDevice);
    cudaMemcpy(dB, b.data(), m, cudaMemcpyHostToDevice);
    for (int d = 2; d <= n + m; ++d)
        diagonal<<<1, 64>>>(dA, dB, dTable, n, m, d);
    std::vector<int> t((n + 1) * (m + 1));
    cudaMemcpy(t.data(), dTable, t.size() * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(dA);
    cudaFree(dB);
    cudaFree(dTable);
    std::string common;
    for (int i = n, j = m; i > 0 && j > 0;) {
        if (a[i - 1] == b[j - 1]) {
            common.push_back(a[--i]);
            --j;
        } else if (t[(i - 1) * (m + 1) + j] >= t[i * (m + 1) + j - 1]) {
            --i;
        } else {
            --j;
        }
    }
    std::reverse(common.begin(), common.end());
    auto contains = [](const std::string &text, const std::string &part) {
        std::size_t k = 0;
        for (char c : text)
            k += k < part.size() && part[k] == c;
        return k == part.size();
    };
    std::cout << common << " (" << common.size() << ")" << std::endl;
    bool ok = contains(a, common) && contains(b, common) && static_cast<int>(common.size()) == t.back();
    std::cout << (ok ? "ok" : "WRONG") << std::endl;
    return !ok;
}
