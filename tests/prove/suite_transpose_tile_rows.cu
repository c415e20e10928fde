// prove: proved if
#define TILE 32
#define ROWS 8
__global__ void transpose(float *out, const float *in, int width, int height)
{
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    int from = x + y * width;
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    int to = x + y * height;
    for (int i = 0; i < TILE; i += ROWS)
        tile[threadIdx.y + i][threadIdx.x] = in[from + i * width];
    __syncthreads();
    for (int i = 0; i < TILE; i += ROWS)
        out[to + i * height] = tile[threadIdx.x][threadIdx.y + i];
}
