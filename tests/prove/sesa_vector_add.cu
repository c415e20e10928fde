// paper: SESA, Table I, vectorAdd
// published: 50176 threads, 0.8 s
// prove: proved
// run: --grid 4 --block 64 --arg 'a=f32[256]:iota' --arg 'b=f32[256]:iota' --arg 'c=f32[256]' --arg n=250
// expect: none
__global__ void vectorAdd(const float *a, const float *b, float *c, int n)
{
    int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}
