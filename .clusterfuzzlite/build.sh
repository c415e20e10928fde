#!/bin/bash -eu
# Builds the fuzz targets into $OUT with their dictionaries and seeds, as ClusterFuzzLite wants them.
# Outside of its container: SRC=folder above the checkout, OUT=anywhere; FUZZ_BUILT names a folder of
# targets that are built already, as `cargo xtask fuzz` does to try this script.
cd "${SRC}/${PROJECT_FOLDER:-warpscope}"
targets="parse roundtrip exec debug link cli cuda_link hunt prove"
if [ -z "${FUZZ_BUILT:-}" ]; then
  # The flags of the sanitizer that ClusterFuzzLite asks for are in RUSTFLAGS already.
  cargo fuzz build -O --features=cli
  FUZZ_BUILT="fuzz/target/$(rustc -vV | sed -n 's/^host: //p')/release"
fi
# Packs the files that are named on standard input as seeds of a target. Folders have files of equal names.
pack() {
  local seeds number=0
  seeds=$(mktemp -d)
  while read -r file; do
    cp "$file" "$seeds/$number-${file##*/}"
    number=$((number + 1))
  done
  (cd "$seeds" && zip -q -r "$OUT/$1_seed_corpus.zip" .)
  rm -r "$seeds"
}
for target in $targets; do
  # Some are built on request only.
  if [ ! -e "$FUZZ_BUILT/$target" ] && { [ "$target" = cli ] || [ "$target" = cuda_link ]; }; then continue; fi
  cp "$FUZZ_BUILT/$target" "$OUT/"
  case "$target" in
    parse | roundtrip | exec | debug)
      cp fuzz/llvm.dict "$OUT/$target.dict"
      # Small modules of the tests, and what fuzzing kept.
      find tests/bytecode tests/pass "fuzz/corpus/$target" -type f -size -16k \
        \( -name '*.ll' -o -path 'fuzz/corpus/*' \) -print | pack "$target"
      ;;
    cli | cuda_link)
      find "fuzz/corpus/$target" -type f -size -16k -print | pack "$target"
      ;;
    link)
      find tests/share -type f -size -16k -print | pack "$target"
      ;;
    hunt | prove)
      # The plainest launch: all zeros.
      head -c 512 /dev/zero >"$OUT/plain" && zip -q -j -m "$OUT/${target}_seed_corpus.zip" "$OUT/plain"
      ;;
  esac
done
