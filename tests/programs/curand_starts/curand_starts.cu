// Where the generators of the device begin: seeds, sequences and offsets of XORWOW, MRG32k3a and Philox.
#include <curand_kernel.h>
#include <cstdio>

template <class State> __global__ void draw(unsigned *out, unsigned long long seed, unsigned long long sequence, unsigned long long offset)
{
    State state;
    curand_init(seed, sequence, offset, &state);
    for (int i = 0; i < 4; i++)
        out[i] = curand(&state);
}

template <class State> void show(const char *name)
{
    unsigned *out;
    cudaMallocManaged(&out, 4 * sizeof(unsigned));
    auto line = [&](unsigned long long seed, unsigned long long sequence, unsigned long long offset) {
        draw<State><<<1, 1>>>(out, seed, sequence, offset);
        cudaDeviceSynchronize();
        printf("%s %llu %llu %llu: %u %u %u %u\n", name, seed, sequence, offset, out[0], out[1], out[2], out[3]);
    };
    for (unsigned long long seed : {0ull, 1234ull, 0x123456789abcdefull})
        for (unsigned long long sequence : {0ull, 1ull, 5ull})
            for (unsigned long long offset : {0ull, 7ull})
                line(seed, sequence, offset);
    // Far from the beginning.
    for (unsigned long long sequence : {4096ull, 65537ull, 1ull << 20, (1ull << 40) + 3})
        for (unsigned long long offset : {0ull, 1000ull, 70000ull, (1ull << 40) + 5})
            line(1234, sequence, offset);
    cudaFree(out);
}

int main()
{
    show<curandStateXORWOW_t>("XORWOW");
    show<curandStateMRG32k3a_t>("MRG32k3a");
    show<curandStatePhilox4_32_10_t>("Philox");
    return 0;
}
