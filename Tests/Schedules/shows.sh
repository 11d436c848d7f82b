#!/bin/sh
# What the explorer and the sign-in checks attain, with figures; run from the package's folder.
#
#   sh Tests/Schedules/shows.sh            about two minutes, without the seeds
#   sh Tests/Schedules/shows.sh seeds      also 20 seeds of every known-bad and 200 of every legal subject,
#                                          sign-ins and accounts
set -eu
swift build -c release --product ScheduleProbe
probes=$(mktemp -d)
trap 'rm -rf "$probes"' EXIT
cp .build/release/ScheduleProbe "$probes"
swift build -c release --product auth-conformance
probe=$probes/ScheduleProbe
suite=.build/release/auth-conformance

echo "== schedules a second on one core, two callers"
"$probe" speed
echo "== three callers of a correct guard, every order"
"$probe" three-callers
echo "== resident memory over more than ten million steps"
"$probe" memory
echo "== tokens replayed a thousand times"
"$probe" replay
echo "== an order that 20,000 random orders miss"
"$probe" rare-order random | head -1
"$probe" rare-order depth-first | head -1
"$probe" rare-order pct | head -1
echo "== a guard with a window that 20,000 random orders miss (debug build)"
RANDOM_ORDERS=20000 swift test --filter RareOrderTests 2>&1 | tail -1
echo "== the reference, with the orders explored"
COLUMNS=200 "$suite" run reference --area continuation,guard --no-reports
echo "== the account of the reference, with the orders explored"
COLUMNS=200 "$suite" run reference --area account --no-reports --verbose | grep -A 4 " orders of "
echo "== every known-bad and legal subject of the gallery"
"$suite" gallery | head -4
if [ "${1:-}" = seeds ]; then
  python3 Tests/Schedules/seeds.py "$suite"
  python3 Tests/Schedules/seeds.py "$suite" --accounts
fi
