# Builds warpscope from the action's own checkout, and installs clang if there is none.
set -euo pipefail
if ! command -v clang++ >/dev/null && ! compgen -c clang++- >/dev/null; then
  sudo apt-get update -qq
  sudo apt-get install -qq -y --no-install-recommends clang
fi
if ! command -v warpscope >/dev/null; then
  cargo install --quiet --locked --path "$GITHUB_ACTION_PATH/cli"
fi
warpscope --version
