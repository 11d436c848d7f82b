#!/usr/bin/env bash
# Sources what 'completions bash' prints and asks it, as bash does when Tab is pressed.
#
#     completions.bash PRODUCT
set -u
product=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$product" completions bash >"$folder/script" && source "$folder/script" || exit 1
# shellcheck disable=SC2207
function_of=($(complete -p auth-conformance)) && function_of=${function_of[2]}
wrong=0

# offers 'WORD…' EXPECTED…: the words up to the cursor, of which the last is being typed.
offers() {
  local line=$1
  shift
  eval "COMP_WORDS=($line)"
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  "$function_of"
  if [ "${COMPREPLY[*]-}" != "$*" ]; then
    wrong=$((wrong + 1))
    printf 'for: %s\n  offered:  %s\n  expected: %s\n' "$line" "${COMPREPLY[*]-}" "$*"
  fi
}

cd "$folder" && mkdir "a folder" && touch "a file" report.json
offers "auth-conformance expl" explain
offers "auth-conformance missing-w"
offers "auth-conformance r" run report
offers "auth-conformance run missing-w-m" missing-w-modulo
offers "auth-conformance bench missing-w-m" missing-w-modulo
offers "auth-conformance run --ar" --area
offers "auth-conformance --prof" --profile --profile-time
offers "auth-conformance run --profile ''" quick standard thorough
offers "auth-conformance run --area = ch" charset
offers "auth-conformance run --area nonce,ch" nonce,charset
offers "auth-conformance run --seed 1" 
offers "auth-conformance explain charset.c" charset.complete
offers "auth-conformance list sub" subjects
offers "auth-conformance help comp" compare completions
offers "auth-conformance completions ''" bash zsh fish
offers "auth-conformance compare rep" report.json
offers "auth-conformance run --expect 'a fi'" "a file"
offers "auth-conformance run --reports a" "a folder"
offers "auth-conformance run --quiet -- python3 rep" report.json
offers "auth-conformance bench --baseline rep" report.json
offers "auth-conformance diagnose --form b" base64url
[ "$wrong" -eq 0 ] && echo "bash completes as expected"
