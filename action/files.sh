# Sets `files` and `args` from the action's inputs. Sourced by the other steps.
shopt -s globstar nullglob
# Word splitting and pattern expansion are intended here.
# shellcheck disable=SC2206
files=($WARPSCOPE_FILES)
# Quoted words stay whole.
args=()
while IFS= read -r -d '' word; do args+=("$word"); done \
  < <(printf '%s' "${WARPSCOPE_ARGS:-}" | xargs -r printf '%s\0')
if [ "${#files[@]}" = 0 ]; then
  echo "::warning::warpscope: no files match $WARPSCOPE_FILES"
fi
