// A network with one hidden layer learns XOR: forward and backward passes as kernels, the loss falls.
#include <cmath>
#include <iomanip>
#include <iostream>
#include <random>
#include <vector>

struct Layer {
    int in, out;
    float *w, *b, *dw, *db;
};

__global__ void forward(const float *x, const float *w, const float *b, float *y, int batch, int in, int out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= batch * out)
        return;
    int sample = i / out, o = i % out;
    float sum = b[o];
    for (int k = 0; k < in; ++k)
        sum += x[sample * in + k] * w[k * out + o];
    y[i] = tanhf(sum);
}

__global__ void outputDelta(const float *y, const float *target, float *delta, float *loss, int n)
{
    int i = threadIdx.x;
    if (i < n) {
        float e = y[i] - target[i];
        atomicAdd(loss, e * e / n);
        delta[i] = 2 * e / n * (1 - y[i] * y[i]);
    }
}

__global__ void hiddenDelta(const float *next, const float *w, const float *y, float *delta, int batch, int size, int out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= batch * size)
        return;
    int sample = i / size, k = i % size;
    float sum = 0;
    for (int o = 0; o < out; ++o)
        sum += next[sample * out + o] * w[k * out + o];
    delta[i] = sum * (1 - y[i] * y[i]);
}

__global__ void learn(const float *x, const float *delta, float *w, float *b, int batch, int in, int out, float rate)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= (in + 1) * out)
        return;
    int k = i / out, o = i % out;
    float gradient = 0;
    for (int s = 0; s < batch; ++s)
        gradient += delta[s * out + o] * (k < in ? x[s * in + k] : 1.0f);
    if (k < in)
        w[i] -= rate * gradient;
    else
        b[o] -= rate * gradient;
}

template <typename T>
T *upload(const std::vector<T> &host)
{
    T *d;
    cudaMalloc(&d, host.size() * sizeof(T));
    cudaMemcpy(d, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice);
    return d;
}

int main()
{
    const int batch = 4, hidden = 8;
    std::mt19937 gen(12);
    std::uniform_real_distribution<float> init(-1, 1);
    std::vector<float> w1(2 * hidden), b1(hidden), w2(hidden), b2(1);
    for (auto *v : {&w1, &b1, &w2, &b2})
        for (float &x : *v)
            x = init(gen);
    float *x = upload<float>({0, 0, 0, 1, 1, 0, 1, 1}), *target = upload<float>({-0.9f, 0.9f, 0.9f, -0.9f});
    float *dw1 = upload(w1), *db1 = upload(b1), *dw2 = upload(w2), *db2 = upload(b2);
    float *y1, *y2, *delta1, *delta2, *dLoss, first = 0, loss = 0;
    cudaMalloc(&y1, batch * hidden * sizeof(float));
    cudaMalloc(&delta1, batch * hidden * sizeof(float));
    cudaMalloc(&y2, batch * sizeof(float));
    cudaMalloc(&delta2, batch * sizeof(float));
    cudaMalloc(&dLoss, sizeof(float));
    for (int epoch = 0; epoch < 400; ++epoch) {
        forward<<<1, 32>>>(x, dw1, db1, y1, batch, 2, hidden);
        forward<<<1, 32>>>(y1, dw2, db2, y2, batch, hidden, 1);
        cudaMemset(dLoss, 0, sizeof(float));
        outputDelta<<<1, 32>>>(y2, target, delta2, dLoss, batch);
        hiddenDelta<<<1, 32>>>(delta2, dw2, y1, delta1, batch, hidden, 1);
        learn<<<1, 32>>>(y1, delta2, dw2, db2, batch, hidden, 1, 0.5f);
        learn<<<1, 32>>>(x, delta1, dw1, db1, batch, 2, hidden, 0.5f);
        if (epoch == 0 || epoch == 399)
            cudaMemcpy(epoch ? &loss : &first, dLoss, sizeof(float), cudaMemcpyDeviceToHost);
    }
    std::vector<float> y(batch);
    cudaMemcpy(y.data(), y2, batch * sizeof(float), cudaMemcpyDeviceToHost);
    bool ok = loss < 0.05f && loss < first;
    for (int s = 0; s < batch; ++s) {
        std::cout << s / 2 << " xor " << s % 2 << " = " << (y[s] > 0) << std::endl;
        ok = ok && (y[s] > 0) == (s == 1 || s == 2);
    }
    std::cout << (ok ? "learned" : "not learned") << std::endl;
    for (float *p : {x, target, dw1, db1, dw2, db2, y1, y2, delta1, delta2, dLoss})
        cudaFree(p);
    return !ok;
}
