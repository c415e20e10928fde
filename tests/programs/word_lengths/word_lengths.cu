// Words of standard input are packed into one buffer; the device counts lengths and vowels, maps do it on the host.
// run: --stdin words.txt
#include <cctype>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

__global__ void count(const char *text, const int *starts, int words, int *lengths, int *vowels)
{
    int w = blockIdx.x * blockDim.x + threadIdx.x;
    if (w >= words)
        return;
    int length = starts[w + 1] - starts[w];
    atomicAdd(&lengths[min(length, 15)], 1);
    int v = 0;
    for (int i = starts[w]; i < starts[w + 1]; ++i) {
        char c = text[i];
        v += c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
    }
    vowels[w] = v;
}

int main()
{
    std::ios::sync_with_stdio(false);
    std::vector<std::string> words{std::istream_iterator<std::string>(std::cin), std::istream_iterator<std::string>()};
    std::string text;
    std::vector<int> starts;
    std::unordered_map<std::string, int> frequency;
    for (auto &word : words) {
        starts.push_back(text.size());
        for (auto &c : word)
            c = std::tolower(static_cast<unsigned char>(c));
        text += word;
        ++frequency[word];
    }
    starts.push_back(text.size());
    const int n = words.size();
    char *dText;
    int *dStarts, *dLengths, *dVowels, lengths[16];
    std::vector<int> vowels(n);
    cudaMalloc(&dText, text.size());
    cudaMalloc(&dStarts, starts.size() * sizeof(int));
    cudaMalloc(&dLengths, sizeof lengths);
    cudaMalloc(&dVowels, n * sizeof(int));
    cudaMemcpy(dText, text.data(), text.size(), cudaMemcpyHostToDevice);
    cudaMemcpy(dStarts, starts.data(), starts.size() * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(dLengths, 0, sizeof lengths);
    count<<<(n + 63) / 64, 64>>>(dText, dStarts, n, dLengths, dVowels);
    cudaMemcpy(lengths, dLengths, sizeof lengths, cudaMemcpyDeviceToHost);
    cudaMemcpy(vowels.data(), dVowels, n * sizeof(int), cudaMemcpyDeviceToHost);
    std::map<int, int> want;
    for (const auto &word : words)
        ++want[word.size()];
    bool ok = true;
    for (auto it = want.begin(); it != want.end(); ++it) {
        std::cout << it->first << " letters: " << lengths[it->first] << "\n";
        ok = ok && lengths[it->first] == it->second;
    }
    int most = 0;
    for (int w = 0; w < n; ++w)
        if (vowels[w] > vowels[most])
            most = w;
    std::map<int, std::string, std::greater<int>> top;
    for (const auto &entry : frequency)
        if (top.insert({entry.second, entry.first}).first->second > entry.first)
            top[entry.second] = entry.first;
    std::cout << n << " words, most vowels in \"" << words[most] << "\", most often \"" << top.begin()->second << "\"" << std::endl;
    cudaFree(dText);
    cudaFree(dStarts);
    cudaFree(dLengths);
    cudaFree(dVowels);
    return ok ? 0 : 1;
}
