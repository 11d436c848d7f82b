#!/usr/bin/env bash
# Has 'init' write an adapter of each language into an empty folder, and judges each.
#
#     init.sh PRODUCT WORKDIR
set -u
product=$1 work=$2

# judged LANGUAGE: a second 'init' overwrites nothing; what was written passes by itself.
judged() {
  local folder="$work/init-$1" before after
  mkdir -p "$folder" && cd "$folder" || return 1
  "$product" init "$1" || return 1
  before=$(find . -type f | sort | xargs sha256sum)
  "$product" init "$1" | grep -q "^wrote" && { echo "a second init wrote something"; return 1; }
  after=$(find . -type f | sort | xargs sha256sum)
  [ "$before" = "$after" ] || { echo "a second init changed something"; return 1; }
  local adapter=()
  if [ "$1" = swift ]; then
    # A debug build is the quicker one; the project file names the other.
    swift build --package-path auth-conformance || return 1
    grep -q '"auth-conformance/.build/release/adapter"' .auth-conformance.json || return 1
    adapter=(-- auth-conformance/.build/debug/adapter)
  else
    "$product" smoke || return 1
  fi
  # Bare, as the next steps say: the project file names the adapter.
  "$product" --quiet "${adapter[@]}" >report.txt || { cat report.txt; return 1; }
  cat report.txt
  grep -q "^CONFORMS  sample" report.txt && [ -s Reports/latest/report.html ]
}

(judged python) && (judged node) && (judged swift) || exit 1
mkdir -p "$work/init-none" && cd "$work/init-none" || exit 1
"$product" init && { echo "an empty folder has no language"; exit 1; }
[ -z "$(ls -A)" ] || { echo "something was written all the same"; exit 1; }
