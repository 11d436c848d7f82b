#!/usr/bin/env bash
# What scan leaves out, what it says of what it cannot read, and how it ends: walk.sh PRODUCT
set -euo pipefail
product=$1
folder=$(mktemp -d)
trap 'chmod -R u+rwX "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
bad='function nonce() { return Math.random(); } // of the id_token'
mkdir -p app node_modules/x .hidden ignored kept
for file in app/a.js node_modules/x/b.js .hidden/c.js ignored/d.js kept/e.js app/f.min.js app/g.txt; do
  echo "$bad" >$file
done
printf 'ignored/\nkept/*\n!kept/e.js\n' >.gitignore
printf '\0%s\n' "$bad" >app/binary.js
{ printf '%09000d;' 0; echo "$bad"; } >app/minified.js
ln -s ../app kept/loop
ln -s . app/self

# found CODE WANTED ARG…: the files with findings, one after the other.
found() {
  local code=0 wanted=$2 expected=$1
  shift 2
  "$product" scan --format json "$@" >out.json 2>err.txt || code=$?
  [ $code = "$expected" ] || { cat err.txt; echo "exit $code, expected $expected: $*"; exit 1; }
  python3 -c '
import json, sys
paths = " ".join(dict.fromkeys(f["path"] for f in json.load(open("out.json"))["findings"]))
sys.exit(paths != sys.argv[1] and f"found {paths!r}, expected {sys.argv[1]!r}")' "$wanted"
}

found 1 'app/a.js kept/e.js'
found 1 './app/a.js ./kept/e.js' ./
found 1 'ignored/d.js' ignored/d.js
cp out.json known.json
found 0 '' ignored/d.js --baseline known.json
found 1 'app/a.js' app --baseline known.json

# One line on standard error and exit 2 for each.
refused() {
  local code=0
  "$product" scan "$@" >out.txt 2>err.txt || code=$?
  [ $code = 2 ] && [ "$(wc -l <err.txt)" = 1 ] && [ ! -s out.txt ] ||
    { cat err.txt; echo "exit $code, expected 2 and one line: $*"; exit 1; }
}
refused nowhere
refused app/g.txt
refused app --baseline nowhere.json
refused app --baseline app/a.js
refused app --format xml
refused $'no\e[31m\nwhere'

# git reads the files of the folders above as well, up to the repository's own.
mkdir -p above/.git above/app/deep/ignored && echo "$bad" | tee above/app/deep/a.js above/app/deep/b.js >above/app/deep/ignored/c.js
printf 'ignored/\n/app/deep/b.js\n' >above/.gitignore
found 1 'above/app/deep/a.js' above/app/deep
(cd above/app/deep && found 1 'a.js')
rm -r above/.git
found 1 'above/app/deep/a.js above/app/deep/b.js above/app/deep/ignored/c.js' above/app/deep
mkdir empty && "$product" scan empty >out.txt 2>err.txt
grep -q 'warning: empty: no file to read, expected ' err.txt && [ "$(wc -l <err.txt)" = 1 ] || { cat err.txt; exit 1; }

# Root reads everything; a name that is gone when it is read is as good.
mkfifo app/pipe.js
found 1 'app/a.js' app
if [ "$(id -u)" != 0 ]; then
  chmod 0 app/a.js ignored
  found 0 '' app ignored
  [ "$(grep -c 'not scanned' err.txt)" = 2 ]
fi
hostile=$'h\e[31m\n::error::x.js'
mkdir hostile && echo "$bad" >"hostile/$hostile"
for format in text json sarif github; do
  "$product" scan hostile --format $format >out.txt 2>&1 && exit 1
  ! grep -q $'\e' out.txt || { echo "$format: raw control characters"; exit 1; }
  ! grep -q '^::error::x' out.txt || { echo "$format: a line that is not ours"; exit 1; }
done
echo "left out, refused and written out as expected"
