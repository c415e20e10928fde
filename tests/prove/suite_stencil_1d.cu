// prove: proved if
#define RADIUS 3
#define BLOCK 64
__global__ void stencil(const int *in, int *out)
{
    __shared__ int temp[BLOCK + 2 * RADIUS];
    int g = threadIdx.x + blockIdx.x * blockDim.x, l = threadIdx.x + RADIUS;
    temp[l] = in[g];
    if (threadIdx.x < RADIUS) {
        temp[l - RADIUS] = in[g - RADIUS];
        temp[l + BLOCK] = in[g + BLOCK];
    }
    __syncthreads();
    int sum = 0;
    for (int o = -RADIUS; o <= RADIUS; o++)
        sum += temp[l + o];
    out[g] = sum;
}
