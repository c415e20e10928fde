// prove: proved
#define R 4
#define B 128
__constant__ float weights[2 * R + 1];
__global__ void rows(float *out, const float *in, int n)
{
    __shared__ float s[B + 2 * R];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t + R] = i < n ? in[i] : 0;
    if (t < R) {
        s[t] = i >= R ? in[i - R] : 0;
        s[t + R + blockDim.x] = i + blockDim.x < n ? in[i + blockDim.x] : 0;
    }
    __syncthreads();
    float sum = 0;
    for (int j = -R; j <= R; j++)
        sum += weights[j + R] * s[t + R + j];
    if (i < n)
        out[i] = sum;
}
