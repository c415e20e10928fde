// paper: Sarkar et al., Table 1, DCT: rows and then columns of blocks of 8 by 8
// published: races 0.0075 s, divergence 0.0042 s
// prove: proved if
// run: --grid 2 --block 8,8 --arg 'out=f32[128]' --arg 'in=f32[128]:iota'
// expect: none
__constant__ float basis[64];

__global__ void dct(float *out, const float *in)
{
    __shared__ float a[8][8], b[8][8];
    const int x = threadIdx.x, y = threadIdx.y, base = blockIdx.x * 64;
    a[y][x] = in[base + y * 8 + x];
    __syncthreads();
    float s = 0;
    for (int k = 0; k < 8; k++)
        s += a[y][k] * basis[x * 8 + k];
    b[y][x] = s;
    __syncthreads();
    s = 0;
    for (int k = 0; k < 8; k++)
        s += b[k][x] * basis[y * 8 + k];
    out[base + y * 8 + x] = s;
}
