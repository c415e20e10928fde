// CUB's exchanges, flags, histograms, sorts and shuffles, with a barrier before storage is used again.
// Twin: cuda/block_exchanges_reused.
// run: --search default
// expect: none
#include <assert.h>
#include <cub/cub.cuh>
struct Less { template <class T> __device__ bool operator()(const T &a, const T &b) const { return a < b; } };
__global__ void k(const int *in, int *out) {
  typedef cub::BlockExchange<int, 64, 4> Exchange;
  typedef cub::BlockDiscontinuity<int, 64> Flags;
  typedef cub::BlockMergeSort<int, 64, 4> Sort;
  typedef cub::BlockShuffle<int, 64> Shuffle;
  typedef cub::BlockHistogram<unsigned char, 64, 4, 16, cub::BLOCK_HISTO_ATOMIC> Histogram;
  typedef cub::WarpExchange<int, 4> Lanes;
  __shared__ union {
    typename Exchange::TempStorage exchange;
    typename Flags::TempStorage flags;
    typename Sort::TempStorage sort;
    typename Shuffle::TempStorage shuffle;
    typename Histogram::TempStorage histogram;
    typename Lanes::TempStorage lanes[2];
  } t;
  __shared__ unsigned bins[16];
  int v[4], heads[4], next;
  for (int i = 0; i < 4; ++i) v[i] = 255 - (threadIdx.x + 64 * i);
  Exchange(t.exchange).StripedToBlocked(v);
  assert(v[1] == 255 - (int)(threadIdx.x * 4 + 1));
  __syncthreads();
  Sort(t.sort).Sort(v, Less());
  assert(v[2] == threadIdx.x * 4 + 2);
  __syncthreads();
  Flags(t.flags).FlagHeads(heads, v, cub::Inequality());
  assert(heads[0] && heads[3]);
  __syncthreads();
  Shuffle(t.shuffle).Rotate(v[0], next, 1);
  assert(next == (threadIdx.x + 1) % 64 * 4);
  __syncthreads();
  unsigned char bytes[4] = {(unsigned char)(threadIdx.x % 16), 1, 2, 3};
  Histogram(t.histogram).Histogram(bytes, bins);
  __syncthreads();
  assert(bins[0] == 4 && bins[3] == 68);
  Lanes(t.lanes[threadIdx.x / 32]).BlockedToStriped(v);
  out[blockIdx.x * 64 + threadIdx.x] = v[0] + cub::ThreadLoad<cub::LOAD_LDG>(in + threadIdx.x);
}
