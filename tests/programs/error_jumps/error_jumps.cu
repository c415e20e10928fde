// An expression language whose parser reports errors by longjmp, evaluated on the device.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include <stdarg.h>
static jmp_buf env;
static char message[128];
static void die(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  vsnprintf(message, sizeof message, f, ap);
  va_end(ap);
  longjmp(env, 1);
}
enum { PUSH, VAR, ADD, SUB, MUL, DIV };
struct Op {
  int code;
  float value;
};
struct Code {
  Op ops[64];
  int n;
};
static const char *p;
static Code code;
static void emit(int c, float v = 0) {
  if (code.n == 64)
    die("too long");
  code.ops[code.n].code = c;
  code.ops[code.n++].value = v;
}
static void expr(int depth);
static void atom(int depth) {
  if (depth > 20)
    die("too deep");
  while (isspace((unsigned char)*p))
    ++p;
  if (*p == '(') {
    ++p;
    expr(depth + 1);
    if (*p != ')')
      die("')' expected at '%s'", p);
    ++p;
  } else if (isdigit((unsigned char)*p)) {
    char *e;
    float v = strtof(p, &e);
    p = e;
    emit(PUSH, v);
  } else if (*p == 'x') {
    ++p;
    emit(VAR);
  } else
    die("unexpected '%c'", *p ? *p : '$');
  while (isspace((unsigned char)*p))
    ++p;
}
static void term(int depth) {
  atom(depth);
  while (*p == '*' || *p == '/') {
    int c = *p++;
    atom(depth);
    emit(c == '*' ? MUL : DIV);
  }
}
static void expr(int depth) {
  term(depth);
  while (*p == '+' || *p == '-') {
    int c = *p++;
    term(depth);
    emit(c == '+' ? ADD : SUB);
  }
}
static int compile(const char *s) {
  volatile int tries = 0;
  p = s;
  code.n = 0;
  switch (setjmp(env)) {
  case 0:
    tries++;
    expr(0);
    if (*p)
      die("rest '%s'", p);
    return 1;
  default:
    printf("%-20s error: %s (tries %d)\n", s, message, tries);
    return 0;
  }
}
__constant__ Code program;
__global__ void eval(float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float st[32];
  int sp = 0;
  for (int k = 0; k < program.n; ++k) {
    Op o = program.ops[k];
    switch (o.code) {
    case PUSH:
      st[sp++] = o.value;
      break;
    case VAR:
      st[sp++] = (float)i;
      break;
    default: {
      float b = st[--sp], a = st[--sp];
      st[sp++] = o.code == ADD ? a + b : o.code == SUB ? a - b : o.code == MUL ? a * b : a / b;
    }
    }
  }
  out[i] = st[0];
}
int main() {
  const char *s[] = {
      "1+2*3", "(x+1)*(x-1)", "x*x/4", "2*(3+x", "4 $ 3", "x*x-2*x+1", "((((((((((((((((((((((1))))))))))))))))))))))"};
  float *d, h[8];
  cudaMalloc(&d, sizeof h);
  int done = 0, bad = 0;
  for (const char *e : s) {
    if (!compile(e)) {
      ++bad;
      continue;
    }
    cudaMemcpyToSymbol(program, &code, sizeof code);
    eval<<<1, 32>>>(d, 8);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    printf("%-20s", e);
    for (float v : h)
      printf(" %g", v);
    puts("");
    ++done;
  }
  cudaFree(d);
  puts(done == 4 && bad == 3 ? "PASSED" : "FAILED");
}
