# Sets `files` and `args` from the inputs of the action. Sourced by the other steps.
shopt -s globstar nullglob
# Patterns are split and filled in by the shell on purpose.
# shellcheck disable=SC2206
files=($WARPSCOPE_FILES)
# Words with quotes are kept whole.
args=()
while IFS= read -r -d '' word; do args+=("$word"); done \
  < <(printf '%s' "${WARPSCOPE_ARGS:-}" | xargs -r printf '%s\0')
if [ "${#files[@]}" = 0 ]; then
  echo "::warning::warpscope: no file matches $WARPSCOPE_FILES"
fi
