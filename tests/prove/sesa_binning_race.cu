// paper: SESA, Table IV and figure 10, binning: a counter is read plainly before it is incremented atomically
// published: 16896 threads, time not given
// prove: race
// run: --grid 2 --block 64 --arg 'sample=i32[128]' --arg 'count=u32[4]' --arg 'bins=i32[64]' --arg n=128 --arg size=16
// expect: race raw 13 14
// expect: race war 13 14
// expect: race warp-level 13 14
__global__ void binning(const int *sample, unsigned *count, int *bins, int n, unsigned size)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned bin = sample[i] & 3;
        if (count[bin] < size) {
            unsigned at = atomicAdd(&count[bin], 1u);
            if (at < size)
                bins[bin * size + at] = i;
        }
    }
}
