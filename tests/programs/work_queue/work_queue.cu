// A tree is walked by levels: each thread takes a node from one queue and appends its children to the next.
#include <cstdio>
#include <utility>
#include <vector>

__global__ void visit(const int *queue, int length, int *next, int *nextLength, unsigned long long *sum, int limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= length)
        return;
    int node = queue[i];
    atomicAdd(sum, (unsigned long long)node);
    // Node v has the children 2v and 3v+1, as long as they are below the limit.
    int children[2] = {2 * node, 3 * node + 1};
    for (int child : children)
        if (child < limit)
            next[atomicAdd(nextLength, 1)] = child;
}

int main()
{
    const int limit = 20000, room = 1 << 16;
    int *queue, *next, *nextLength, length = 1, root = 1, levels = 0, total = 0;
    unsigned long long *dSum, sum = 0;
    cudaMalloc(&queue, room * sizeof(int));
    cudaMalloc(&next, room * sizeof(int));
    cudaMalloc(&nextLength, sizeof(int));
    cudaMalloc(&dSum, sizeof(sum));
    cudaMemcpy(queue, &root, sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(dSum, 0, sizeof(sum));
    while (length > 0) {
        total += length;
        ++levels;
        cudaMemset(nextLength, 0, sizeof(int));
        visit<<<(length + 63) / 64, 64>>>(queue, length, next, nextLength, dSum, limit);
        cudaMemcpy(&length, nextLength, sizeof(int), cudaMemcpyDeviceToHost);
        std::swap(queue, next);
    }
    cudaMemcpy(&sum, dSum, sizeof(sum), cudaMemcpyDeviceToHost);
    unsigned long long want = 0;
    int visited = 0;
    std::vector<int> stack(1, 1);
    while (!stack.empty()) {
        int node = stack.back();
        stack.pop_back();
        want += node;
        ++visited;
        if (2 * node < limit)
            stack.push_back(2 * node);
        if (3 * node + 1 < limit)
            stack.push_back(3 * node + 1);
    }
    printf("%d nodes in %d levels, sum %llu\n", total, levels, sum);
    printf("%s\n", sum == want && total == visited ? "ok" : "mismatch");
    cudaFree(queue);
    cudaFree(next);
    cudaFree(nextLength);
    cudaFree(dSum);
    return sum == want ? 0 : 1;
}
