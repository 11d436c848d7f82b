# A sign-in flow with callbacks, and the events of the wire that drive it. Sourced by subject.sh.
apple=com.apple.AuthenticationServices.AuthorizationError
canceled=1001
current=0 pending= requests=0 pool=0

# The implementation: one attempt at a time; a second one is refused.

# start ATTEMPT WINDOW
start() {
  [ -z "$pending" ] || { answered "$1" refused; return; }
  [ "$2" = true ] || { answered "$1" failure ',"code":"noWindow"'; return; }
  take_nonce
  # The attempt is stored before the request starts: a callback may come from inside it.
  pending=$1
  eval "nonce_$1=$nonce"
  request "$1" "$digest"
}

# finish ATTEMPT: with the callback in $line.
finish() {
  # A second callback, or a late one of an attempt that has ended.
  [ "$pending" = "$1" ] || return 0
  pending=
  case $line in
    *'"failure":'*)
      text domain
      domain=$value
      member code
      case $domain:$value in
        $apple:$canceled) answered "$1" cancelled ;;
        *) answered "$1" failure ",\"code\":\"$value\"" ;;
      esac ;;
    *)
      text identityToken
      if decode "$value" && [ -n "$decoded" ]; then
        credential="\"identityToken\":\"$decoded\",\"rawNonce\":\"$(eval "echo \$nonce_$1")\""
        text user
        credential="$credential,\"user\":\"$value\""
        text authorizationCode
        decode "$value" && credential="$credential,\"authorizationCode\":\"$decoded\""
        answered "$1" credential ",\"credential\":{$credential}"
      else
        answered "$1" failure ',"code":"noToken"'
      fi ;;
  esac
}

cancel() {
  cancelled=$pending pending=
  [ -z "$cancelled" ] || answered "$cancelled" cancelled
}

# Nonces and their digests are drawn a hundred at a time, each used once.
take_nonce() {
  if [ "$pool" -eq 0 ]; then
    pool=100
    nonces $pool 32 >nonces
    awk '{ printf "%s", $0 >NR; close(NR); print NR }' nonces >names
    hash | paste -d ' ' nonces - >pool
    exec 3<pool
  fi
  read -r nonce digest <&3
  pool=$((pool - 1))
}

# The adapter: operations of the runner become calls, and calls back become notices.

event() {
  case $operation in
    signIn.start) started ;;
    signIn.cancel) cancel ;;
    provider.callback)
      member request
      finish "$(eval "echo \$attempt_$value")" ;;
  esac
}

started() {
  member provider
  [ "$value" = "$current" ] || { current=$value pending= requests=0; }
  member early
  early=$value
  member window
  window=$value
  member inside
  outer=$value
  member attempt
  [ -n "$outer" ] || { start "$value" "$window"; return; }
  eval "inside_$outer='$value $window $early'"
}

# answered ATTEMPT WORD MEMBERS
answered() {
  send "{\"notice\":\"signIn.answered\",\"attempt\":$1,\"answer\":\"$2\"${3-}}"
  eval "inner=\${inside_$1-} inside_$1="
  [ -n "$inner" ] || return 0
  early=${inner##* } inner=${inner% *}
  start "${inner% *}" "${inner#* }"
}

# request ATTEMPT DIGEST
request() {
  requests=$((requests + 1))
  eval "attempt_$requests=$1"
  send "{\"notice\":\"provider.requested\",\"request\":$requests,\"nonce\":\"$2\",\"scopes\":[\"fullName\",\"email\"]}"
  # The callback comes before this call returns.
  [ "$early" != true ] || serve
}

# text NAME: the string under a name in $line, which holds no escapes.
text() {
  value=
  case $line in *"\"$1\":\""*) value=${line#*"\"$1\":\""} value=${value%%\"*} ;; esac
}

# decode HEX: the bytes as the inside of a JSON string; false where they are no UTF-8.
decode() {
  decoded=$(printf '%s\n' "$1" | awk -v hex=1 -f "$here/strings.awk" -f "$here/json.awk")
}
