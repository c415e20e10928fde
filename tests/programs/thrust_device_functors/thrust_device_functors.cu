// Functors that only device code may call, beside device functions that only kernels can run; Thrust in kernels.
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/transform.h>
#include <thrust/sort.h>
#include <thrust/execution_policy.h>
#include <cstdio>
__device__ int total;
__constant__ float coef[4];
__device__ float warp_sum(float v)
{
    for (int o = 16; o > 0; o >>= 1)
        v += __shfl_down_sync(0xffffffff, v, o);
    __syncthreads();
    return v;
}
__device__ float use(float v)
{
    return warp_sum(v) + coef[0] + threadIdx.x;
}
struct count_up {
    int *h;
    __device__ void operator()(int x) const
    {
        atomicAdd(&h[x % 4], 1);
        atomicMax(h + 4, x);
        atomicAdd((float *)h + 5, 0.5f);
    }
};
struct dev_only {
    const float *t;
    __device__ float operator()(float x)
    {
        return __ldg(&t[(int)x % 8]) + __fdividef(x, 2.0f) + __expf(0.f) + rsqrtf(4.f) + coef[1];
    }
};
__global__ void k(float *p)
{
    p[threadIdx.x] = use(p[threadIdx.x]);
}
__global__ void sorts(int *p, int n)
{
    if (threadIdx.x == 0) {
        thrust::sort(thrust::seq, p, p + n);
        thrust::sort(thrust::device, p, p + n);
        p[0] = thrust::reduce(thrust::seq, p, p + n, 0);
    }
}
int main()
{
    float c[4] = {1, 2, 3, 4};
    cudaMemcpyToSymbol(coef, c, sizeof c);
    thrust::device_vector<float> v(32, 1.0f);
    k<<<1, 32>>>(thrust::raw_pointer_cast(v.data()));
    thrust::device_vector<int> h(8, 0), x(100);
    thrust::sequence(x.begin(), x.end());
    thrust::for_each(x.begin(), x.end(), count_up{thrust::raw_pointer_cast(h.data())});
    printf("%g %d %d %d\n", (float)v[0], (int)h[0], (int)h[3], (int)h[4]);
    thrust::device_vector<float> o(32);
    thrust::transform(v.begin(), v.end(), o.begin(), dev_only{thrust::raw_pointer_cast(v.data())});
    printf("%g\n", (float)o[1]);
    thrust::device_vector<int> s(10);
    thrust::sequence(s.rbegin(), s.rend());
    sorts<<<1, 32>>>(thrust::raw_pointer_cast(s.data()), 10);
    printf("%d %d\n", (int)s[0], (int)s[9]);
    return 0;
}
