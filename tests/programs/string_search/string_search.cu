// A pattern is searched for in a text file that is read line by line; places come back in order.
// run: -- text.txt the
#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

__constant__ char pattern[64];

__global__ void find(const char *text, int length, int patternLength, int *places, int *found, int room)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at + patternLength > length)
        return;
    for (int k = 0; k < patternLength; ++k)
        if (text[at + k] != pattern[k])
            return;
    int slot = atomicAdd(found, 1);
    if (slot < room)
        places[slot] = at;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::cerr << "usage: " << argv[0] << " FILE WORD" << std::endl;
        return 64;
    }
    std::ifstream in(argv[1]);
    if (!in.is_open()) {
        std::cerr << argv[1] << ": cannot be read" << std::endl;
        return 66;
    }
    std::string text, line, word = argv[2];
    std::vector<int> lineStarts;
    while (std::getline(in, line)) {
        lineStarts.push_back(text.size());
        std::transform(line.begin(), line.end(), line.begin(), [](unsigned char c) { return std::tolower(c); });
        text += line + '\n';
    }
    const int room = 100;
    char *dText;
    int *dPlaces, *dFound, found = 0;
    cudaMalloc(&dText, text.size());
    cudaMalloc(&dPlaces, room * sizeof(int));
    cudaMalloc(&dFound, sizeof(int));
    cudaMemcpy(dText, text.c_str(), text.size(), cudaMemcpyHostToDevice);
    cudaMemcpy(dFound, &found, sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(pattern, word.data(), word.size());
    find<<<(text.size() + 127) / 128, 128>>>(dText, text.size(), word.size(), dPlaces, dFound, room);
    cudaMemcpy(&found, dFound, sizeof(int), cudaMemcpyDeviceToHost);
    std::vector<int> places(std::min(found, room));
    cudaMemcpy(places.data(), dPlaces, places.size() * sizeof(int), cudaMemcpyDeviceToHost);
    std::sort(places.begin(), places.end());
    for (int place : places) {
        auto next = std::upper_bound(lineStarts.begin(), lineStarts.end(), place);
        std::cout << "line " << next - lineStarts.begin() << ", column " << place - *(next - 1) + 1 << "\n";
    }
    int want = 0;
    for (std::size_t p = text.find(word); p != std::string::npos; p = text.find(word, p + 1))
        ++want;
    std::cout << found << " found, " << want << " expected" << std::endl;
    cudaFree(dText);
    cudaFree(dPlaces);
    cudaFree(dFound);
    return found == want ? 0 : 1;
}
