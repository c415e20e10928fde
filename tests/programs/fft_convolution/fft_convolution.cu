// A convolution by Fourier transforms, and transforms of real values, planes and batches.
// nvcc: -lcufft
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <cufftXt.h>
#include <helper_cuda.h>
#include <helper_functions.h>
typedef float2 Complex;
static __device__ __host__ inline Complex ComplexAdd(Complex a, Complex b)
{
    Complex c;
    c.x = a.x + b.x;
    c.y = a.y + b.y;
    return c;
}
static __device__ __host__ inline Complex ComplexScale(Complex a, float s)
{
    Complex c;
    c.x = s * a.x;
    c.y = s * a.y;
    return c;
}
static __device__ __host__ inline Complex ComplexMul(Complex a, Complex b)
{
    Complex c;
    c.x = a.x * b.x - a.y * b.y;
    c.y = a.x * b.y + a.y * b.x;
    return c;
}
static __global__ void ComplexPointwiseMulAndScale(Complex *a, const Complex *b, int size, float scale)
{
    const int numThreads = blockDim.x * gridDim.x, threadID = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = threadID; i < size; i += numThreads)
        a[i] = ComplexScale(ComplexMul(a[i], b[i]), scale);
}
#define SIGNAL_SIZE 50
#define FILTER_KERNEL_SIZE 11
int PadData(const Complex *signal, Complex **padded_signal, int signal_size, const Complex *filter_kernel,
            Complex **padded_filter_kernel, int filter_kernel_size)
{
    int minRadius = filter_kernel_size / 2, maxRadius = filter_kernel_size - minRadius,
        new_size = signal_size + maxRadius;
    Complex *new_data = reinterpret_cast<Complex *>(malloc(sizeof(Complex) * new_size));
    memcpy(new_data + 0, signal, signal_size * sizeof(Complex));
    memset(new_data + signal_size, 0, (new_size - signal_size) * sizeof(Complex));
    *padded_signal = new_data;
    new_data = reinterpret_cast<Complex *>(malloc(sizeof(Complex) * new_size));
    memcpy(new_data + 0, filter_kernel + minRadius, maxRadius * sizeof(Complex));
    memset(new_data + maxRadius, 0, (new_size - filter_kernel_size) * sizeof(Complex));
    memcpy(new_data + new_size - minRadius, filter_kernel, minRadius * sizeof(Complex));
    *padded_filter_kernel = new_data;
    return new_size;
}
void Convolve(const Complex *signal, int signal_size, const Complex *filter_kernel, int filter_kernel_size,
              Complex *filtered_signal)
{
    const int minRadius = filter_kernel_size / 2, maxRadius = filter_kernel_size - minRadius;
    for (int i = 0; i < signal_size; ++i) {
        filtered_signal[i].x = filtered_signal[i].y = 0;
        for (int j = -maxRadius + 1; j <= minRadius; ++j) {
            int k = i + j;
            if (k >= 0 && k < signal_size)
                filtered_signal[i] =
                    ComplexAdd(filtered_signal[i], ComplexMul(signal[k], filter_kernel[minRadius - j]));
        }
    }
}
int main(int argc, char **argv)
{
    printf("[simpleCUFFT] is starting...\n");
    checkCudaErrors(cudaSetDevice(0));
    Complex *h_signal = (Complex *)malloc(sizeof(Complex) * SIGNAL_SIZE),
            *h_filter = (Complex *)malloc(sizeof(Complex) * FILTER_KERNEL_SIZE);
    for (unsigned int i = 0; i < SIGNAL_SIZE; ++i) {
        h_signal[i].x = rand() / (float)RAND_MAX;
        h_signal[i].y = 0;
    }
    for (unsigned int i = 0; i < FILTER_KERNEL_SIZE; ++i) {
        h_filter[i].x = rand() / (float)RAND_MAX;
        h_filter[i].y = 0;
    }
    Complex *ps, *pf;
    int new_size = PadData(h_signal, &ps, SIGNAL_SIZE, h_filter, &pf, FILTER_KERNEL_SIZE),
        mem_size = sizeof(Complex) * new_size;
    Complex *d_signal, *d_filter;
    checkCudaErrors(cudaMalloc((void **)&d_signal, mem_size));
    checkCudaErrors(cudaMemcpy(d_signal, ps, mem_size, cudaMemcpyHostToDevice));
    checkCudaErrors(cudaMalloc((void **)&d_filter, mem_size));
    checkCudaErrors(cudaMemcpy(d_filter, pf, mem_size, cudaMemcpyHostToDevice));
    cufftHandle plan;
    checkCudaErrors(cufftPlan1d(&plan, new_size, CUFFT_C2C, 1));
    cufftHandle plan_adv;
    size_t workSize;
    long long int nsl = new_size;
    checkCudaErrors(cufftCreate(&plan_adv));
    checkCudaErrors(cufftXtMakePlanMany(plan_adv, 1, &nsl, NULL, 1, 1, CUDA_C_32F, NULL, 1, 1, CUDA_C_32F, 1, &workSize,
                                        CUDA_C_32F));
    checkCudaErrors(cufftExecC2C(plan, reinterpret_cast<cufftComplex *>(d_signal),
                                 reinterpret_cast<cufftComplex *>(d_signal), CUFFT_FORWARD));
    checkCudaErrors(cufftExecC2C(plan_adv, reinterpret_cast<cufftComplex *>(d_filter),
                                 reinterpret_cast<cufftComplex *>(d_filter), CUFFT_FORWARD));
    ComplexPointwiseMulAndScale<<<4, 32>>>(d_signal, d_filter, new_size, 1.0f / new_size);
    getLastCudaError("Kernel execution failed [ ComplexPointwiseMulAndScale ]");
    checkCudaErrors(cufftExecC2C(plan, (cufftComplex *)d_signal, (cufftComplex *)d_signal, CUFFT_INVERSE));
    Complex *conv = ps;
    checkCudaErrors(cudaMemcpy(conv, d_signal, mem_size, cudaMemcpyDeviceToHost));
    Complex *ref = (Complex *)malloc(sizeof(Complex) * SIGNAL_SIZE);
    Convolve(h_signal, SIGNAL_SIZE, h_filter, FILTER_KERNEL_SIZE, ref);
    bool bTestResult = sdkCompareL2fe((float *)ref, (float *)conv, 2 * SIGNAL_SIZE, 1e-5f);
    checkCudaErrors(cufftDestroy(plan));
    checkCudaErrors(cufftDestroy(plan_adv));
    // real and 2D
    const int NX = 16, NY = 8, B = 2;
    cufftReal *r;
    cufftComplex *c;
    cudaMallocManaged(&r, NX * NY * B * sizeof *r);
    cudaMallocManaged(&c, NX * NY * B * sizeof *c);
    for (int i = 0; i < NX * NY * B; i++)
        r[i] = sinf(0.3f * i);
    cufftHandle p1, p2, p3, p4;
    checkCudaErrors(cufftPlan2d(&p1, NX, NY, CUFFT_R2C));
    checkCudaErrors(cufftPlan2d(&p2, NX, NY, CUFFT_C2R));
    checkCudaErrors(cufftExecR2C(p1, r, c));
    checkCudaErrors(cufftExecC2R(p2, c, r));
    cudaDeviceSynchronize();
    float e = 0;
    for (int i = 0; i < NX * NY; i++)
        e = fmaxf(e, fabsf(r[i] / (NX * NY) - sinf(0.3f * i)));
    printf("2D round trip %s\n", e < 1e-5 ? "ok" : "wrong");
    int nn[1] = {NX};
    checkCudaErrors(cufftPlanMany(&p3, 1, nn, NULL, 1, NX, NULL, 1, NX, CUFFT_C2C, NY * B));
    checkCudaErrors(cufftPlan3d(&p4, 4, 8, 8, CUFFT_Z2Z));
    cufftDoubleComplex *z;
    cudaMallocManaged(&z, 256 * sizeof *z);
    for (int i = 0; i < 256; i++) {
        z[i].x = i % 5;
        z[i].y = -(i % 3);
    }
    checkCudaErrors(cufftExecZ2Z(p4, z, z, CUFFT_FORWARD));
    checkCudaErrors(cufftExecZ2Z(p4, z, z, CUFFT_INVERSE));
    cudaDeviceSynchronize();
    int good = 0;
    for (int i = 0; i < 256; i++)
        good += fabs(z[i].x / 256 - i % 5) < 1e-9 && fabs(z[i].y / 256 + i % 3) < 1e-9;
    printf("3D %d\n", good);
    for (int i = 0; i < NX * NY * B; i++)
        c[i] = make_cuFloatComplex(1.f, 0.f);
    checkCudaErrors(cufftExecC2C(p3, c, c, CUFFT_FORWARD));
    cudaDeviceSynchronize();
    printf("DC %g %g\n", c[0].x, c[NX * 5].x);
    checkCudaErrors(cudaFree(d_signal));
    checkCudaErrors(cudaFree(d_filter));
    printf("%s\n", bTestResult ? "Test PASSED" : "Test FAILED");
    exit(bTestResult ? EXIT_SUCCESS : EXIT_FAILURE);
}
