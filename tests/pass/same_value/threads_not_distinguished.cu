// A kernel that does not know its threads apart may be made for one thread: the race of many is a note.
// Twin: fail/race/same_value/threads_not_distinguished.
// run: --search default
// expect: none
// expect-note: race same-value 7
__global__ void mark(int *p) {
  p[0] = 42;
}
