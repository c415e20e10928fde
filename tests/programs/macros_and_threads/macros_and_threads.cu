// Code that asks for the compiler, structs of all kinds as arguments, POSIX threads and OpenMP.
// nvcc: no, CUDA 13 has removed clockRate
#ifdef __NVCC__
#define HD __host__ __device__
#else
#define HD
#endif
#ifdef __CUDACC__
#define CALLABLE __host__ __device__ __forceinline__
#else
#define CALLABLE inline
#endif
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <array>
#include <tuple>
#include <complex>
#include <vector>
#include <string>
#include <cstring>
#include <ctime>
#include <chrono>
#include <iomanip>
#include <sstream>
#include <iostream>
#include <pthread.h>
#include <omp.h>
#include <unistd.h>
#include <cassert>
#include <cuda/std/complex>
#include <cuda/std/array>
#include <cuda/std/cstdint>
#include <cuda/std/limits>
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600
#error old
#endif
#if !defined(CUDART_VERSION) || CUDART_VERSION < 11000
#error runtime
#endif
template <typename Derived>
struct Base {
    HD float eval(float x) const { return static_cast<const Derived *>(this)->impl(x); }
};
struct Quad : Base<Quad> {
    float a = 2;
    HD float impl(float x) const { return a * x * x; }
};
struct alignas(16) V4 {
    float x, y, z, w;
    CALLABLE V4 operator+(const V4 &o) const { return {x + o.x, y + o.y, z + o.z, w + o.w}; }
};
template <template <typename, size_t> class C, typename T, size_t N>
HD T total(const C<T, N> &c)
{
    T s = T();
    for (size_t i = 0; i < N; i++)
        s += c[i];
    return s;
}
__global__ void many(std::array<int, 4> a, std::tuple<int, float> t, Quad q, V4 v, cuda::std::array<float, 3> ca,
                     float *o)
{
    assert(blockDim.x == 32);
    int i = threadIdx.x;
    float r = a[i & 3] + std::get<0>(t) * std::get<1>(t) + q.eval(i) + (v + v).w;
    r += total(ca);
    cuda::std::complex<float> z(1, 2);
    z = z * z;
    r += z.real() + z.imag();
#pragma unroll 4
    for (int k = 0; k < 8; k++)
        r += k;
    if (__builtin_expect(i == 31, 0))
        r += cuda::std::numeric_limits<int>::max() > 0;
    o[i] = r;
}
struct Task {
    int id;
    float *d;
    float result;
};
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int finished = 0;
__global__ void fillk(float *d, float v)
{
    d[threadIdx.x] = v * threadIdx.x;
}
static void *worker(void *p)
{
    Task *t = (Task *)p;
    cudaSetDevice(0);
    fillk<<<1, 32>>>(t->d, t->id + 1);
    float h[32];
    cudaMemcpy(h, t->d, sizeof h, cudaMemcpyDeviceToHost);
    t->result = h[31];
    pthread_mutex_lock(&mu);
    finished++;
    pthread_mutex_unlock(&mu);
    return NULL;
}
struct CudaDeleter {
    void operator()(void *p) const { cudaFree(p); }
};
template <class T>
using dev_ptr = std::unique_ptr<T[], CudaDeleter>;
template <class T>
dev_ptr<T> make_dev(size_t n)
{
    T *p;
    cudaMalloc(&p, n * sizeof(T));
    return dev_ptr<T>(p);
}
int main()
{
    auto o = make_dev<float>(32);
    many<<<1, 32>>>({1, 2, 3, 4}, std::make_tuple(2, 1.5f), Quad(), V4{1, 2, 3, 4}, {1.f, 2.f, 3.f}, o.get());
    std::vector<float> h(32);
    cudaMemcpy(h.data(), o.get(), 128, cudaMemcpyDeviceToHost);
    printf("%g %g\n", h[0], h[31]);
    std::shared_ptr<float> sp((float *)nullptr, cudaFree);
    {
        float *raw;
        cudaMalloc(&raw, 256);
        sp.reset(raw, cudaFree);
    }
    pthread_t th[3];
    Task tasks[3];
    for (int i = 0; i < 3; i++) {
        tasks[i].id = i;
        cudaMalloc(&tasks[i].d, 128);
        pthread_create(&th[i], NULL, worker, &tasks[i]);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(th[i], NULL);
        cudaFree(tasks[i].d);
    }
    printf("%d %g %g\n", finished, tasks[0].result, tasks[2].result);
    int n;
    cudaGetDeviceCount(&n);
    omp_set_num_threads(n);
    float sum = 0;
#pragma omp parallel num_threads(n) reduction(+ : sum)
    {
        int id = omp_get_thread_num();
        cudaSetDevice(id % n);
        int cur;
        cudaGetDevice(&cur);
        sum += cur + 1;
    }
    for (int d = 0; d < n; d++) {
        cudaDeviceProp p;
        cudaGetDeviceProperties(&p, d);
        std::cout << "Device " << d << ": " << p.major << "." << p.minor << " clock " << (p.clockRate > 0) << std::endl;
        if (n > 1) {
            int c;
            cudaDeviceCanAccessPeer(&c, 0, 1);
        }
    }
    std::complex<double> z(3, 4);
    std::cout << std::abs(z) << " " << z * std::conj(z) << " " << std::polar(1.0, 0.0) << "\n";
    cudaStream_t s;
    cudaStreamCreate(&s);
    float *am;
    cudaMallocAsync(&am, 128, s);
    fillk<<<1, 32, 0, s>>>(am, 1);
    cudaFreeAsync(am, s);
    cudaStreamSynchronize(s);
    cudaStreamDestroy(s);
    auto t = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::ostringstream os;
    os << std::put_time(std::gmtime(&t), "%Y-%m");
    std::cout << os.str().size() << " PASSED\n";
    return 0;
}
