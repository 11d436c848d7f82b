#!/usr/bin/env bash
# The hook for pre-commit on files of every kind, as a project would have it: hook.sh PRE-COMMIT PRODUCT
set -euo pipefail
pre_commit=$1 product=$2 root=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone -q --depth 1 "file://$root" "$folder/hooks"
# The hooks as they are in the work tree.
cp .pre-commit-hooks.yaml "$folder/hooks" && cd "$folder/hooks"
git -c user.name=hook -c user.email=hook@localhost commit -q --allow-empty -am "work tree"
mkdir "$folder/project" "$folder/bin" && ln -s "$product" "$folder/bin/auth-conformance"
export PATH="$folder/bin:$PATH" PRE_COMMIT_HOME="$folder/home"
cd "$folder/project" && git init -q
bad='function nonce() { return Math.random(); } // of the id_token'
for file in a.jsx b.tsx c.vue d.svelte; do echo "$bad" >$file; done
printf 'char *nonce(void) { return text(rand()); } // of the id_token\n' | tee e.c >f.mm
# Ruby to pre-commit, and nothing that scan reads.
echo 'pod "nonce"' | tee Podfile >Gemfile
git add .
"$pre_commit" try-repo "$folder/hooks" auth-conformance-scan --all-files >out.txt 2>&1 && code=0 || code=$?
[ $code = 1 ] || { cat out.txt; echo "exit $code, expected 1"; exit 1; }
for file in a.jsx b.tsx c.vue d.svelte e.c f.mm; do
  grep -q "^$file:1: certain" out.txt || { cat out.txt; echo "$file: not scanned"; exit 1; }
done
grep -q "file" out.txt && ! grep -q "Podfile\|Gemfile" out.txt || { cat out.txt; exit 1; }
git rm -q --cached ./*.jsx ./*.tsx ./*.vue ./*.svelte ./*.c ./*.mm && rm ./*.jsx ./*.tsx ./*.vue ./*.svelte ./*.c ./*.mm
"$pre_commit" try-repo "$folder/hooks" auth-conformance-scan --all-files >out.txt 2>&1 || { cat out.txt; exit 1; }
echo "the hook reads what scan reads, and nothing else"
