#!/usr/bin/env bash
# Has 'init' write an adapter of each language into an empty folder, and judges each.
#
#     init.sh PRODUCT WORKDIR
#
# The Swift adapter is built in this clone's build folder, where all but its own file is there already.
set -u
product=$1 work=$2 repository=$(cd "$(dirname "$0")/../.." && pwd)
tests=$repository/Tests/CommandLine

# As a workflow finds it: cloned into the folder that the workflow names.
laid_out() {
  local workflow=.github/workflows/auth-conformance.yml name
  # Its first command says which variable is unset.
  grep -o ': "${SUITE:?.*' $workflow >known.sh || return 1
  SUITE= sh -e known.sh 2>&1 | grep "variable AUTH_CONFORMANCE_SUITE" || return 1
  SUITE=x sh -e known.sh || return 1
  name=$(sed -n 's|.*AUTH_CONFORMANCE_FOLDER: .*/||p' $workflow)
  adapter=$(sed -n 's|.*swift build -c release --package-path \([^"$ ]*\)$|\1|p' $workflow)
  [ -n "$name" ] && [ -d "$adapter" ] || return 1
  # The workflow's own commands, but for the revision: this clone may be of another branch.
  sed -n 's/^ *\(\(git\|cd\) .*\)/\1/p' $workflow >fetch.sh && grep -q "git fetch" fetch.sh || return 1
  SUITE="file://$repository" REVISION=HEAD AUTH_CONFORMANCE_FOLDER="$work/$name" \
    sh -e fetch.sh || return 1
  # A clone in a folder of the command's name, without the workflow's variable.
  git clone -q --depth 1 "file://$repository" "$work/auth-conformance" || return 1
  (mkdir "$work/other" && cd "$work/other" &&
    "$product" init swift --suite "$work/auth-conformance" >/dev/null &&
    swift package --package-path "$adapter" show-dependencies) || return 1
  AUTH_CONFORMANCE_FOLDER="$work/$name" \
    swift package --package-path "$adapter" show-dependencies | grep "$work/$name"
}

# built ADAPTER: builds it against this clone, and puts it where the project file looks for it.
built() {
  AUTH_CONFORMANCE_FOLDER="$repository" bash "$repository/Tests/Consumers/beside.sh" "$1" \
    build -c release && mkdir -p "$1/.build/release" &&
    cp "$repository/.build/release/adapter" "$1/.build/release/"
}

# imports LANGUAGE: a module of the project can be imported as the template says.
imports() {
  case $1 in
    python)
      echo "LENGTH = 32" >own_module.py
      sed -i 's/^# Sample functions/import own_module\n&/' auth-conformance-adapter/adapter.py
      ;;
    node)
      echo "exports.length = 32;" >own.js
      sed -i 's|^// Sample functions|require("../own.js");\n&|' auth-conformance-adapter/adapter.cjs
      ;;
  esac
  grep -q "own_module\|own\.js" auth-conformance-adapter/adapter.*
}

# judged LANGUAGE [NAME]: a second 'init' overwrites nothing; what was written passes by itself.
judged() {
  local folder="$work/init-${2:-$1}" before after
  mkdir -p "$folder" && cd "$folder" || return 1
  # A project that signs in with callbacks gets an adapter of a sign-in.
  [ "${2:-}" = sign-in ] && echo "class S: NSObject, ASAuthorizationControllerDelegate {}" >S.swift
  "$product" init "$1" || return 1
  before=$(find . -type f | sort | xargs sha256sum)
  "$product" init "$1" | grep -q "^wrote" && { echo "a second init wrote something"; return 1; }
  after=$(find . -type f | sort | xargs sha256sum)
  [ "$before" = "$after" ] || { echo "a second init changed something"; return 1; }
  [ "$(cat .gitignore)" = Reports/latest/ ] || { echo ".gitignore: $(cat .gitignore)"; return 1; }
  if [ "$1" = swift ]; then
    local adapter
    adapter=auth-conformance-adapter
    [ "${2:-}" = sign-in ] || laid_out || return 1
    "$product" 2>&1 | grep "Build it: swift build -c release --package-path $adapter$" || return 1
    built "$adapter" || return 1
  else
    imports "$1" || return 1
    "$product" smoke || return 1
    case $1 in
      python) python3 "$tests/lone_surrogate.py" accept python3 auth-conformance-adapter/adapter.py ;;
      node) python3 "$tests/lone_surrogate.py" reject node auth-conformance-adapter/adapter.cjs ;;
    esac || return 1
  fi
  # Bare, as the next steps say: the project file names the adapter.
  "$product" --quiet >report.txt || { cat report.txt; return 1; }
  cat report.txt
  grep -q "^CONFORMS  sample: your own code is not in it yet$" report.txt &&
    [ -s Reports/latest/report.html ] && replaced "$1"
}

