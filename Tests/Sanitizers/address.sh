#!/usr/bin/env bash
# Runs the tests under Address Sanitizer: everything, or the targets whose code touches memory by hand.
#
#     bash Tests/Sanitizers/address.sh            all tests
#     bash Tests/Sanitizers/address.sh --part     what CI has the time for
#
# Leaks are not looked for: the test library keeps what it made until the process ends. The fuzzers,
# which run the parsers alone, do look for them. The test that measures memory is left out: the
# sanitizer keeps what was freed.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The C kernels, the mapped journal, pipes, raw buffers of counters and generators.
part='ReferenceAuthTests|ConformanceStatisticsTests|AuthConformanceTests|ConformanceModelTests'
chosen=(--skip CrashingRequestsTests)
case ${1-} in
  --part) chosen+=(--filter "$part") ;;
  '') ;;
  *) echo "found '$1', expected --part or nothing" >&2; exit 2 ;;
esac

export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 SWIFT_BACKTRACE=enable=no
swift test --sanitize=address --scratch-path .build/address "${chosen[@]}"
