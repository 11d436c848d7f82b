# Sources what 'completions fish' prints and asks it.
#
#     fish completions.fish PRODUCT
$argv[1] completions fish | source
set -g wrong 0
cd (mktemp -d) && touch report.json

function offers
  set -l found (complete -C $argv[1] | string split -f1 \t | string join ' ')
  if test "$found" != "$argv[2]"
    set -g wrong (math $wrong + 1)
    printf 'for: %s\n  offered:  %s\n  expected: %s\n' $argv[1] "$found" $argv[2]
  end
end

offers "auth-conformance expl" explain
offers "auth-conformance missing-w" ""
offers "auth-conformance run missing-w-m" missing-w-modulo
offers "auth-conformance bench missing-w-m" missing-w-modulo
offers "auth-conformance run --ar" --area
offers "auth-conformance --prof" "--profile --profile-time"
offers "auth-conformance run --profile q" quick
offers "auth-conformance run --area nonce,ch" nonce,charset
offers "auth-conformance explain charset.c" charset.complete
offers "auth-conformance list sub" subjects
offers "auth-conformance help compl" completions
offers "auth-conformance compare rep" report.json
offers "auth-conformance run --quiet -- python3 rep" report.json
offers "auth-conformance bench --baseline rep" report.json
test $wrong -eq 0; and echo "fish completes as expected"
