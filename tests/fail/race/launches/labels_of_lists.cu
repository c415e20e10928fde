// Two threads label each list. Twin: pass/launches/labels_of_lists.
// run: --search default
// expect: race waw 9
__global__ void label(const int *next, const int *head, int *list, int lists) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= lists)
    return;
  for (int v = head[i / 2]; v >= 0; v = next[v])
    list[v] = i;
}
