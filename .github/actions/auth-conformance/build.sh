#!/usr/bin/env bash
# Builds the suite of this action's commit, and puts its program into FOLDER.
set -euo pipefail
suite=$(cd "$GITHUB_ACTION_PATH/../../.." && pwd)
if ! command -v swift >/dev/null; then
  echo "::error title=auth-conformance::There is no Swift on this runner to build the suite with." \
    "Install a wheel or a release before this step, or run in the container swift:6.2."
  exit 2
fi
swift build -c release --package-path "$suite" --product auth-conformance
mkdir -p "$FOLDER"
cp "$(swift build -c release --package-path "$suite" --show-bin-path)/auth-conformance" "$FOLDER/"
