# Checks the kernels: text for the log, SARIF for code scanning. The exit code is kept for the last
# step, so that findings are uploaded before the job fails.
set -uo pipefail
# shellcheck source=action/files.sh
. "$GITHUB_ACTION_PATH/action/files.sh"
sarif="${RUNNER_TEMP:-.}/warpscope.sarif"
rm -f -- "$sarif"
code=0
if [ "${#files[@]}" -gt 0 ]; then
  quietly warpscope check --fail-on="$WARPSCOPE_FAIL_ON" "${args[@]}" -- "${files[@]}"
  code=$?
  if [ "${WARPSCOPE_SARIF:-true}" = true ]; then
    warpscope check --format=sarif "${args[@]}" -- "${files[@]}" >"$sarif" 2>/dev/null
  fi
fi
{
  echo "code=$code"
  # The upload step runs only if there is a file to upload.
  if [ -s "$sarif" ]; then echo "sarif=$sarif"; fi
} >>"$GITHUB_OUTPUT"
