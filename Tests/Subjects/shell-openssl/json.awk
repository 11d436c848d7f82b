# Hexadecimal bytes as the inside of a JSON string; with hex=1 the input is a line of them.
hex {
  for (i = 1; i < length($0); i += 2) {
    byte = number(substr($0, i, 2))
    text = text sprintf(byte < 32 || byte == 34 || byte == 92 ? "\\u%04x" : "%c", byte)
  }
  if (!isUTF8(text)) exit 1
  printf "%s", text
}

# Says whether a text of bytes is one JSON object (RFC 8259), nested up to 64 times.

function isObject(text, part, count, i, string, frame, before) {
  if (text !~ /^[ \t\r\n]*[{]/ || text ~ /[\001-\010\013\014\016-\037]/ || !isUTF8(text)) return 0
  # No control letter is left, so that two of them can stand for what is escaped.
  gsub(/\\\\/, "\001", text)
  gsub(/\\"/, "\002", text)
  count = split(text, part, "\"")
  if (count % 2 == 0) return 0
  frame = part[1]
  for (i = 2; i < count; i += 2) {
    string = part[i]
    gsub(/\\[\/bfnrt]|\\u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]/, "", string)
    if (string ~ /[\\\t\r\n]/) return 0
    frame = frame "\"" part[i + 1]
  }
  if (frame ~ /[v\001\002\\]/) return 0
  # Values become v, and what is made of values only becomes one, from the inside out.
  gsub(/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?|true|false|null/, "v", frame)
  # Two values in a row are none, whatever stands between them.
  if (frame ~ /[v"][ \t\r\n]*[v"]/) return 0
  gsub(/[ \t\r\n]/, "", frame)
  for (i = 0; i < 64 && frame != before; i++) {
    before = frame
    gsub(/[{][}]|\[\]/, "v", frame)
    gsub(/\[[v"](,[v"])*\]/, "v", frame)
    gsub(/[{]":[v"](,":[v"])*[}]/, "v", frame)
  }
  return frame == "v"
}

# RFC 3629 section 4: what is left after every well-formed sequence was taken away is ASCII.
function isUTF8(text) {
  gsub(/[\302-\337][\200-\277]/, "", text)
  gsub(/\340[\240-\277][\200-\277]|[\341-\354\356\357][\200-\277][\200-\277]/, "", text)
  gsub(/\355[\200-\237][\200-\277]/, "", text)
  gsub(/\360[\220-\277][\200-\277][\200-\277]|[\361-\363][\200-\277][\200-\277][\200-\277]/, "", text)
  gsub(/\364[\200-\217][\200-\277][\200-\277]/, "", text)
  return text !~ /[\200-\377]/
}
