// A copy of a struct is several loads and stores: lanes that exchange structs in place read what others write.
// Twin: pass/warp_level/struct_exchange.
// run: --grid 1 --block 32
// expect: race warp-level 12
// expect-help: write the results to another array than p
struct Particle {
  int id;
  char kind[3];
  short cell;
};
__global__ void exchange(Particle *p) {
  p[threadIdx.x] = p[threadIdx.x ^ 1];
}
