// Numbers of the standard library's generators and distributions for fixed seeds, doubled on the device and printed.
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <iomanip>
#include <random>
#include <string>
#include <vector>

__global__ void twice(double *x, int n)
{
    int i = threadIdx.x;
    if (i < n)
        x[i] *= 2;
}

static void show(const std::string &name, std::vector<double> x)
{
    std::vector<double> y(x.size());
    double *d;
    cudaMalloc(&d, x.size() * sizeof(double));
    cudaMemcpy(d, x.data(), x.size() * sizeof(double), cudaMemcpyHostToDevice);
    twice<<<1, 32>>>(d, static_cast<int>(x.size()));
    cudaMemcpy(y.data(), d, y.size() * sizeof(double), cudaMemcpyDeviceToHost);
    cudaFree(d);
    std::cout << std::left << std::setw(24) << name << std::right;
    for (size_t i = 0; i < x.size(); ++i) {
        if (y[i] != 2 * x[i])
            std::cout << " (wrong)";
        std::cout << ' ' << std::setw(12) << std::setprecision(8) << x[i];
    }
    std::cout << '\n';
}

template <typename Engine, typename Distribution>
static void draw(const std::string &name, Engine engine, Distribution distribution)
{
    std::vector<double> x;
    for (int i = 0; i < 6; ++i)
        x.push_back(static_cast<double>(distribution(engine)));
    show(name, x);
}

int main()
{
    std::mt19937 mt(42);
    std::mt19937_64 mt64(42);
    std::default_random_engine standard(7);
    std::minstd_rand minstd(3);
    draw("mt19937 uniform_int", mt, std::uniform_int_distribution<int>(0, 99));
    draw("mt19937 uniform_real", mt, std::uniform_real_distribution<double>(-1, 1));
    draw("mt19937 uniform float", mt, std::uniform_real_distribution<float>(0, 1));
    draw("mt19937 normal", mt, std::normal_distribution<double>(0, 1));
    draw("mt19937 normal float", mt, std::normal_distribution<float>(5, 2));
    draw("mt19937_64 uniform_int", mt64, std::uniform_int_distribution<long>(-1000, 1000));
    draw("mt19937_64 uniform", mt64, std::uniform_real_distribution<double>());
    draw("default uniform_int", standard, std::uniform_int_distribution<int>(1, 6));
    draw("default uniform_real", standard, std::uniform_real_distribution<float>(0, 10));
    draw("minstd exponential", minstd, std::exponential_distribution<double>(1.5));
    draw("mt19937 bernoulli", mt, std::bernoulli_distribution(0.3));
    std::vector<double> deck(8);
    for (int i = 0; i < 8; ++i)
        deck[i] = i;
    std::shuffle(deck.begin(), deck.end(), mt);
    show("mt19937 shuffle", deck);
    std::vector<double> raw;
    for (int i = 0; i < 3; ++i)
        raw.push_back(mt());
    mt.discard(10);
    raw.push_back(mt());
    std::seed_seq seq{1, 2, 3};
    std::mt19937 seeded(seq);
    raw.push_back(seeded());
    show("raw", raw);
    return 0;
}
