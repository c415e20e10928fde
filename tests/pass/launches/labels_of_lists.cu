// Each thread labels the vertices of one list, which no other list has. Twin: fail/race/launches/labels_of_lists.
// run: --search default
// expect: none
__global__ void label(const int *next, const int *head, int *list, int lists) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= lists)
    return;
  for (int v = head[i]; v >= 0; v = next[v])
    list[v] = i;
}
