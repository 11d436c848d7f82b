#!/usr/bin/env bash
# Builds or tests a package that names this clone by its path, in this clone's own build folder: what
# the package takes from the suite is built there already.
#
#     beside.sh PACKAGE build|test|package WORD…
#
# SwiftPM takes a plan of build that it finds in the folder for that of the package at hand, so none
# is left there. Not while another build goes on in the folder.
set -u
repository=$(cd "$(dirname "$0")/../.." && pwd)
package=$1 command=$2
shift 2
planless() { rm -f "$repository/.build/debug.yaml" "$repository/.build/release.yaml"; }
trap planless EXIT
planless
swift "$command" --package-path "$package" --scratch-path "$repository/.build" "$@"
