// paper: SESA, Table I, matrixMul: tiles in shared memory, two barriers for each tile
// published: 204800 threads, 9.8 s
// prove: proved if
// run: --grid 2,2 --block 16,16 --arg 'c=f32[1024]' --arg 'a=f32[1024]:iota' --arg 'b=f32[1024]:iota' --arg wA=32 --arg wB=32
// expect: none
#define T 16

__global__ void matrixMul(float *c, const float *a, const float *b, int wA, int wB)
{
    __shared__ float ta[T][T], tb[T][T];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
    float sum = 0;
    for (int k = 0; k < wA; k += T) {
        ta[ty][tx] = a[row * wA + k + tx];
        tb[ty][tx] = b[(k + ty) * wB + col];
        __syncthreads();
        for (int i = 0; i < T; i++)
            sum += ta[ty][i] * tb[i][tx];
        __syncthreads();
    }
    c[row * wB + col] = sum;
}
