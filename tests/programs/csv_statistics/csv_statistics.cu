// A table is read from a CSV file with string streams; column statistics are computed on the device.
// run: -- data.csv
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

struct Stats {
    double sum, sumSquares, least, most;
};

__global__ void statistics(const double *table, int rows, int cols, Stats *out)
{
    __shared__ Stats part[64];
    Stats s = {0, 0, INFINITY, -INFINITY};
    for (int r = threadIdx.x; r < rows; r += blockDim.x) {
        double v = table[r * cols + blockIdx.x];
        s.sum += v;
        s.sumSquares += v * v;
        s.least = fmin(s.least, v);
        s.most = fmax(s.most, v);
    }
    part[threadIdx.x] = s;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int t = 1; t < blockDim.x; t++) {
            s.sum += part[t].sum;
            s.sumSquares += part[t].sumSquares;
            s.least = fmin(s.least, part[t].least);
            s.most = fmax(s.most, part[t].most);
        }
        out[blockIdx.x] = s;
    }
}

int main(int argc, char **argv)
{
    std::ifstream file(argc > 1 ? argv[1] : "data.csv");
    if (!file)
        return std::cerr << "no file\n", 2;
    std::string line, cell;
    std::getline(file, line);
    std::vector<std::string> names;
    std::stringstream header(line);
    while (std::getline(header, cell, ','))
        names.push_back(cell);
    std::vector<double> table;
    int rows = 0, skipped = 0;
    while (std::getline(file, line)) {
        if (line.empty())
            continue;
        std::istringstream in(line);
        std::vector<double> row;
        try {
            while (std::getline(in, cell, ','))
                row.push_back(std::stod(cell));
            if (row.size() != names.size())
                throw std::length_error("short row");
        } catch (const std::logic_error &) {
            ++skipped;
            continue;
        }
        table.insert(table.end(), row.begin(), row.end());
        ++rows;
    }
    const int cols = names.size();
    double *dTable;
    Stats *dStats;
    std::vector<Stats> stats(cols);
    cudaMalloc(&dTable, table.size() * sizeof(double));
    cudaMalloc(&dStats, cols * sizeof(Stats));
    cudaMemcpy(dTable, table.data(), table.size() * sizeof(double), cudaMemcpyHostToDevice);
    statistics<<<cols, 64>>>(dTable, rows, cols, dStats);
    cudaMemcpy(stats.data(), dStats, cols * sizeof(Stats), cudaMemcpyDeviceToHost);
    cudaFree(dTable);
    cudaFree(dStats);
    std::cout << rows << " rows, " << skipped << " skipped\n" << std::left << std::setw(12) << "column" << std::right;
    for (const char *title : {"mean", "deviation", "least", "most"})
        std::cout << std::setw(12) << title;
    std::cout << '\n' << std::fixed;
    for (int c = 0; c < cols; ++c) {
        double mean = stats[c].sum / rows;
        double deviation = std::sqrt(stats[c].sumSquares / rows - mean * mean);
        std::cout << std::left << std::setw(12) << names[c] << std::right << std::setprecision(3) << std::setw(12) << mean << std::setw(12)
                  << deviation << std::setw(12) << stats[c].least << std::setw(12) << stats[c].most << '\n';
    }
    return 0;
}
