// paper: Sarkar et al., Table 1, FFT: butterflies of radix 2 in shared memory after a reversal of bits
// published: races 1.83455 s, divergence 0.9943 s
// prove: proved if
// run: --grid 2 --block 32 --arg 'data=f32[256]:iota'
// expect: none
#define N 64
#define BITS 6

__global__ void fft(float2 *data)
{
    __shared__ float2 s[N];
    const int t = threadIdx.x, base = blockIdx.x * N;
    s[__brev(t) >> (32 - BITS)] = data[base + t];
    s[__brev(t + N / 2) >> (32 - BITS)] = data[base + t + N / 2];
    for (int half = 1; half < N; half *= 2) {
        __syncthreads();
        int k = t & (half - 1), i = 2 * t - k;
        float c = cosf(3.14159265f * k / half), d = -sinf(3.14159265f * k / half);
        float2 a = s[i], b = s[i + half];
        float2 w = make_float2(b.x * c - b.y * d, b.x * d + b.y * c);
        s[i] = make_float2(a.x + w.x, a.y + w.y);
        s[i + half] = make_float2(a.x - w.x, a.y - w.y);
    }
    __syncthreads();
    data[base + t] = s[t];
    data[base + t + N / 2] = s[t + N / 2];
}
