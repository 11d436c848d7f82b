#!/usr/bin/env bash
# Says which program judges: one on the PATH, or that of this action's own commit, which 'build.sh'
# makes. The key changes with the suite's sources alone.
set -euo pipefail
suite=$(cd "$GITHUB_ACTION_PATH/../../.." && pwd)
if program=$(command -v auth-conformance); then
  {
    echo "found=true"
    echo "program=$program"
  } >>"$GITHUB_OUTPUT"
  exit 0
fi
folder=${RUNNER_TEMP:?}/auth-conformance
# Which files are there, and what is in them; names with blanks included.
key=$(cd "$suite" && find Package.swift Sources Vectors -type f -print0 | LC_ALL=C sort -z |
  xargs -0 sha256sum | sha256sum | cut -c1-32)
{
  echo "found=false"
  echo "folder=$folder"
  echo "program=$folder/auth-conformance"
  echo "key=$key"
} >>"$GITHUB_OUTPUT"
