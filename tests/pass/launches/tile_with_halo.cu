// Most threads of the tile compute, the others only load what lies around it.
// Twin: fail/race/launches/tile_with_halo.
// run: --search default
// expect: none
#define OUTPUTS 12
#define TAPS 5
#define TILE (OUTPUTS + TAPS - 1)
__constant__ float taps[TAPS][TAPS];
__global__ void blur(const float *in, float *out, int height, int width) {
    __shared__ float tile[TILE][TILE];
    int row = blockIdx.y * OUTPUTS + threadIdx.y;
    int col = blockIdx.x * OUTPUTS + threadIdx.x;
    int y = row - TAPS / 2, x = col - TAPS / 2;
    if (y >= 0 && y < height && x >= 0 && x < width)
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    else
        tile[threadIdx.y][threadIdx.x] = 0.0f;
    __syncthreads();

    if (threadIdx.y < OUTPUTS && threadIdx.x < OUTPUTS && row < height && col < width) {
        float sum = 0.0f;
        for (int i = 0; i < TAPS; i++)
            for (int j = 0; j < TAPS; j++)
                sum += taps[i][j] * tile[threadIdx.y + i][threadIdx.x + j];
        out[row * width + col] = sum;
    }
}
