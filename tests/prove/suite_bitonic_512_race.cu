// prove: not
#define N 512
__global__ void sort(unsigned *data, unsigned descending)
{
    __shared__ unsigned s[N];
    unsigned t = threadIdx.x;
    unsigned *own = data + blockIdx.x * N;
    s[t] = own[t];
    s[t + N / 2] = own[t + N / 2];
    for (unsigned size = 2; size < N; size <<= 1) {
        unsigned turn = descending ^ ((t & (size / 2)) != 0);
        for (unsigned stride = size / 2; stride > 0; stride >>= 1) {
            unsigned p = 2 * t - (t & (stride - 1));
            if ((s[p] > s[p + stride]) == turn) {
                unsigned x = s[p];
                s[p] = s[p + stride];
                s[p + stride] = x;
            }
        }
    }
    __syncthreads();
    own[t] = s[t];
    own[t + N / 2] = s[t + N / 2];
}
