// Strings, sorting, random numbers, files and the end of a program.
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct item { int key; char name[12]; };

static int by_key(const void *a, const void *b) {
  return ((const struct item *)a)->key - ((const struct item *)b)->key;
}
static int by_int(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void last(void) { puts("last"); }
static void first(void) { puts("first"); }

int main(void) {
  atexit(last);
  atexit(first);
  for (int i = 0; i < 5; i++) printf("%d ", rand());
  srand(42);
  for (int i = 0; i < 5; i++) printf("%d ", rand() % 100);
  srandom(7);
  printf("%ld\n", random());
  printf("%.17g ", drand48());
  srand48(1);
  printf("%.17g %ld %ld\n", drand48(), lrand48(), mrand48());
  unsigned seed = 5;
  printf("%d %d\n", rand_r(&seed), rand_r(&seed));

  char text[64] = "one, two;three  four", *save;
  for (char *t = strtok(text, " ,;"); t; t = strtok(0, " ,;")) printf("<%s>", t);
  char text2[] = "a:b::c";
  for (char *t = strtok_r(text2, ":", &save); t; t = strtok_r(0, ":", &save)) printf("<%s>", t);
  char line[] = "k=v=w", *p = line;
  printf("<%s><%s>\n", strsep(&p, "="), p);
  printf("%d %d %d %d\n", strcmp("abc", "abd") < 0, strncmp("abc", "abd", 2), strcasecmp("HeLLo", "hello"), strncasecmp("abX", "ABy", 2));
  printf("%s %s %s\n", strchr("hello", 'l'), strrchr("hello", 'l'), strstr("a needle here", "need"));
  printf("%zu %zu %s\n", strspn("aabbc", "ab"), strcspn("hello", "l"), strpbrk("hello", "xl"));
  char joined[32] = "ab";
  strcat(joined, "cd");
  strncat(joined, "efgh", 2);
  strncpy(joined + 10, "xyz", 6);
  printf("%s %s %d\n", joined, joined + 10, joined[15]);
  char *copy = strdup("copied");
  memmove(copy + 1, copy, 3);
  printf("%s %d\n", copy, memcmp("abc", "abd", 3) < 0);
  free(copy);
  for (int c = 0; c < 128; c += 9) printf("%d%d%d%d%d%d ", !!isalpha(c), !!isdigit(c), !!isspace(c), !!ispunct(c), !!isupper(c), !!isxdigit(c));
  printf("%c%c\n", toupper('q'), tolower('Q'));

  struct item items[9];
  for (int i = 0; i < 9; i++) {
    items[i].key = i * 7 % 4;
    snprintf(items[i].name, sizeof items[i].name, "item%d", i);
  }
  qsort(items, 9, sizeof *items, by_key);
  for (int i = 0; i < 9; i++) printf("%d:%s ", items[i].key, items[i].name);
  int sorted[] = {1, 3, 5, 7, 9, 11}, key = 7, none = 8;
  int *hit = bsearch(&key, sorted, 6, sizeof(int), by_int);
  printf("%ld %d\n", hit - sorted, bsearch(&none, sorted, 6, sizeof(int), by_int) == 0);

  FILE *f = fopen("out.txt", "w");
  for (int i = 0; i < 5; i++) fprintf(f, "%d %g line%d\n", i, i * 1.5, i);
  fclose(f);
  f = fopen("./out.txt", "r+");
  int n;
  double x;
  char word[16];
  while (fscanf(f, "%d %lf %15s", &n, &x, word) == 3) printf("%d/%g/%s ", n, x, word);
  printf("%d\n", !!feof(f));
  rewind(f);
  char buffer[32];
  while (fgets(buffer, sizeof buffer, f)) printf("[%.*s]", (int)strcspn(buffer, "\n"), buffer);
  fseek(f, 0, SEEK_END);
  printf(" %ld\n", ftell(f));
  fseek(f, 2, SEEK_SET);
  int c = fgetc(f);
  ungetc('#', f);
  printf("%c%c%c\n", c, fgetc(f), fgetc(f));
  fclose(f);
  f = fopen("data.bin", "wb");
  int raw[4] = {1, -2, 3, -4};
  printf("%zu ", fwrite(raw, sizeof *raw, 4, f));
  fclose(f);
  f = fopen("data.bin", "rb");
  int back[5] = {0};
  size_t got = fread(back, sizeof *back, 5, f);
  printf("%zu %d %d %d\n", got, back[3], !!feof(f), fgetc(f));
  fclose(f);
  printf("%d %d\n", fopen("absent", "r") == 0, remove("data.bin"));
  int a, b;
  char set[8];
  int count = sscanf("  12 , 0x1f;abc99", "%d , %i;%7[a-c]%n", &a, &b, set, &n);
  printf("%d %d %d %s %d\n", count, a, b, set, n);
  printf("%d %d\n", sscanf("x", "%d", &a), sscanf("", "%d", &a));
  char *grown = malloc(4);
  memcpy(grown, "abc", 4);
  grown = realloc(grown, 100);
  int *zeros = calloc(10, sizeof *zeros);
  printf("%s %d %d\n", grown, zeros[9], getenv("WARPSCOPE_ABSENT") == 0);
  setenv("KEY", "value", 1);
  printf("%s\n", getenv("KEY"));
  free(grown);
  free(zeros);
  assert(n > 0);
  exit(3);
}
