# Puts what 'completions zsh' prints into $fpath and presses Tab in a pseudo-terminal.
#
#     zsh -f completions.zsh PRODUCT
zmodload zsh/zpty
folder=$(mktemp -d)
trap 'rm -rf $folder' EXIT
product=$1
$product completions zsh >$folder/_auth-conformance && zsh -n $folder/_auth-conformance || exit 1
wrong=0

# The shell in the terminal says what the line has become once Tab was pressed.
completed() {
  local text=
  zpty terminal zsh -f
  zpty -w terminal "PS1=; cd $folder; touch report.json; fpath=($folder \$fpath)"
  zpty -w terminal "autoload -U compinit; compinit -u -d $folder/dump; bindkey '^I' complete-word"
  zpty -w terminal "show() { print -r -- \"LINE<\$BUFFER>\"; BUFFER=exit; zle accept-line }"
  zpty -w terminal "zle -N show; bindkey '^X' show; echo REA''DY"
  zpty -r -m terminal text '*READY*'
  zpty -n -w terminal "$1"$'\t'$'\x18'
  zpty -r -m terminal text '*LINE<*>*'
  zpty -d terminal
  text=${text##*LINE<}
  print -r -- ${text%%>*}
}

becomes() {
  local found=$(completed "$1")
  if [[ $found != $2 ]]; then
    (( wrong++ ))
    printf 'for: %s\n  became:   %s\n  expected: %s\n' "$1" "$found" "$2"
  fi
}

becomes "auth-conformance expl" "auth-conformance explain "
becomes "auth-conformance missing-w-m" "auth-conformance missing-w-m"
becomes "auth-conformance run missing-w-m" "auth-conformance run missing-w-modulo "
becomes "auth-conformance run --stri" "auth-conformance run --strict "
becomes "auth-conformance run --profile=q" "auth-conformance run --profile=quick "
becomes "auth-conformance run --area nonce,ch" "auth-conformance run --area nonce,charset,"
becomes "auth-conformance explain charset.comp" "auth-conformance explain charset.complete "
becomes "auth-conformance list sub" "auth-conformance list subjects "
becomes "auth-conformance report rep" "auth-conformance report report.json "
becomes "auth-conformance run -- cat rep" "auth-conformance run -- cat report.json "
(( wrong == 0 )) && print "zsh completes as expected"
