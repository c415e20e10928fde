// As CUDA libraries write it; the wait leaves one group of two open.
// run: --grid 1 --block 32 --arg 'in=u32[1024]:iota' --arg 'out=u32[1024]:zeros'
// expect: race raw 7 17
__device__ unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

__device__ void copy16(void *to, const void *from, bool yes) {
  asm volatile("{\n  .reg .pred p;\n  setp.ne.b32 p, %0, 0;\n"
      "  @p cp.async.cg.shared.global [%1], [%2], %3;\n}\n" ::"r"((int)yes), "r"(shared_address(to)), "l"(from), "n"(16));
}
__global__ void copies(const uint4 *in, uint4 *out) {
  __shared__ uint4 a[32], b[32]; int t = threadIdx.x;
  copy16(&a[t], &in[t], true);
  asm volatile("cp.async.commit_group;" ::: "memory");
  copy16(&b[t], &in[t + 32], t < 16);
  asm volatile("cp.async.commit_group;" ::: "memory"); asm volatile("cp.async.wait_group 1;" ::: "memory");
  __syncthreads();
  out[t].x = a[31 - t].x + b[15 - t / 2].x;
}
