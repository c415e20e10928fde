// What the host's variables have at each launch: scalars, structs, arrays, containers, pointers, and the callers.
// run: --variables -- 3
// variable: 1 scale<float> count 40
// variable: 1 scale<float> factor 0.5
// variable: 1 scale<float> round 1
// variable: 2 scale<float> round 2
// variable: 3 scale<float> round 3
// variable: 1 scale<float> grid {x: 2, y: 1, z: 1}
// variable: 1 main argc 2
// variable: 1 main rounds 3
// variable: 1 main settings {count: 40, mode: FAST, gain: {0.5, 2.0}, name: "gpu"}
// variable: 1 main values {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, …}
// variable: 1 main title "run of 3"
// variable: 1 main letter 'g'
// variable: 1 main nothing nullptr
// variable: 1 main grid3 {1, 2, 3, 4, 5, 6}
// variable: 2 main inner 12
// variable: 3 main ready true
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

enum Mode { SLOW, FAST };

struct Settings
{
    int count;
    Mode mode;
    double gain[2];
    char name[8];
};

__global__ void times(float *x, float by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= by;
}

template <class T> void scale(T *x, const Settings &settings, T factor, int round)
{
    int count = settings.count;
    dim3 block(32), grid((count + block.x - 1) / block.x);
    times<<<grid, block>>>(x, factor, count);
    int later = 7;
    if (round + later == 0)
        std::puts("never");
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? std::atoi(argv[1]) : 1;
    Settings settings = {40, FAST, {0.5, 2.0}, "gpu"};
    std::vector<float> values(settings.count);
    for (int i = 0; i < settings.count; i++)
        values[i] = i;
    std::string title = "run of " + std::to_string(rounds);
    char letter = settings.name[0];
    int *nothing = nullptr;
    short grid3[3][2] = {{1, 2}, {3, 4}, {5, 6}};
    float *device;
    cudaMalloc(&device, values.size() * sizeof(float));
    cudaMemcpy(device, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice);
    bool ready = false;
    for (int round = 1; round <= rounds; round++)
    {
        int inner = 6 * round;
        ready = round == rounds;
        scale<float>(device, settings, 0.5f, round);
        if (inner < 0)
            break;
    }
    cudaMemcpy(values.data(), device, values.size() * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(device);
    std::printf("%s %c: %g %d %d\n", title.c_str(), letter, values[39], grid3[2][1], nothing == nullptr && ready);
}
