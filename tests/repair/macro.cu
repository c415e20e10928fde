// The fault is in a macro, which is not edited.
#define STEP(a, t)              \
    a[t] = t;                   \
    a[t] += a[(t + 1) % 64];
__global__ void k(int *out) {
    __shared__ int s[64];
    STEP(s, threadIdx.x)
    out[threadIdx.x] = s[threadIdx.x];
}
