// Four cells hold a key, looked at one after the other. Twin: pass/needles/needle_key.
// run: --grid 2 --block 64 --arg 'a=i32[4]:87,65,82,80'
// expect: race waw 11
__global__ void k(int *hit, const int *a) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  const int key[4] = {87, 65, 82, 80};
  int good = 0;
  while (good < 4 && a[good] == key[good])
    good++;
  if (good == 4)
    hit[0] = t;
}
