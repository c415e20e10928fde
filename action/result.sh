# Exits with the worse of the exit codes of check and hunt: 1 for findings, 2 if something could not
# be done.
set -uo pipefail
worst=0
for code in "${WARPSCOPE_CHECK:-0}" "${WARPSCOPE_HUNTED:-0}"; do
  if [ "${code:-0}" -gt "$worst" ]; then worst=$code; fi
done
exit "$worst"
