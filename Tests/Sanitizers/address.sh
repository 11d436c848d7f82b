#!/usr/bin/env bash
# Runs the tests under Address Sanitizer: everything, or the smallest targets whose code touches memory
# by hand.
#
#     bash Tests/Sanitizers/address.sh            all tests
#     bash Tests/Sanitizers/address.sh --part     what CI has the time for
#
# Leaks are not looked for: the test library keeps what it made until the process ends. The fuzzers,
# which run the parsers alone, do look for them. The test that measures memory is left out: the
# sanitizer keeps what was freed.
set -euo pipefail
cd "$(dirname "$0")/../.."

chosen=(--skip CrashingRequestsTests)
case ${1-} in
  --part)
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    ;;
  '') folder=.build/address ;;
  *) echo "found '$1', expected --part or nothing" >&2; exit 2 ;;
esac
mkdir -p "$folder"
git ls-files -z | tar -c --null -T - | tar -x -C "$folder"
# One sanitizer at a time: what is compiled for its threads is not, here. Its setting is the last.
cat >>"$folder/Package.swift" <<'END'
for target in package.targets where target.name == "ThreadGallery" {
  target.swiftSettings?.removeLast()
}
END
if [ "${1-}" = --part ]; then
  # Only these tests and what they use are built. Each target uses targets listed above it.
  cat >>"$folder/Package.swift" <<'END'
// The C kernels, and raw buffers of counters and generators; the parsers are fuzzed under it.
var needed: Set = ["ReferenceAuthTests", "ConformanceStatisticsTests"]
precondition(needed.isSubset(of: package.targets.map(\.name)))
for target in package.targets.reversed() where needed.contains(target.name) {
  for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
}
package.products = []
package.targets.removeAll { !needed.contains($0.name) }
END
fi

export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 SWIFT_BACKTRACE=enable=no
swift test --sanitize=address "${chosen[@]}" --package-path "$folder"
