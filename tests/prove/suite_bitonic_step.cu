// prove: proved
__global__ void bitonicStep(float *v, int j, int k)
{
    unsigned i = threadIdx.x + blockDim.x * blockIdx.x, other = i ^ j;
    if (other > i) {
        if ((i & k) == 0) {
            if (v[i] > v[other]) {
                float t = v[i];
                v[i] = v[other];
                v[other] = t;
            }
        } else if (v[i] < v[other]) {
            float t = v[i];
            v[i] = v[other];
            v[other] = t;
        }
    }
}
