#!/bin/sh
# Compares our C++ library with the machine's: every program of tests/host/cpp is compiled by g++ with its own headers, and by
# clang with those of core/cuda/include (linked with the same C library and the support library for exceptions), and must print
# the same. `compare.sh [-b] [WORD]`: only paths that contain WORD; -b writes the expected output from g++.
# First lines of a program may hold `// std: c++20`, `// args: ...`; NAME.in is its input.
here=$(cd "$(dirname "$0")" && pwd)
include=$here/../../core/cuda/include
bless=
[ "$1" = -b ] && { bless=1; shift; }
clang=${CLANG:-clang++-22}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
for source in "$here"/cpp/*"$1"*.cpp; do
  name=$(basename "$source" .cpp)
  std=$(sed -n 's,^// std: ,,p' "$source")
  args=$(sed -n 's,^// args: ,,p' "$source")
  input=/dev/null
  [ -f "$here/cpp/$name.in" ] && input=$here/cpp/$name.in
  if [ -n "$bless" ]; then
    g++ -std="${std:-c++17}" -O1 -w "$source" -o "$work/reference" -lpthread || { echo "$name: g++ fails"; failed=1; continue; }
    (cd "$work" && rm -rf files && mkdir files && cd files && eval "../reference $args" <"$input" >"$here/cpp/$name.out" 2>&1; echo "exit $?" >>"$here/cpp/$name.out")
  fi
  "$clang" -std="${std:-c++17}" ${FLAGS:--O1} -w -nostdinc -nostdinc++ -isystem "$include" -nostdlib++ "$source" -o "$work/ours" \
    -Wl,-Bstatic -lsupc++ -Wl,-Bdynamic -lpthread -lm 2>"$work/errors" || { echo "$name: does not compile"; grep -E 'error|undefined' "$work/errors" | head -${LINES_SHOWN:-6}; failed=1; continue; }
  (cd "$work" && rm -rf files && mkdir files && cd files && eval "timeout 20 ../ours $args" <"$input" >"../out" 2>&1; echo "exit $?" >>"../out")
  if cmp -s "$work/out" "$here/cpp/$name.out"; then
    echo "$name: ok"
  else
    echo "$name: differs"
    diff "$work/out" "$here/cpp/$name.out" | head -${LINES_SHOWN:-6}
    failed=1
  fi
done
exit $failed
