#!/usr/bin/env bash
# `swift test` under Thread Sanitizer, in a build folder of its own.
#
#   bash Tests/Sanitizers/thread.sh [words for swift test, such as --filter Schedule]
#
# Left out: what measures the memory of the tests' own process, which the sanitizer's is part of.
# First that it can fail: a race beside a lock is reported, 20 contended locks are not.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SWIFT_BACKTRACE=enable=no
clang -shared -fPIC -O2 Tests/Sanitizers/mutex.c -o "$scratch/mutex.so" -ldl
swiftc -sanitize=thread -Onone Tests/Sanitizers/locked.swift -o "$scratch/locked"

reports() {
  env LD_PRELOAD="$scratch/mutex.so" TSAN_OPTIONS=exitcode=0 "$@" >"$scratch/output" 2>&1
  grep -c "WARNING: ThreadSanitizer" "$scratch/output" || true
}

[ "$(reports "$scratch/locked" racy)" -gt 0 ] || { echo "a planted race is not reported"; exit 1; }
for _ in $(seq 20); do
  [ "$(reports "$scratch/locked")" -eq 0 ] || { cat "$scratch/output"; exit 1; }
done

build=(--sanitize=thread --scratch-path .build/thread)
swift build "${build[@]}" --build-tests
# Only the test program gets the preload: the build tools need none.
run="import os, sys
os.environ['LD_PRELOAD'] = sys.argv[1]
os.execvp(sys.argv[2], sys.argv[2:])"
code=0
python3 -c "$run" "$scratch/mutex.so" swift test "${build[@]}" --skip-build \
  --skip CrashingRequestsTests "$@" \
  >"$scratch/tests" 2>&1 || code=$?
count=$(grep -ac "WARNING: ThreadSanitizer" "$scratch/tests" || true)
tail -n 1 "$scratch/tests"
if [ "$code" -ne 0 ] || [ "$count" -gt 0 ]; then
  grep -a "✘" "$scratch/tests" | cut -c1-300 || true
  grep -a -A 25 "WARNING: ThreadSanitizer" "$scratch/tests" | head -n 150 || true
  echo "$count races reported, exit code $code"
  exit 1
fi
echo "no race reported"
