#!/usr/bin/env bash
# Builds the documentation of every library that people import; a warning is an error.
#
#     docs.sh WORKDIR
#
# Needs a debug build of the package: `swift build`.
set -u
work=$1
built=$(swift build --show-bin-path)
modules=$built/Modules
# Libraries that are written in C have no modules of their own there.
maps=()
for library in CVectors CDigestKernels CLinkedSymbols CMemoryPoints; do
  maps+=(-Xcc "-fmodule-map-file=$built/$library.build/module.modulemap")
done
# The compiler says for which machine it builds.
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
for library in AuthConformance AuthConformanceTesting AuthConformanceXCTest ConformanceRunner \
  ReferenceAuth PropertyEngine; do
  mkdir -p "$work/symbols/$library" || exit 1
  # What a library re-exports is documented as its own.
  reexported=
  [ "$library" = AuthConformance ] && reexported=ConformanceModel
  [ "$library" = AuthConformanceTesting ] && reexported=AuthConformance,ConformanceModel
  swift symbolgraph-extract -module-name "$library" -target "$target" -I "$modules" \
    "${maps[@]}" -minimum-access-level public -skip-synthesized-members \
    -experimental-allowed-reexported-modules="$reexported" \
    -output-dir "$work/symbols/$library" || exit 1
  docc convert "Sources/$library/$library.docc" \
    --fallback-display-name "$library" --fallback-bundle-identifier "$library" \
    --additional-symbol-graph-dir "$work/symbols/$library" --warnings-as-errors \
    --output-path "$work/$library.doccarchive" || exit 1
  [ -s "$work/$library.doccarchive/data/documentation/$(tr '[:upper:]' '[:lower:]' <<<"$library").json" ] ||
    { echo "$library: nothing was built"; exit 1; }
  echo "$library: documented without a warning"
done

# The tutorial's last files are those of the sample app, which is built and judged.
tutorial=Sources/AuthConformanceTesting/AuthConformanceTesting.docc/Tutorial/Resources
for file in $(cd "$tutorial" && ls ./*.swift | grep -v -- '-[0-9]'); do
  own=$(find Tests/Consumers/SampleApp/Sources Tests/Consumers/SampleApp/Tests -name "$(basename "$file")")
  cmp "$tutorial/$file" "$own" || exit 1
done
# The files on the way there compile, beside the part of the app that they use.
for file in "$tutorial"/ConformanceTests-?.swift; do
  sed 's/^import SampleApp$//' "$file" >"$work/$(basename "$file")"
  echo 'enum Nonce { static func random(length: Int) -> String { "" } }' >"$work/Nonce.swift"
  swiftc -typecheck -swift-version 6 -parse-as-library -I "$modules" "${maps[@]}" \
    -I "$(dirname "$(dirname "$(command -v swiftc)")")/lib/swift/linux/testing" \
    "$work/$(basename "$file")" "$work/Nonce.swift" || exit 1
done
echo "the tutorial's code is the sample app's"
