// Lanes copy the structs of others into another array. Twin: fail/race/warp_level/struct_exchange.
// run: --grid 1 --block 32
// expect: none
struct Particle {
  int id;
  char kind[3];
  short cell;
};
__global__ void exchange(const Particle *p, Particle *q) {
  q[threadIdx.x] = p[threadIdx.x ^ 1];
}
