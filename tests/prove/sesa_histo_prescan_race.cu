// paper: SESA, Table IV and figure 8, histo_prescan: the last steps of a tree sum have no barrier
// published: 32768 threads, time not given
// prove: race
// run: --grid 1 --block 64 --arg 'in=f32[64]:iota' --arg 'out=f32[2]'
// expect: race * 19 20
// expect: race warp-level 20 21
// expect: race warp-level 21 22
// expect: race warp-level 22 23
#define N 64

__global__ void prescan(const float *in, float *out)
{
    __shared__ volatile float avg[N];
    const unsigned t = threadIdx.x;
    avg[t] = in[t];
    for (int stride = N / 2; stride >= 32; stride >>= 1) {
        __syncthreads();
        if (t < stride) avg[t] += avg[t + stride];
    }
    if (t < 16) avg[t] += avg[t + 16];
    if (t < 8) avg[t] += avg[t + 8];
    if (t < 4) avg[t] += avg[t + 4];
    if (t == 0) out[0] = avg[0] + avg[1] + avg[2] + avg[3];
}
