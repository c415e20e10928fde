// prove: proved if
__global__ void dct(float *out, const float *in, int stride)
{
    __shared__ float block[8][9];
    int x = threadIdx.x, y = threadIdx.y;
    block[y][x] = in[(blockIdx.y * 8 + y) * stride + blockIdx.x * 8 + x];
    __syncthreads();
    float sum = 0;
    for (int i = 0; i < 8; i++)
        sum += block[y][i] * cosf((2 * i + 1) * x * 0.19634954f);
    __syncthreads();
    block[y][x] = sum;
    __syncthreads();
    sum = 0;
    for (int i = 0; i < 8; i++)
        sum += block[i][x] * cosf((2 * i + 1) * y * 0.19634954f);
    out[(blockIdx.y * 8 + y) * stride + blockIdx.x * 8 + x] = sum;
}
