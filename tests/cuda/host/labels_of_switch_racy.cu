// run: --search default --budget 60-launches
// expect: race waw 5
// Twin: cuda/host/labels_of_switch.
// The switch stays when its condition is left out, and so do the other statements that open a block.
__global__ void k(int *a) { a[threadIdx.x / 2] = threadIdx.x; }
int main(int argc, char **argv) {
  while (1) {
    int c;
    switch (c = unknown_getopt(argc, argv)) {
      case 'n': break;
      default: return 1;
    }
  }
  k<<<1, 64>>>(0);
}
