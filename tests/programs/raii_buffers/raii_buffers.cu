// Buffers and streams as classes that release themselves, also when an exception unwinds the stack.
#include <cuda_runtime.h>
#include <iostream>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class CudaError : public std::runtime_error {
public:
    CudaError(cudaError_t code, const char *what) : std::runtime_error(std::string(what) + " failed"), code_(code) {}
    cudaError_t code() const noexcept { return code_; }

private:
    cudaError_t code_;
};

#define CUDA_TRY(call)                                                             \
    do {                                                                           \
        cudaError_t code_ = (call);                                                \
        if (code_ != cudaSuccess)                                                  \
            throw CudaError(code_, #call);                                         \
    } while (false)

static int alive = 0;

template <typename T>
class DeviceBuffer {
public:
    explicit DeviceBuffer(std::size_t n) : size_(n)
    {
        CUDA_TRY(cudaMalloc(&data_, n * sizeof(T)));
        ++alive;
    }
    ~DeviceBuffer()
    {
        if (data_) {
            cudaFree(data_);
            --alive;
        }
    }
    DeviceBuffer(const DeviceBuffer &) = delete;
    DeviceBuffer &operator=(const DeviceBuffer &) = delete;
    DeviceBuffer(DeviceBuffer &&other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}
    DeviceBuffer &operator=(DeviceBuffer &&other) noexcept
    {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        return *this;
    }
    T *get() const { return data_; }
    std::size_t size() const { return size_; }
    void upload(const std::vector<T> &from, cudaStream_t s) { CUDA_TRY(cudaMemcpyAsync(data_, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice, s)); }
    void download(std::vector<T> &to, cudaStream_t s) const { CUDA_TRY(cudaMemcpyAsync(to.data(), data_, to.size() * sizeof(T), cudaMemcpyDeviceToHost, s)); }

private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

class Stream {
public:
    Stream() { CUDA_TRY(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
    ~Stream() { cudaStreamDestroy(stream_); }
    Stream(const Stream &) = delete;
    operator cudaStream_t() const { return stream_; }
    void synchronize() { CUDA_TRY(cudaStreamSynchronize(stream_)); }

private:
    cudaStream_t stream_{};
};

template <typename T>
__global__ void increment(T *data, std::size_t n, T by)
{
    std::size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += by;
}

template <typename T>
T process(std::size_t n, unsigned block)
{
    Stream stream;
    std::vector<T> values(n);
    std::iota(values.begin(), values.end(), T(0));
    DeviceBuffer<T> first(n);
    first.upload(values, stream);
    DeviceBuffer<T> moved = std::move(first);
    increment<T><<<(n + block - 1) / block, block, 0, stream>>>(moved.get(), n, T(2));
    CUDA_TRY(cudaGetLastError());
    moved.download(values, stream);
    stream.synchronize();
    return std::accumulate(values.begin(), values.end(), T(0));
}

int main()
{
    std::cout << "int: " << process<int>(1000, 128) << ", alive: " << alive << '\n';
    std::cout << "double: " << process<double>(77, 32) << ", alive: " << alive << '\n';
    int failures = 0;
    try {
        process<int>(1000, 4096);
        std::cout << "a block of 4096 threads was accepted\n";
        ++failures;
    } catch (const CudaError &e) {
        // The code differs between releases of the runtime.
        bool refused = e.code() == cudaErrorInvalidConfiguration || e.code() == cudaErrorInvalidValue;
        std::cout << e.what() << (refused ? " as it should" : " strangely") << ", alive: " << alive << '\n';
    }
    try {
        auto huge = std::make_unique<DeviceBuffer<char>>(std::size_t(1) << 60);
        ++failures;
    } catch (const std::exception &e) {
        std::cout << e.what() << ", alive: " << alive << '\n';
    }
    cudaGetLastError();
    std::cout << "float: " << process<float>(100, 64) << ", alive: " << alive << std::endl;
    return failures + alive;
}
