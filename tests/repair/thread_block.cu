// The barriers are those of a group.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void exchange(const int *in, int *out) {
    cg::thread_block block = cg::this_thread_block();
    __shared__ int s[128];
    unsigned r = block.thread_rank();
    s[r] = in[r];
    block.sync();
    int v = s[127 - r];
    s[r] = v * 2;
    block.sync();
    out[r] = s[(r + 1) % 128];
}
