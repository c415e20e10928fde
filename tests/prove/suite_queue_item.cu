// prove: proved if
__global__ void work(int *head, const int *items, int *out, int n)
{
    __shared__ int item;
    while (true) {
        if (threadIdx.x == 0)
            item = atomicAdd(head, 1);
        __syncthreads();
        int mine = item;
        __syncthreads();
        if (mine >= n)
            return;
        out[mine * blockDim.x + threadIdx.x] = items[mine] + threadIdx.x;
    }
}
