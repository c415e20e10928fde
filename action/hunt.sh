# Hunts for the given time. The corpus of earlier runs has already been restored. The folder is outside the
# checkout, which could hold one of that name with anything in it.
set -uo pipefail
# shellcheck source=action/files.sh
. "$GITHUB_ACTION_PATH/action/files.sh"
code=0
if [ "${#files[@]}" -gt 0 ]; then
  quietly warpscope hunt --fail-on="$WARPSCOPE_FAIL_ON" --time="$WARPSCOPE_HUNT" \
    --jobs="$(nproc)" --out="${RUNNER_TEMP:-.}/warpscope-hunt" "${args[@]}" -- "${files[@]}"
  code=$?
fi
echo "code=$code" >>"$GITHUB_OUTPUT"
