// A log with variadic functions, an image computed by a kernel, and a temporary file.
#include <cuda_runtime.h>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <cstring>
#include <cerrno>
#include <climits>
enum level { DEBUG, INFO, WARN };
static level threshold = INFO;
static void logf(level l, const char *f, ...) __attribute__((format(printf, 2, 3)));
static void logf(level l, const char *f, ...) { if (l < threshold) return; static const char *n[] = {"debug", "info", "warn"}; va_list ap, cp; va_start(ap, f); va_copy(cp, ap); int need = vsnprintf(NULL, 0, f, cp); va_end(cp); char *b = (char *)malloc(need + 1); vsprintf(b, f, ap); va_end(ap); printf("[%s] %s (%d)\n", n[l], b, need); free(b); }
__global__ void mandel(unsigned char *img, int w, int h, int it) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x >= w || y >= h) return; float cr = -2 + 3.0f * x / w, ci = -1 + 2.0f * y / h, zr = 0, zi = 0; int i = 0; for (; i < it && zr * zr + zi * zi < 4; i++) { float t = zr * zr - zi * zi + cr; zi = 2 * zr * zi + ci; zr = t; } img[y * w + x] = i; }
int main(int argc, char *argv[]) { char *end; errno = 0; long w = strtol(argc > 1 ? argv[1] : "40", &end, 10); if (errno || *end || w <= 0 || w > INT_MAX) { logf(WARN, "bad width '%s': %s", argv[1], strerror(errno)); return 1; } int h = w / 2; time_t now = time(NULL); struct tm *tm = localtime(&now); char d[32]; strftime(d, sizeof d, "%Y", tm); logf(DEBUG, "year %s", d); logf(INFO, "%ldx%d%c", w, h, '!'); unsigned char *g, *p = (unsigned char *)malloc(w * h); cudaMalloc((void **)&g, w * h); dim3 b(16, 16), n((w + 15) / 16, (h + 15) / 16); mandel<<<n, b>>>(g, w, h, 50); cudaError_t e = cudaMemcpy(p, g, w * h, cudaMemcpyDeviceToHost); if (e) { logf(WARN, "%s", cudaGetErrorString(e)); return 1; } FILE *f = tmpfile(); fprintf(f, "P5\n%ld %d\n255\n", w, h); fwrite(p, 1, w * h, f); long sz = ftell(f); rewind(f); int a, c, m; char ty[3]; fscanf(f, "%2s %d %d %d", ty, &a, &c, &m); fclose(f); logf(INFO, "%ld bytes, %s %d %d %d", sz, ty, a, c, m); int in = 0; for (int i = 0; i < w * h; i++) in += p[i] == 50; logf(WARN, "inside: %d", in > 150 && in < 300); free(p); cudaFree(g); return 0; }
