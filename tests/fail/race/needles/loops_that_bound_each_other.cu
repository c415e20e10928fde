// Three loops whose variables are compared with each other again and again: how far each counts follows from the
// others in very many ways, of which none may be looked at twice.
// Twin: pass/needles/loops_that_bound_each_other.
// run: --search default --budget 3-launches --grid 1 --block 32 --arg n=2 --arg m=2
// expect: race same-value 16
#define ASK(c) \
  if (i < j + k + 3 * c + 1) s += c; \
  if (j < i + k * 2 + 5 * c + 2) s ^= c; \
  if (k < i * 3 + j + 7 * c + 3) s += c * s;
__global__ void cube(int *a, int n, int m, int p) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k < p; k++) {
        int s = 0;
        ASK(1) ASK(2) ASK(3) ASK(4)
        a[((i * m + j) * p + k) * 32 + threadIdx.x / 2] = s;
      }
}
