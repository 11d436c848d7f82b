# Reads the attempts of a match request: the raw nonces go to files, to be hashed; a line for each
# attempt goes to ./claims, with what the token claims, or with the reason to reject it.

BEGIN {
  letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
  for (i = 1; i <= 64; i++) SEXTET[substr(letters, i, 1)] = i - 1
  # NUL is as little part of JSON's text as \001, and awk may not hold it.
  for (i = 0; i < 256; i++) BYTE[i] = sprintf("%c", i ? i : 1)
}

{
  count = pieces($0, "attempts", part)
  for (i = 2; i < count && part[i - 1] !~ /\]/; i += 2) {
    # A new attempt begins before its first member.
    if (part[i - 1] ~ /[{]/) { if (attempt++) judge(); token = ""; hasNonce = 0; nonce = "" }
    if (part[i + 1] != ":") continue
    if (part[i] == "token") token = part[i + 2]
    if (part[i] == "rawNonce") nonce = part[i + 2]
    i += 2
  }
  if (attempt) judge()
}

function judge(claim) {
  message(attempt, format(nonce))
  claim = claimed(token)
  # Any claim that is no digest is another's.
  if (claim ~ /^claim / && nonce == "") claim = "nonceMissing"
  print claim >"claims"
}

# "claim DIGEST", or the reason for which the token holds none.
function claimed(token, parts, header, payload) {
  # No token of any provider comes near; building long texts takes awk quadratic time.
  if (length(token) > 16384 || split(token, parts, ".") != 3 || parts[3] !~ /^[A-Za-z0-9_-]+$/)
    return "malformedToken"
  header = decoded(parts[1])
  payload = decoded(parts[2])
  if (!isObject(header) || !isObject(payload)) return "malformedToken"
  return member(payload)
}

# Base64url without padding (RFC 4648 section 5); empty where it is none.
function decoded(text, bytes, bits, held, i) {
  if (text !~ /^[A-Za-z0-9_-]+$/ || length(text) % 4 == 1) return ""
  for (i = 1; i <= length(text); i++) {
    held = held * 64 + SEXTET[substr(text, i, 1)]
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes = bytes BYTE[int(held / 2 ^ bits)]
      held %= 2 ^ bits
    }
  }
  return bytes
}

# The object's member 'nonce': what it claims, or what is wrong with it.
function member(text, part, count, i, depth, opened, closed, claim, seen) {
  gsub(/\\\\/, "\001", text)
  gsub(/\\"/, "\002", text)
  count = split(text, part, "\"")
  for (i = 2; i < count; i += 2) {
    opened = part[i - 1]
    closed = part[i - 1]
    depth += gsub(/[{[]/, "", opened) - gsub(/[]}]/, "", closed)
    if (depth != 1 || part[i + 1] !~ /^[ \t\r\n]*:/ || plain(part[i]) != "nonce") continue
    if (seen++) return "malformedToken"
    claim = "nonceMalformed"
    if (part[i + 1] ~ /^[ \t\r\n]*:[ \t\r\n]*null/) claim = "nonceMissing"
    if (part[i + 1] ~ /^[ \t\r\n]*:[ \t\r\n]*$/) {
      claim = plain(part[i + 2])
      claim = claim == "" ? "nonceMissing" : "claim " (claim ~ /^[0-9a-f]+$/ ? claim : "other")
    }
  }
  return seen ? claim : "nonceMissing"
}

# A string without the escapes of letters and digits.
function plain(text, at, unit, done) {
  while (at = index(text, "\\u00")) {
    unit = number(substr(text, at + 4, 2))
    done = done substr(text, 1, at - 1) BYTE[unit]
    text = substr(text, at + 6)
  }
  return done text
}
