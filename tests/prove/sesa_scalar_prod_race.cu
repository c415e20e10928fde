// paper: SESA, Table I, scalarProd, without the barriers at the end of a pair: the next pair overwrites acc[0] too early
// prove: race
// run: --grid 2 --block 64 --arg 'c=f32[5]' --arg 'a=f32[500]:iota' --arg 'b=f32[500]:iota' --arg vectors=5 --arg length=100
// expect: race warp-level 15 20
#define ACCUMULATORS 128

__global__ void scalarProd(float *c, const float *a, const float *b, int vectors, int length)
{
    __shared__ float acc[ACCUMULATORS];
    for (int v = blockIdx.x; v < vectors; v += gridDim.x) {
        for (int k = threadIdx.x; k < ACCUMULATORS; k += blockDim.x) {
            float sum = 0;
            for (int p = k; p < length; p += ACCUMULATORS)
                sum += a[v * length + p] * b[v * length + p];
            acc[k] = sum;
        }
        for (int stride = ACCUMULATORS / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            for (int k = threadIdx.x; k < stride; k += blockDim.x)
                acc[k] += acc[stride + k];
        }
        if (threadIdx.x == 0)
            c[v] = acc[0];
    }
}
