// Solutions of the queens' problem: the host places three rows, every thread completes one such start.
// run: -- 8
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Start { unsigned cols, left, right; };

__global__ void complete(const Start *starts, int count, int n, int rows, unsigned long long *solutions)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= count)
        return;
    unsigned cols[16], left[16], right[16], open[16], all = (1u << n) - 1, found = 0;
    int depth = 0;
    cols[0] = starts[t].cols;
    left[0] = starts[t].left;
    right[0] = starts[t].right;
    open[0] = all & ~(cols[0] | left[0] | right[0]);
    while (depth >= 0) {
        if (!open[depth]) {
            --depth;
            continue;
        }
        unsigned bit = open[depth] & (0u - open[depth]);
        open[depth] ^= bit;
        if (depth + 1 == rows) {
            ++found;
            continue;
        }
        cols[depth + 1] = cols[depth] | bit;
        left[depth + 1] = (left[depth] | bit) << 1;
        right[depth + 1] = (right[depth] | bit) >> 1;
        ++depth;
        open[depth] = all & ~(cols[depth] | left[depth] | right[depth]);
    }
    atomicAdd(solutions, (unsigned long long)found);
}

static void place(int row, int n, Start s, std::vector<Start> &out)
{
    if (row == 0) {
        out.push_back(s);
        return;
    }
    for (unsigned open = ((1u << n) - 1) & ~(s.cols | s.left | s.right); open; open &= open - 1) {
        unsigned bit = open & -open;
        place(row - 1, n, Start{s.cols | bit, (s.left | bit) << 1, (s.right | bit) >> 1}, out);
    }
}

int main(int argc, char **argv)
{
    static const unsigned long long known[] = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
    int n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 4 || n > 10) {
        fprintf(stderr, "between 4 and 10, please\n");
        return 2;
    }
    std::vector<Start> starts;
    place(3, n, Start{0, 0, 0}, starts);
    Start *d;
    unsigned long long *dSolutions, solutions;
    cudaMalloc(&d, starts.size() * sizeof(Start));
    cudaMalloc(&dSolutions, sizeof solutions);
    cudaMemcpy(d, starts.data(), starts.size() * sizeof(Start), cudaMemcpyHostToDevice);
    cudaMemset(dSolutions, 0, sizeof solutions);
    complete<<<(starts.size() + 63) / 64, 64>>>(d, starts.size(), n, n - 3, dSolutions);
    cudaMemcpy(&solutions, dSolutions, sizeof solutions, cudaMemcpyDeviceToHost);
    printf("%d queens: %zu starts, %llu solutions\n", n, starts.size(), solutions);
    cudaFree(d);
    cudaFree(dSolutions);
    return solutions != known[n];
}
