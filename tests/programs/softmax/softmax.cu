// Softmax of rows: reductions by shuffles in a warp and shared memory between warps, as templates over operators.
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <vector>

struct Max {
    static constexpr float identity = -FLT_MAX;
    __device__ float operator()(float a, float b) const { return fmaxf(a, b); }
};
struct Sum {
    static constexpr float identity = 0.0f;
    __device__ float operator()(float a, float b) const { return a + b; }
};

template <typename Op>
__device__ float blockReduce(float v, Op op)
{
    __shared__ float perWarp[32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (int d = 16; d > 0; d /= 2)
        v = op(v, __shfl_xor_sync(0xffffffff, v, d));
    __syncthreads();
    if (lane == 0)
        perWarp[warp] = v;
    __syncthreads();
    v = lane < blockDim.x / 32 ? perWarp[lane] : Op::identity;
    for (int d = 16; d > 0; d /= 2)
        v = op(v, __shfl_xor_sync(0xffffffff, v, d));
    return v;
}

__global__ void softmax(const float *in, float *out, int columns)
{
    in += blockIdx.x * columns;
    out += blockIdx.x * columns;
    float largest = Max::identity;
    for (int c = threadIdx.x; c < columns; c += blockDim.x)
        largest = fmaxf(largest, in[c]);
    largest = blockReduce(largest, Max());
    float sum = 0;
    for (int c = threadIdx.x; c < columns; c += blockDim.x)
        sum += expf(in[c] - largest);
    sum = blockReduce(sum, Sum());
    for (int c = threadIdx.x; c < columns; c += blockDim.x)
        out[c] = expf(in[c] - largest) / sum;
}

int main()
{
    const int rows = 37, columns = 500;
    std::vector<float> in(rows * columns), out(rows * columns);
    for (int i = 0; i < rows * columns; i++)
        in[i] = sinf(i * 0.37f) * 8.0f;
    float *dIn, *dOut;
    cudaMalloc(&dIn, in.size() * sizeof(float));
    cudaMalloc(&dOut, out.size() * sizeof(float));
    cudaMemcpy(dIn, in.data(), in.size() * sizeof(float), cudaMemcpyHostToDevice);
    softmax<<<rows, 128>>>(dIn, dOut, columns);
    cudaMemcpy(out.data(), dOut, out.size() * sizeof(float), cudaMemcpyDeviceToHost);
    double worst = 0, worstSum = 0;
    for (int r = 0; r < rows; r++) {
        double sum = 0, total = 0;
        for (int c = 0; c < columns; c++)
            sum += exp((double)in[r * columns + c]);
        for (int c = 0; c < columns; c++) {
            worst = fmax(worst, fabs(out[r * columns + c] - exp((double)in[r * columns + c]) / sum));
            total += out[r * columns + c];
        }
        worstSum = fmax(worstSum, fabs(total - 1));
    }
    printf("out[0][4] = %.6f\n", out[4]);
    printf("%s\n", worst < 1e-6 && worstSum < 1e-5 ? "softmax OK" : "softmax WRONG");
    cudaFree(dIn);
    cudaFree(dOut);
    return worst < 1e-6 ? 0 : 1;
}
