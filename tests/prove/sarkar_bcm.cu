// paper: Sarkar et al., Table 1, BCM (the paper does not spell the name out; here a blocked copy of a matrix)
// published: races 0.0031 s, divergence 0.0014 s
// prove: proved if
// run: --grid 2,2 --block 8,8 --arg 'out=f32[256]' --arg 'in=f32[256]:iota' --arg n=16
// expect: none
__global__ void blockedCopy(float *out, const float *in, int n)
{
    __shared__ float tile[8][8];
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[y * n + x] = tile[threadIdx.y][7 - threadIdx.x];
}
