// Reduction tail of the time before independent scheduling: lanes count on lockstep. Under its every two
// lines race inside warp 0, and each line but the first with itself. Twin: pass/warp_level/warp_synchronous.
// run: --grid 1 --block 64 --arg 'o=i32[1]:zeros' --arg 'in=i32[64]:iota' --model its
// expect: race warp-level 32 33
// expect: race warp-level 32 34
// expect: race warp-level 32 35
// expect: race warp-level 32 36
// expect: race warp-level 32 37
// expect: race warp-level 33 33
// expect: race warp-level 33 34
// expect: race warp-level 33 35
// expect: race warp-level 33 36
// expect: race warp-level 33 37
// expect: race warp-level 34 34
// expect: race warp-level 34 35
// expect: race warp-level 34 36
// expect: race warp-level 34 37
// expect: race warp-level 35 35
// expect: race warp-level 35 36
// expect: race warp-level 35 37
// expect: race warp-level 36 36
// expect: race warp-level 36 37
// expect: race warp-level 37 37
// run: --grid 1 --block 64 --arg 'o=i32[1]:zeros' --arg 'in=i32[64]:iota' --model lockstep
// expect: none
__global__ void k(int *o, const int *in) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  if (t < 32) {
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
  }
  if (t == 0)
    o[0] = s[0];
}
