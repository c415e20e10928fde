// paper: SESA, Table I, scalarProd: a block takes pairs of vectors in turn, accumulators in shared memory, then a tree
// published: 32768 threads, 77.6 s
// prove: proved
// run: --grid 2 --block 64 --arg 'c=f32[5]' --arg 'a=f32[500]:iota' --arg 'b=f32[500]:iota' --arg vectors=5 --arg length=100
// expect: none
#define ACCUMULATORS 128

__global__ void scalarProd(float *c, const float *a, const float *b, int vectors, int length)
{
    __shared__ float acc[ACCUMULATORS];
    for (int v = blockIdx.x; v < vectors; v += gridDim.x) {
        const float *va = a + v * length, *vb = b + v * length;
        for (int k = threadIdx.x; k < ACCUMULATORS; k += blockDim.x) {
            float sum = 0;
            for (int p = k; p < length; p += ACCUMULATORS)
                sum += va[p] * vb[p];
            acc[k] = sum;
        }
        for (int stride = ACCUMULATORS / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            for (int k = threadIdx.x; k < stride; k += blockDim.x)
                acc[k] += acc[stride + k];
        }
        __syncthreads();
        if (threadIdx.x == 0)
            c[v] = acc[0];
        __syncthreads();
    }
}
