// Switches, nested loops with break and continue, goto, do-while, short circuits, dynamic local arrays.
__global__ void control(int *o, const int *a, int n) {
  int t = threadIdx.x, acc = 0;
  int hist[5] = {0, 0, 0, 0, 0};
  switch (a[t] & 7) {
  case 0:
  case 3:
    acc = 1;
    break;
  case 1:
    acc = n;
  case 2:
    acc += 5;
    break;
  case 6:
    if (n == 0)
      return;
    break;
  default:
    acc = -1;
  }
  for (int i = 0; i < n; ++i) {
    for (int j = i; j < n; j += 2) {
      if (a[j] < 0)
        continue;
      if (a[j] > 100 && (i & 1) || a[i] == 77)
        break;
      acc += a[j] * (i ^ j);
      ++hist[(a[j] + i) % 5];
    }
    if (acc > 10000)
      goto out;
  }
  do {
    acc -= hist[acc & 3];
    --n;
  } while (n > 0 && acc > 0);
out:
  int best = 0;
  while (true) {
    if (hist[best] > 2 || best == 4)
      break;
    ++best;
  }
  o[t] = acc > 0 ? best : (best & 1 ? -acc : acc);
}
