// A matrix class with operators, whose device memory is held by unique_ptr with a deleter of its own.
#include <cassert>
#include <cmath>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

struct CudaDelete {
    void operator()(void *p) const { cudaFree(p); }
};
template <typename T> using device_ptr = std::unique_ptr<T[], CudaDelete>;

template <typename T> device_ptr<T> allocate(size_t n)
{
    T *p = nullptr;
    if (cudaMalloc(reinterpret_cast<void **>(&p), n * sizeof(T)) != cudaSuccess)
        throw std::bad_alloc();
    return device_ptr<T>(p);
}

__global__ void multiply(const double *a, const double *b, double *c, int n, int k, int m)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < n && col < m) {
        double sum = 0;
        for (int i = 0; i < k; ++i)
            sum += a[row * k + i] * b[i * m + col];
        c[row * m + col] = sum;
    }
}

__global__ void combine(const double *a, const double *b, double *c, int n, double fa, double fb)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = fa * a[i] + fb * b[i];
}

class Matrix {
    int rows_, cols_;
    device_ptr<double> data_;

public:
    Matrix(int rows, int cols) : rows_(rows), cols_(cols), data_(allocate<double>(size_t(rows) * cols)) {}
    Matrix(std::initializer_list<std::initializer_list<double>> init) : Matrix(init.size(), init.begin()->size())
    {
        std::vector<double> host;
        for (auto &row : init)
            host.insert(host.end(), row.begin(), row.end());
        cudaMemcpy(data_.get(), host.data(), host.size() * sizeof(double), cudaMemcpyHostToDevice);
    }
    Matrix(const Matrix &o) : Matrix(o.rows_, o.cols_) { cudaMemcpy(data_.get(), o.data_.get(), sizeof(double) * rows_ * cols_, cudaMemcpyDeviceToDevice); }
    Matrix(Matrix &&) = default;
    Matrix &operator=(Matrix &&) = default;
    static Matrix identity(int n)
    {
        Matrix m(n, n);
        std::vector<double> host(n * n, 0.0);
        for (int i = 0; i < n; ++i)
            host[i * n + i] = 1;
        cudaMemcpy(m.data_.get(), host.data(), host.size() * sizeof(double), cudaMemcpyHostToDevice);
        return m;
    }
    friend Matrix operator*(const Matrix &a, const Matrix &b)
    {
        if (a.cols_ != b.rows_)
            throw std::invalid_argument("shapes do not match");
        Matrix c(a.rows_, b.cols_);
        dim3 block(8, 8), grid((b.cols_ + 7) / 8, (a.rows_ + 7) / 8);
        multiply<<<grid, block>>>(a.data_.get(), b.data_.get(), c.data_.get(), a.rows_, a.cols_, b.cols_);
        return c;
    }
    Matrix blend(const Matrix &b, double fa, double fb) const
    {
        Matrix c(rows_, cols_);
        int n = rows_ * cols_;
        combine<<<(n + 31) / 32, 32>>>(data_.get(), b.data_.get(), c.data_.get(), n, fa, fb);
        return c;
    }
    friend Matrix operator+(const Matrix &a, const Matrix &b) { return a.blend(b, 1, 1); }
    friend Matrix operator-(const Matrix &a, const Matrix &b) { return a.blend(b, 1, -1); }
    std::vector<double> host() const
    {
        std::vector<double> h(rows_ * cols_);
        cudaMemcpy(h.data(), data_.get(), h.size() * sizeof(double), cudaMemcpyDeviceToHost);
        return h;
    }
    friend std::ostream &operator<<(std::ostream &out, const Matrix &m)
    {
        auto h = m.host();
        for (int r = 0; r < m.rows_; ++r) {
            for (int c = 0; c < m.cols_; ++c)
                out << std::setw(7) << std::setprecision(4) << h[r * m.cols_ + c];
            out << '\n';
        }
        return out;
    }
};

int main()
{
    Matrix fibonacci{{1, 1}, {1, 0}};
    Matrix power = Matrix::identity(2);
    for (int i = 0; i < 20; ++i)
        power = power * fibonacci;
    std::cout << power;
    Matrix a{{1, 2, 3}, {4, 5, 6}}, b{{1, 0}, {0, 2}, {3, 0}};
    std::cout << a * b << (a * b + Matrix::identity(2) - fibonacci);
    try {
        Matrix wrong = a * a;
    } catch (const std::invalid_argument &e) {
        std::cout << "refused: " << e.what() << '\n';
    }
    auto h = power.host();
    bool ok = h[1] == 6765;
    std::cout << std::boolalpha << ok << std::endl;
    return !ok;
}
