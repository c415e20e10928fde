// paper: SESA, Table I, Transpose, without the barrier between filling and emptying the tile
// prove: race
// run: --grid 3,2 --block 16,16 --arg 'out=f32[1536]' --arg 'in=f32[1536]:iota' --arg w=48 --arg h=32
// expect: race raw 15 19
// expect: race war 15 19
// expect: race warp-level 15 19
// expect: uninitialized-read - 19
#define T 16

__global__ void transpose(float *out, const float *in, int w, int h)
{
    __shared__ float tile[T][T + 1];
    unsigned x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    if (x < w && y < h)
        tile[threadIdx.y][threadIdx.x] = in[y * w + x];
    x = blockIdx.y * T + threadIdx.x;
    y = blockIdx.x * T + threadIdx.y;
    if (x < h && y < w)
        out[y * h + x] = tile[threadIdx.x][threadIdx.y];
}
