#!/bin/sh
# The openssl command as a subject, over wire version 1. Nothing else but POSIX: sh, awk, tr, fold.
#
#     auth-conformance -- sh Tests/Subjects/shell-openssl/subject.sh
#
# One process of openssl hashes a whole batch: each message is a file of a folder of its own.
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd) && folder=$(mktemp -d) && cd "$folder" || exit 1
trap 'cd / && rm -rf "$folder"' EXIT
. "$here/signin.sh"

contract='{"name":"shell-openssl","capabilities":["nonce","digest","token","signIn"]'
contract=$contract',"signIn":{"entries":["completion"],"taskCancellation":false'
contract=$contract',"usesByteSource":false}}'

# member NAME: the number or word that stands under a name in $head.
member() {
  value=
  case $head in *"\"$1\":"*) value=${head#*"\"$1\":"} value=${value%%[,\}]*} ;; esac
}

# nonces COUNT LENGTH: one a line. A random byte that is no letter is dropped, so that each of the
# 65 letters stays as likely as the others.
nonces() {
  letters=
  while [ ${#letters} -lt $(($1 * $2)) ]; do
    letters=$letters$(openssl rand $((($1 * $2 - ${#letters}) * 4 + 64)) | tr -dc 'A-Za-z0-9._-')
  done
  printf '%s\n' "$letters" | fold -w "$2" | head -n "$1"
}

# hash: the digest of each file whose name is a line of ./names.
hash() { xargs openssl dgst -sha256 -r <names | cut -c 1-64; }

# digests: of the texts of $line, each written to its file first.
digests() {
  printf '%s\n' "$line" | awk -v list=texts -f "$here/strings.awk" >messages
  . ./messages
  hash
}

# match: a verdict a line for the attempts of $line.
match() {
  printf '%s\n' "$line" | awk -f "$here/json.awk" -f "$here/strings.awk" -f "$here/token.awk" \
    >messages
  . ./messages
  hash | paste -d ' ' claims - | awk '
    $1 == "claim" && ($2 "") == ($3 "") { print "{\"verdict\":\"accept\"}"; next }
    { reason = $1 == "claim" ? "nonceMismatch" : $1
      print "{\"verdict\":\"reject\",\"reason\":\"" reason "\"}" }'
}

# array FORM: the lines of the input as a JSON array; FORM is printed around each.
array() { sed "s/.*/$1/" | paste -s -d , - | sed 's/^/[/; s/$/]/'; }

send() { printf '%s\n' "$1"; }

# serve: answers the next line; false after the last one.
serve() {
  IFS= read -r line || return 1
  # Patterns take a shell quadratic time: they never see a batch, which stands in brackets.
  case $line in '{"attempts":'*) head=${line##*]} ;; *) head=${line%%"["*} ;; esac
  member id
  id=$value
  member op
  operation=${value#\"}
  operation=${operation%\"}
  case $operation in
    hello) send "{\"id\":$id,\"wire\":1,\"contract\":$contract}" ;;
    nonces)
      member count
      count=$value
      member length
      if [ "${value:-32}" -ge 1 ]; then
        send "{\"id\":$id,\"nonces\":$(nonces "$count" "${value:-32}" | array '"&"')}"
      else
        send "{\"id\":$id,\"error\":{\"code\":\"refused\",\"message\":\"length $value\"}}"
      fi ;;
    digests) send "{\"id\":$id,\"digests\":$(digests | array '"&"')}" ;;
    match) send "{\"id\":$id,\"verdicts\":$(match | array '&')}" ;;
    signIn.* | provider.callback)
      # What comes inside has requests of its own.
      answers="$id $answers"
      event
      send "{\"id\":${answers%% *}}"
      answers=${answers#* } ;;
    bye)
      send "{\"id\":$id}"
      return 1 ;;
    *) send "{\"id\":$id,\"error\":{\"code\":\"unknownOperation\",\"message\":\"unknown\"}}" ;;
  esac
}

answers=
while serve; do :; done
