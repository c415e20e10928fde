// Half of the lanes shuffle with a mask that names all; the loop keeps its form.
__global__ void largest_of_row(const float *m, float *out, int columns) {
    float largest = -1e30f;
    for (int c = threadIdx.x; c < columns; c += 32) largest = fmaxf(largest, m[blockIdx.x * columns + c]);
    if (threadIdx.x < 16) {
        for (int d = 16; d > 0; d >>= 1)
            largest = fmaxf(largest, __shfl_down_sync(0xffffffff, largest, d));
    }
    if (threadIdx.x == 0) out[blockIdx.x] = largest;
}
