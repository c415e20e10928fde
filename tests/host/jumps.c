// setjmp and longjmp: out of deep calls, out of a callback of the library, again and again, between buffers.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf outer, inner;

static void deep(int n, int code) {
  char room[64];
  memset(room, n, sizeof room);
  if (n == 0) longjmp(outer, code);
  deep(n - 1, code + room[3] % 2);
}

// What only the first return uses shares registers with what only the second one uses.
static int both_ways(int a, int b, int c) {
  int d = a * 3 + b, e = b * 5 + c, f = c * 7 + a;
  if (setjmp(inner) == 0) {
    int g = d + e, h = g * f, i = h - a;
    printf("%d %d %d\n", g, h, i);
    longjmp(inner, i);
  }
  return d * 10000 + e * 100 + f;
}

static int stops_at_seven(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 7 || y == 7) longjmp(outer, 7);
  return x - y;
}

static int retries(void) {
  volatile int tries = 0;
  int code = setjmp(inner);
  tries++;
  if (tries < 5) longjmp(inner, tries * 10);
  return tries * 1000 + code;
}

static int sized(int n) {
  jmp_buf own;
  int code = setjmp(own);
  char text[n + code];
  memset(text, 'x', sizeof text);
  if (code < 3) longjmp(own, code + 1);
  return (int)sizeof text;
}

int main(void) {
  volatile int rounds = 0;
  int code = setjmp(outer);
  if (code == 0) deep(10, 100);
  printf("back with %d\n", code);
  if (rounds++ < 2) deep(rounds, rounds);
  printf("%d\n", both_ways(1, 2, 3));
  printf("%d\n", retries());
  printf("%d\n", sized(5));
  int values[] = {5, 3, 7, 1, 9};
  if ((code = setjmp(outer)) == 0) {
    qsort(values, 5, sizeof(int), stops_at_seven);
    puts("not reached");
  }
  printf("sort left with %d\n", code);
  if ((code = setjmp(outer)) == 0) longjmp(outer, 0);
  printf("zero becomes %d\n", code);
  // The library still works after a callback was left.
  int more[] = {4, 2, 8, 6};
  if (setjmp(outer) == 0) qsort(more, 4, sizeof(int), stops_at_seven);
  printf("%d %d %d %d\n", more[0], more[1], more[2], more[3]);
  return 0;
}
