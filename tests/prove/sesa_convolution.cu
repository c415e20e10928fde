// paper: a convolution as the SDK kernels that SESA covers: coefficients in constant memory, apron in shared memory
// prove: proved if
// run: --grid 2 --block 64 --arg 'out=f32[128]' --arg 'in=f32[128]:iota' --arg n=128
// expect: none
#define RADIUS 4
#define BLOCK 64

__constant__ float weight[2 * RADIUS + 1];

__global__ void convolve(float *out, const float *in, int n)
{
    __shared__ float s[BLOCK + 2 * RADIUS];
    int i = blockIdx.x * BLOCK + threadIdx.x, t = threadIdx.x + RADIUS;
    s[t] = i < n ? in[i] : 0;
    if (threadIdx.x < RADIUS) {
        s[t - RADIUS] = i >= RADIUS ? in[i - RADIUS] : 0;
        s[t + BLOCK] = i + BLOCK < n ? in[i + BLOCK] : 0;
    }
    __syncthreads();
    float sum = 0;
    for (int k = -RADIUS; k <= RADIUS; k++)
        sum += weight[k + RADIUS] * s[t + k];
    if (i < n)
        out[i] = sum;
}