# replaced LANGUAGE: the workflow's own command fails with the sample, and passes with another name.
replaced() {
  local judge
  judge=$(sed -n 's|^ *run: [^ ]*/auth-conformance \(--own-code .*\)|\1|p' .github/workflows/auth-conformance.yml)
  [ -n "$judge" ] || { echo "the workflow does not ask for own code"; return 1; }
  # shellcheck disable=SC2086
  "$product" $judge --no-reports >report.txt 2>&1
  [ $? -eq 2 ] && grep "the subject is called 'sample'" report.txt || { cat report.txt; return 1; }
  [ "$1" = swift ] && return
  sed -i 's/"sample"/"my-app"/' auth-conformance-adapter/adapter.*
  # shellcheck disable=SC2086
  "$product" $judge --no-reports >report.txt || { cat report.txt; return 1; }
  "$product" init "$1" | grep sample && { echo "a second init speaks of a sample"; return 1; }
  # Without a project file and a command nothing passes in the place of the user's own code.
  "$product" --no-project-file --own-code 2>&1 | grep "found the built-in subject 'reference'"
}

# A workflow goes where GitHub reads it; nothing goes into a repository of which this is no part.
below_a_root() {
  local root=$work/repository workflow=.github/workflows/auth-conformance-services-login.yml
  mkdir -p "$root/services/login" && git init -q "$root" && cd "$root/services/login" || return 1
  "$product" init python | grep "^wrote  ../../$workflow, for GitHub reads" || return 1
  [ ! -e .github ] && grep "working-directory: 'services/login'$" "$root/$workflow" || return 1
  "$product" init python | grep "^kept   ../../$workflow" || return 1
  mkdir -p "$root/services/other" && cd "$root/services/other" && "$product" init node >/dev/null || return 1
  [ -s "$root/.github/workflows/auth-conformance-services-other.yml" ] || return 1
  # A link that leads out of the repository is not followed.
  rm -r "$root/.github" && mkdir "$work/away" "$root/third" && ln -s "$work/away" "$root/.github" &&
    cd "$root/third" || return 1
  "$product" init python 2>&1 | grep "leads out of the repository" || return 1
  [ -z "$(ls -A . "$work/away" | grep -v :)" ]
}

# What git leaves out already is kept; a line is added to what is there, and nothing else changed.
ignored() {
  mkdir -p "$work/ignored" && cd "$work/ignored" && printf 'node_modules/' >.gitignore || return 1
  "$product" init node | grep "^added  Reports/latest/ to .gitignore" || return 1
  "$product" init node | grep "^kept   .gitignore" || return 1
  [ "$(cat .gitignore)" = "node_modules/
Reports/latest/" ]
}

(ignored) && (below_a_root) && (judged python) && (judged node) && (judged swift) && (judged swift sign-in) || exit 1
mkdir -p "$work/init-none" && cd "$work/init-none" || exit 1
"$product" init && { echo "an empty folder has no language"; exit 1; }
[ -z "$(ls -A)" ] || { echo "something was written all the same"; exit 1; }
