# Sets `files`, `args` and `quietly` from the action's inputs. Sourced by the other steps.
#
# Whoever can open a pull request chooses the names of files, so a name must never become anything but the
# name of a file: options come first, then `--`, then the names, none of which begins with `-`.
shopt -s globstar nullglob
# Word splitting and pattern expansion are intended here.
# shellcheck disable=SC2206
files=($WARPSCOPE_FILES)
files=("${files[@]/#-/.\/-}")
# Quoted words stay whole.
args=()
while IFS= read -r -d '' word; do args+=("$word"); done \
  < <(printf '%s' "${WARPSCOPE_ARGS:-}" | xargs -r printf '%s\0')
if [ "${#files[@]}" = 0 ]; then
  # What the runner reads as a command must be one line.
  shown=${WARPSCOPE_FILES//'%'/%25}
  shown=${shown//$'\r'/%0D}
  echo "::warning::warpscope: no files match ${shown//$'\n'/%0A}"
fi
# Runs a command whose output may quote sources. The runner reads lines such as `::add-mask::x` in the log
# as commands; until it sees the random word again, it does not.
quietly() {
  local word status
  word=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$word"
  "$@"
  status=$?
  # The last line of the output may lack its end.
  printf '\n::%s::\n' "$word"
  return "$status"
}
