// Layers of a network behind virtual functions, tensors behind shared pointers.
// nvcc: --extended-lambda
#include <cuda_runtime.h>
#include <memory>
#include <vector>
#include <string>
#include <functional>
#include <iostream>
#include <iomanip>
#include <random>
#include <cmath>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#define CUDA_OK(x) [&] { cudaError_t e_ = (x); if (e_ != cudaSuccess) throw std::runtime_error(std::string(#x ": ") + cudaGetErrorString(e_)); }()
class Tensor {
public:
  Tensor(std::vector<int> shape) : shape_(std::move(shape)), size_(1) {
    for (int s : shape_) size_ *= s;
    void *p;
    CUDA_OK(cudaMalloc(&p, size_ * sizeof(float)));
    data_.reset(static_cast<float *>(p), [](float *q) { cudaFree(q); });
    CUDA_OK(cudaMemset(p, 0, size_ * sizeof(float)));
  }
  float *data() const { return data_.get(); }
  size_t size() const { return size_; }
  int dim(int i) const { return shape_.at(i); }
  void upload(const std::vector<float> &h) {
    if (h.size() != size_) throw std::invalid_argument("size mismatch: " + std::to_string(h.size()));
    CUDA_OK(cudaMemcpy(data(), h.data(), size_ * sizeof(float), cudaMemcpyHostToDevice));
  }
  std::vector<float> download() const {
    std::vector<float> h(size_);
    CUDA_OK(cudaMemcpy(h.data(), data(), size_ * sizeof(float), cudaMemcpyDeviceToHost));
    return h;
  }
private:
  std::vector<int> shape_;
  size_t size_;
  std::shared_ptr<float> data_;
};
__device__ __forceinline__ float sigmoid(float x) { return 1.f / (1.f + expf(-x)); }
__global__ void linear(const float *x, const float *w, const float *b, float *y, int in, int out, int batch) {
  int o = blockIdx.x * blockDim.x + threadIdx.x, n = blockIdx.y;
  if (o >= out) return;
  float s = b ? b[o] : 0.f;
  for (int i = 0; i < in; i++) s += x[n * in + i] * w[o * in + i];
  y[n * out + o] = s;
}
template <class F> __global__ void pointwise(float *x, size_t n, F f) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) x[i] = f(x[i]);
}
__global__ void lstm_cell(const float *g, float *h, float *c, int hidden) {
  int j = threadIdx.x, n = blockIdx.x;
  const float *p = g + n * 4 * hidden;
  float i = sigmoid(p[j]), f = sigmoid(p[hidden + j]), q = tanhf(p[2 * hidden + j]), o = sigmoid(p[3 * hidden + j]), cc = f * c[n * hidden + j] + i * q;
  c[n * hidden + j] = cc;
  h[n * hidden + j] = o * tanhf(cc);
}
struct Layer {
  virtual ~Layer() = default;
  virtual Tensor forward(const Tensor &x) = 0;
  virtual std::string describe() const = 0;
};
struct Linear : Layer {
  Tensor w, b;
  Linear(int in, int out, std::mt19937 &g) : w({out, in}), b({out}) {
    std::normal_distribution<float> d(0, 1 / std::sqrt((float)in));
    std::vector<float> h(w.size());
    for (auto &x : h) x = d(g);
    w.upload(h);
  }
  Tensor forward(const Tensor &x) override {
    Tensor y({x.dim(0), w.dim(0)});
    linear<<<dim3((w.dim(0) + 31) / 32, x.dim(0)), 32>>>(x.data(), w.data(), b.data(), y.data(), w.dim(1), w.dim(0), x.dim(0));
    return y;
  }
  std::string describe() const override { return "Linear(" + std::to_string(w.dim(1)) + "," + std::to_string(w.dim(0)) + ")"; }
};
struct Relu : Layer {
  Tensor forward(const Tensor &x) override {
    Tensor y = x;
    pointwise<<<2, 64>>>(y.data(), y.size(), [] __device__(float v) { return fmaxf(v, 0.f); });
    return y;
  }
  std::string describe() const override { return "ReLU"; }
};
struct Lstm : Layer {
  Linear wx;
  int hidden;
  Lstm(int in, int hid, std::mt19937 &g) : wx(in, 4 * hid, g), hidden(hid) {}
  Tensor forward(const Tensor &x) override {
    Tensor gates = wx.forward(x), h({x.dim(0), hidden}), c({x.dim(0), hidden});
    lstm_cell<<<x.dim(0), hidden>>>(gates.data(), h.data(), c.data(), hidden);
    return h;
  }
  std::string describe() const override { return "LSTM(" + std::to_string(hidden) + ")"; }
};
int main() try {
  std::mt19937 g(77);
  std::vector<std::unique_ptr<Layer>> net;
  net.emplace_back(std::make_unique<Linear>(10, 20, g));
  net.emplace_back(std::make_unique<Relu>());
  net.emplace_back(std::make_unique<Lstm>(20, 16, g));
  net.emplace_back(std::make_unique<Linear>(16, 3, g));
  Tensor x({4, 10});
  std::vector<float> in(40);
  for (int i = 0; i < 40; i++) in[i] = std::sin(0.3f * i);
  x.upload(in);
  std::unordered_map<std::string, int> kinds;
  for (auto &l : net) {
    std::cout << l->describe() << (l == net.back() ? "\n" : " -> ");
    kinds[l->describe().substr(0, 4)]++;
    x = l->forward(x);
  }
  CUDA_OK(cudaGetLastError());
  CUDA_OK(cudaDeviceSynchronize());
  auto out = x.download();
  bool ok = out.size() == 12;
  for (float v : out) ok &= std::isfinite(v) && std::fabs(v) < 5;
  try {
    x.upload({1.f, 2.f});
    ok = false;
  } catch (const std::invalid_argument &e) { std::cout << e.what() << '\n'; }
  std::cout << kinds["Line"] << '\n' << (ok ? "PASSED" : "FAILED") << std::endl;
  return !ok;
} catch (const std::exception &e) {
  std::cerr << e.what() << std::endl;
  return 1;
}
