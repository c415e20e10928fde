// paper: Sarkar et al., Table 2, DCT with an error of type 1: no barrier between rows and columns
// published: 2 races 0.0234 s, 2 divergences 0.0123 s
// prove: race
// run: --grid 2 --block 8,8 --arg 'out=f32[128]' --arg 'in=f32[128]:iota'
// expect: race raw 20 23
// expect: race war 20 23
// expect: race warp-level 20 23
// expect: uninitialized-read - 23
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
    s = 0;
    for (int k = 0; k < 8; k++)
        s += b[k][x] * basis[y * 8 + k];
    out[base + y * 8 + x] = s;
}
