#!/usr/bin/env bash
# Judges; writes annotations, the job's summary, and the exit code as an output. Ends well whatever the
# verdict, so that the reports are kept; the last step of the action fails by the code.
set -uo pipefail
options=(--own-code --profile "$PROFILE" --reports "$REPORTS" --format github)
[ -z "$AREAS" ] || options+=(--area "$AREAS")
[ -z "$EXPECTATIONS" ] || options+=(--expect "$EXPECTATIONS")
[ -z "$EVIDENCE" ] || options+=(--evidence "$EVIDENCE")
words=()
if [ -n "$COMMAND" ]; then
  # Words, quotes taken care of, and nothing expanded or carried out.
  while IFS= read -r word; do words+=("$word"); done < <(xargs -n1 printf '%s\n' <<<"$COMMAND")
  words=(-- "${words[@]}")
fi
# A report of an earlier step is not this one's.
rm -f "$REPORTS/report.json"
code=0
"$PROGRAM" run "${options[@]}" ${words[@]+"${words[@]}"} || code=$?
report=
if [ -f "$REPORTS/report.json" ]; then
  report=$REPORTS/report.json
  cat "$REPORTS/report.md" >>"$GITHUB_STEP_SUMMARY"
  if [ -n "$BASELINE" ]; then
    worse=0
    "$PROGRAM" compare "$BASELINE" "$report" --format markdown \
      >>"$GITHUB_STEP_SUMMARY" || worse=$?
    [ "$code" -ne 0 ] || code=$worse
  fi
fi
{
  echo "exit-code=$code"
  echo "report=$report"
} >>"$GITHUB_OUTPUT"
