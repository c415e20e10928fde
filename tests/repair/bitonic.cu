// The barrier is one loop too far outside.
__global__ void sort_block(int *data) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = data[t];
    __syncthreads();
    for (int k = 2; k <= 128; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            int partner = t ^ j;
            if (partner > t) {
                bool up = (t & k) == 0;
                if ((s[t] > s[partner]) == up) {
                    int tmp = s[t];
                    s[t] = s[partner];
                    s[partner] = tmp;
                }
            }
        }
        __syncthreads();
    }
    data[t] = s[t];
}
