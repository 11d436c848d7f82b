# Reads JSON strings and writes each as a shell command that prints its bytes to a file.
#
# With list=MEMBER the input is a request with that array of strings.

list {
  count = pieces($0, list, piece)
  for (i = 2; i < count && piece[i - 1] !~ /\]/; i += 2) message(++written, format(piece[i]))
}

# The parts of an array between its double quotes: every other one is a string. Escaped backslashes
# and quotes are \001 and \002, which no JSON line can hold.
function pieces(text, member, piece) {
  gsub(/\\\\/, "\001", text)
  gsub(/\\"/, "\002", text)
  sub(".*\"" member "\":\\[", "", text)
  return split(text, piece, "\"")
}

function message(name, text) {
  print "printf -- '" text "' >" name
  print name >"names"
}

# A piece as printf's format. Bytes of UTF-8 stay as they are; so do JSON's escapes, which are
# printf's as well but for the slash and the code units.
function format(text, at, code, done, units, unit, i) {
  gsub(/%/, "%%", text)
  gsub(/'/, "\\047", text)
  gsub(/\\\//, "/", text)
  while (at = index(text, "\\u")) {
    code = number(substr(text, at + 2, 4))
    done = done substr(text, 1, at - 1)
    text = substr(text, at + 6)
    if (code >= 55296 && code < 56320) {
      code = 65536 + (code - 55296) * 1024 + number(substr(text, 3, 4)) - 56320
      text = substr(text, 7)
    }
    done = done utf8(code)
  }
  text = done text
  gsub(/\002/, "\"", text)
  # Not by gsub: awks disagree about backslashes in what it puts in.
  units = split(text, unit, "\001")
  for (i = 2; i <= units; i++) unit[1] = unit[1] "\\\\" unit[i]
  return unit[1]
}

# RFC 3629 section 3, as octal escapes.
function utf8(scalar) {
  if (scalar < 128) return sprintf("\\%03o", scalar)
  if (scalar < 2048) return sprintf("\\%03o\\%03o", 192 + int(scalar / 64), 128 + scalar % 64)
  if (scalar < 65536)
    return sprintf("\\%03o", 224 + int(scalar / 4096)) sprintf("\\%03o\\%03o", \
      128 + int(scalar / 64) % 64, 128 + scalar % 64)
  return sprintf("\\%03o\\%03o", 240 + int(scalar / 262144), 128 + int(scalar / 4096) % 64) \
    sprintf("\\%03o\\%03o", 128 + int(scalar / 64) % 64, 128 + scalar % 64)
}

function number(digits, value, i) {
  digits = tolower(digits)
  for (i = 1; i <= length(digits); i++)
    value = value * 16 + index("0123456789abcdef", substr(digits, i, 1)) - 1
  return value
}
