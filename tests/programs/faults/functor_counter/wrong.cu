// A functor of Thrust that counts through a raw pointer, not atomically.
// expect: race * 10
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/sequence.h>
#include <cstdio>

struct Count {
    int *bins;
    __device__ void operator()(int x) const { bins[x % 4] += 1; }
};

int main()
{
    thrust::device_vector<int> values(1000), bins(4, 0);
    thrust::sequence(values.begin(), values.end());
    thrust::for_each(values.begin(), values.end(), Count{thrust::raw_pointer_cast(bins.data())});
    for (int i = 0; i < 4; i++)
        std::printf("%d ", (int)bins[i]);
    std::printf("\n");
    return 0;
}
