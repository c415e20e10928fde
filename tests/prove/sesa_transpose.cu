// paper: SESA, Table I, Transpose: a padded tile in shared memory
// published: 262144 threads, 128.4 s
// prove: proved if
// run: --grid 3,2 --block 16,16 --arg 'out=f32[1536]' --arg 'in=f32[1536]:iota' --arg w=48 --arg h=32
// expect: none
#define T 16

__global__ void transpose(float *out, const float *in, int w, int h)
{
    __shared__ float tile[T][T + 1];
    unsigned x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    if (x < w && y < h)
        tile[threadIdx.y][threadIdx.x] = in[y * w + x];
    __syncthreads();
    x = blockIdx.y * T + threadIdx.x;
    y = blockIdx.x * T + threadIdx.y;
    if (x < h && y < w)
        out[y * h + x] = tile[threadIdx.x][threadIdx.y];
}
