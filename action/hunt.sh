# Hunts for the given time. The corpus of earlier runs has already been restored to warpscope-hunt.
set -uo pipefail
# shellcheck source=action/files.sh
. "$GITHUB_ACTION_PATH/action/files.sh"
code=0
if [ "${#files[@]}" -gt 0 ]; then
  warpscope hunt "${files[@]}" "${args[@]}" --fail-on "$WARPSCOPE_FAIL_ON" \
    --time "$WARPSCOPE_HUNT" --jobs "$(nproc)" --out warpscope-hunt
  code=$?
fi
echo "code=$code" >>"$GITHUB_OUTPUT"
