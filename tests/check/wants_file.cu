// Without its file, the program launches nothing: what depends on contents that the file gives is a note.
// run:
// expect: none
// by-main: 0
#include <cstdio>
#include <cstdlib>

// No two of the targets in the file are equal.
__global__ void scatter(const int *target, const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[target[i]] = in[i];
}

int main()
{
    FILE *file = fopen("targets.txt", "r");
    int n;
    if (!file || fscanf(file, "%d", &n) != 1) {
        fprintf(stderr, "cannot read targets.txt\n");
        return 1;
    }
    int *host = (int *)malloc(n * sizeof(int)), *target;
    for (int i = 0; i < n; i++)
        if (fscanf(file, "%d", &host[i]) != 1)
            return 1;
    float *in, *out;
    cudaMalloc(&target, n * sizeof(int));
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    cudaMemcpy(target, host, n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(in, 0, n * sizeof(float));
    scatter<<<(n + 127) / 128, 128>>>(target, in, out, n);
    cudaDeviceSynchronize();
}
