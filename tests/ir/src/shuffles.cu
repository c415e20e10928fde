// Shuffles, votes, match, masks, reductions and the barriers that reduce.
__global__ void shuffles(int *o, float *f, unsigned long long *l) {
  int t = threadIdx.x;
  unsigned all = 0xffffffffu, mask = __activemask();
  int v = o[t];
  v += __shfl_sync(all, v, (t + 1) & 31);
  v += __shfl_up_sync(all, v, 2, 16) - __shfl_down_sync(all, v, 1);
  f[t] = __shfl_xor_sync(all, f[t], 4);
  l[t] = __shfl_sync(all, l[t], 3);
  double d = __shfl_xor_sync(all, f[t] * 0.5, 1);
  if (__all_sync(mask, v > 0) || __any_sync(mask, v < -5))
    v ^= __ballot_sync(mask, t & 1);
  v += __uni_sync(all, v & 1);
  v += __popc(__match_any_sync(all, v & 3)) + __ffs(__match_any_sync(all, l[t]));
  int same;
  v += __match_all_sync(all, v & 1, &same) & 0xff;
  __syncwarp(all);
  v += __syncthreads_count(v & 1) + __syncthreads_and(same) + __syncthreads_or(t == 3);
  v += __reduce_add_sync(all, v) + __reduce_max_sync(all, (unsigned)v) + __lane_id();
  o[t] = v + (int)d + __lanemask_lt();
}
