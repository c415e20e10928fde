// paper: SESA, Table IV and figure 8, histo_prescan: the last steps of a tree sum have no barrier
// published: 32768 threads, time not given
// prove: race
// run: --grid 1 --block 64 --arg 'in=f32[64]:iota' --arg 'out=f32[2]'
// expect: race warp-level 24 26
// expect: race warp-level 24 27
// expect: race warp-level 24 28
// expect: race warp-level 24 29
// expect: race warp-level 26 27
// expect: race warp-level 26 28
// expect: race warp-level 26 29
// expect: race warp-level 27 28
// expect: race warp-level 27 29
// expect: race warp-level 28 29
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
