// prove: race
__global__ void oddEven(int *v, int n, int phase)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + phase;
    if (i + 1 < n && v[i] > v[i + 1]) {
        int t = v[i];
        v[i] = v[i + 1];
        v[i + 1] = t;
    }
}
