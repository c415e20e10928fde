// Text, files, numbers, sorting and time in plain C around one kernel.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <time.h>
#include <errno.h>
#include <limits.h>
#include <float.h>
#include <stdint.h>
#include <inttypes.h>
#include <stdarg.h>
#include <unistd.h>
#include <signal.h>
#include <math.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/stat.h>
#include <sys/resource.h>
#include <locale.h>
#include <wchar.h>
typedef struct {
    char *key;
    int value;
} entry;
static int by_value(const void *a, const void *b)
{
    return ((const entry *)b)->value - ((const entry *)a)->value;
}
static int cmp_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static void die(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vfprintf(stderr, fmt, ap);
    va_end(ap);
    exit(2);
}
static void bye(void)
{
    printf("bye\n");
}
__global__ void count(const char *s, int n, int *freq)
{
    for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x)
        if (s[i] >= 'a' && s[i] <= 'z')
            atomicAdd(&freq[s[i] - 'a'], 1);
}
int main(int argc, char **argv)
{
    atexit(bye);
    setlocale(LC_ALL, "C");
    const char *text = "It was the best of times, it was the worst of times, it was the age of wisdom";
    char *copy = strdup(text), *save = NULL;
    entry tab[32];
    int n = 0;
    for (char *t = strtok_r(copy, " ,", &save); t; t = strtok_r(NULL, " ,", &save)) {
        for (char *p = t; *p; p++)
            *p = tolower((unsigned char)*p);
        int k;
        for (k = 0; k < n; k++)
            if (!strcmp(tab[k].key, t))
                break;
        if (k == n) {
            tab[n].key = t;
            tab[n++].value = 0;
        }
        tab[k].value++;
    }
    qsort(tab, n, sizeof(entry), by_value);
    printf("%d words, first %s count %d\n", n, tab[0].value == tab[1].value ? "tie" : tab[0].key, tab[0].value);
    int sorted[8] = {9, 3, 7, 1, 5, 8, 2, 6}, key = 7;
    qsort(sorted, 8, sizeof(int), cmp_int);
    int *hit = (int *)bsearch(&key, sorted, 8, sizeof(int), cmp_int);
    printf("index %ld\n", (long)(hit - sorted));
    printf("[%5d][%-5d][%05d][%+d][%x][%#X][%o][%c][%10.3f][%-10.2e][%g][%s][%.3s][%*d][%%][%5.1f%%]\n", 42, 42, 42, 42,
           255, 255, 8, 'z', 3.14159, 12345.678, 0.0001, "str", "abcdef", 6, 99, 45.678);
    printf("%ld %lld %lu %llu %zu %hd %hhd %" PRId64 " %" PRIu32 " %p\n", LONG_MAX, LLONG_MIN, ULONG_MAX, ULLONG_MAX,
           sizeof(size_t), (short)-3, (signed char)200, (int64_t)-5, (uint32_t)7, (void *)0);
    printf("%d %d %e %e %d\n", INT_MAX, CHAR_BIT, DBL_EPSILON, FLT_MAX, RAND_MAX);
    char buf[128];
    int w = snprintf(buf, 10, "%s", "truncated text");
    printf("%d '%s'\n", w, buf);
    sprintf(buf, "%d,%f,%s", 5, 2.5, "q");
    int a;
    float f;
    char q[8];
    printf("%d ", sscanf(buf, "%d,%f,%7s", &a, &f, q));
    printf("%d %.1f %s\n", a, f, q);
    int items = sscanf("0x1f 077 12", "%i %i %i", &a, &key, &w);
    printf("%d %d %d\n", items, a, key);
    char *end;
    long decimal = strtol("  -123abc", &end, 10);
    double real = strtod("1.5e3xyz", &end);
    printf("%ld %lu %.3f %d\n", decimal, strtoul("ff", NULL, 16), real, *end == 'x');
    errno = 0;
    strtol("99999999999999999999", NULL, 10);
    printf("%d %s\n", errno == ERANGE, strerror(ENOENT));
    printf("%s %s %zu %d %d\n", strchr("hello", 'l'), strstr("haystack needle", "need"), strspn("aabbc", "ab"),
           strncasecmp("HELLO", "help", 3), memcmp("ab", "ac", 2));
    memmove(buf, "overlap", 8);
    memmove(buf + 2, buf, 5);
    printf("%.7s %d%d%d\n", buf, isalpha('a') != 0, isdigit('x') != 0, isspace('\t') != 0);
    FILE *fp = fopen("data.bin", "wb+");
    if (!fp)
        die("cannot open: %s\n", strerror(errno));
    double d[4] = {1, 2.5, -3, 4};
    fwrite(d, sizeof(double), 4, fp);
    fseek(fp, 0, SEEK_END);
    long sz = ftell(fp);
    rewind(fp);
    double r[4];
    size_t got = fread(r, sizeof(double), 4, fp);
    printf("%ld %zu %g\n", sz, got, r[1]);
    fseek(fp, 8, SEEK_SET);
    fread(r, 8, 1, fp);
    printf("%g %d\n", r[0], feof(fp));
    fclose(fp);
    remove("data.bin");
    fp = fopen("lines.txt", "w");
    for (int i = 0; i < 3; i++)
        fprintf(fp, "line %d\n", i);
    fclose(fp);
    fp = fopen("lines.txt", "a");
    fputs("last\n", fp);
    fclose(fp);
    fp = fopen("lines.txt", "r");
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;
    int lines = 0;
    while ((len = getline(&line, &cap, fp)) != -1)
        lines += len > 0;
    int c;
    rewind(fp);
    int chars = 0;
    while ((c = fgetc(fp)) != EOF)
        chars++;
    ungetc('x', fp);
    c = getc(fp);
    fclose(fp);
    printf("%d lines %d chars %c %d\n", lines, chars, c, access("nothing.txt", R_OK));
    free(line);
    time_t now = time(NULL);
    struct tm *tmv = gmtime(&now);
    char stamp[64];
    strftime(stamp, sizeof stamp, "%Y", tmv);
    printf("%d %d\n", atoi(stamp) >= 2024, difftime(now, now) == 0);
    struct rusage ru;
    getrusage(RUSAGE_SELF, &ru);
    struct timespec ts = {0, 1000};
    nanosleep(&ts, NULL);
    usleep(10);
    char *home = getenv("NOT_THERE");
    printf("%d\n", home == NULL);
    printf("%.6f %.6f %.6f %.4f %d %g %g %g\n", sqrt(2.0), pow(2, 0.5), exp(1), atan2(1, 1), (int)lround(2.5),
           fmod(7.5, 2), floor(-1.5), ceil(1.2));
    printf("%d %d %g %g\n", isnan(NAN), isinf(INFINITY), fmax(1, 2), hypot(3, 4));
    div_t dv = div(17, 5);
    printf("%d %d %d %ld\n", dv.quot, dv.rem, abs(-4), labs(-5L));
    srand(42);
    int r1 = rand(), r2 = rand();
    srandom(42);
    long l1 = random();
    srand48(1);
    double d1 = drand48();
    unsigned seed = 7;
    int r3 = rand_r(&seed);
    printf("%d %d %ld %.6f %d\n", r1, r2, l1, d1, r3 >= 0);
    int L = strlen(text);
    char *ds;
    int *df, hf[26];
    cudaMalloc((void **)&ds, L);
    cudaMalloc((void **)&df, sizeof hf);
    cudaMemcpy(ds, text, L, cudaMemcpyHostToDevice);
    cudaMemset(df, 0, sizeof hf);
    count<<<2, 32>>>(ds, L, df);
    cudaMemcpy(hf, df, sizeof hf, cudaMemcpyDeviceToHost);
    printf("e:%d t:%d z:%d\n", hf['e' - 'a'], hf['t' - 'a'], hf[25]);
    cudaFree(ds);
    cudaFree(df);
    free(copy);
    fflush(stdout);
    putchar('O');
    puts("K");
    fputc('\n', stdout);
    return 0;
}
