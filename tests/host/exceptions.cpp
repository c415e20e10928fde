// Exceptions, casts and virtual functions without the standard library.
extern "C" int printf(const char *, ...);
extern "C" void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *));

struct Loud {
  const char *name;
  explicit Loud(const char *n) : name(n) { printf("+%s ", name); }
  ~Loud() { printf("-%s ", name); }
};
struct Error { int code; explicit Error(int c) : code(c) {} virtual ~Error() {} virtual const char *what() const { return "error"; } };
struct Special : Error { explicit Special(int c) : Error(c) {} const char *what() const override { return "special"; } };
struct Other { virtual ~Other() {} int pad = 5; };
struct Both : Other, Special { Both() : Special(9) {} const char *what() const override { return "both"; } };
struct Base { virtual ~Base() {} int b = 1; };
struct Left : virtual Base { int l = 2; };
struct Right : virtual Base { int r = 3; };
struct Diamond : Left, Right { int d = 4; };

static Loud global("global");

static void thrower(int kind) {
  Loud here("here");
  switch (kind) {
  case 0: throw 42;
  case 1: throw Error(1);
  case 2: throw Special(2);
  case 3: throw Both();
  case 4: throw "text";
  case 5: throw 2.5;
  case 6: { static int target = 7; throw &target; }
  case 7: throw Diamond();
  }
}

static void middle(int kind) {
  Loud m("middle");
  try {
    thrower(kind);
  } catch (const Special &s) {
    printf("[special %d %s] ", s.code, s.what());
    if (kind == 2) throw;
  }
}

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 13 || y == 13) throw Error(13);
  return x - y;
}

static int counter;
static Loud &lazy() {
  static Loud once("once");
  counter++;
  return once;
}

struct Shape { virtual double area() const = 0; virtual ~Shape() {} };
struct Square : Shape { double s; Square(double x) : s(x) {} double area() const override { return s * s; } };
struct Circle : Shape { double r; Circle(double x) : r(x) {} double area() const override { return 3 * r * r; } };

int nested(int depth) {
  try {
    if (depth == 0) throw Special(100);
    return nested(depth - 1);
  } catch (Error &e) {
    e.code++;
    if (depth == 5) return e.code;
    throw;
  }
}

int main() {
  for (int kind = 0; kind < 9; kind++) {
    try {
      middle(kind);
      printf("no exception ");
    } catch (int i) {
      printf("int %d", i);
    } catch (const Error &e) {
      printf("Error %d %s", e.code, e.what());
    } catch (const char *text) {
      printf("text %s", text);
    } catch (const int *p) {
      printf("pointer %d", *p);
    } catch (const Base &b) {
      printf("Base %d", b.b);
    } catch (...) {
      printf("something");
    }
    printf("\n");
  }
  int numbers[] = {5, 2, 13, 1};
  try {
    qsort(numbers, 4, sizeof(int), compare);
  } catch (const Error &e) {
    printf("sort %d\n", e.code);
  }
  lazy();
  lazy();
  printf("%d\n", counter);
  Shape *shapes[] = {new Square(2), new Circle(1), new Square(3)};
  double total = 0;
  for (Shape *s : shapes) {
    total += s->area();
    printf("%d ", dynamic_cast<Square *>(s) != nullptr);
    delete s;
  }
  printf("%g\n", total);
  Diamond diamond;
  Base *base = &diamond;
  Right *right = dynamic_cast<Right *>(base);
  Left *left = dynamic_cast<Left *>(right);
  printf("%d %d %d %d\n", right->r, left->l, dynamic_cast<Diamond *>(left)->d, dynamic_cast<Special *>(base) == nullptr);
  printf("%d\n", nested(5));
  int *many = new int[100]();
  int sum = 0;
  for (int i = 0; i < 100; i++) sum += many[i] += i;
  delete[] many;
  auto f = [&](int x) { return x + sum; };
  printf("%d\n", f(1));
  return 0;
}
