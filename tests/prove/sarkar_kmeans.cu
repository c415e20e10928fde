// paper: Sarkar et al., Table 1, K-Means: every point looks for its nearest centre, sums of a block in shared memory
// published: races 0.8342 s, divergence 0.4123 s
// prove: proved
// run: --grid 2 --block 64 --arg 'x=f32[128]:iota' --arg 'centre=f32[4]:iota' --arg 'member=i32[128]' --arg 'sums=f32[8]' --arg 'counts=i32[8]' --arg n=128 --arg k=4
// expect: none
#define MAX_K 16

__global__ void kmeans(const float *x, const float *centre, int *member, float *sums, int *counts, int n, int k)
{
    __shared__ float sum[MAX_K];
    __shared__ int count[MAX_K];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int c = threadIdx.x; c < MAX_K; c += blockDim.x) {
        sum[c] = 0;
        count[c] = 0;
    }
    __syncthreads();
    if (i < n) {
        int best = 0;
        float nearest = 1e30f;
        for (int c = 0; c < k && c < MAX_K; c++) {
            float d = (x[i] - centre[c]) * (x[i] - centre[c]);
            if (d < nearest) {
                nearest = d;
                best = c;
            }
        }
        member[i] = best;
        atomicAdd(&sum[best], x[i]);
        atomicAdd(&count[best], 1);
    }
    __syncthreads();
    for (int c = threadIdx.x; c < k && c < MAX_K; c += blockDim.x) {
        sums[blockIdx.x * k + c] = sum[c];
        counts[blockIdx.x * k + c] = count[c];
    }
}
