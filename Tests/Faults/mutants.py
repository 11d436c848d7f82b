"""Makes wrong files of right ones: every member in turn replaced, taken out or repeated."""
import copy
import json

HOSTILE = "\x1b]0;owned\x07\x1b[2J\r\n::error::injected\n\u202etxt\u2066"
HUGE = 9_223_372_036_854_775_807
GONE = object()


def deep(levels):
    value = []
    for _ in range(levels):
        value = [value]
    return value


REPLACEMENTS = [
    GONE, None, True, -1, 0, HUGE, -HUGE - 1, 1 << 70, 1.5, 1e308, "", HOSTILE, "x" * 100_000,
    "../../victim", "\0", "\ud800", [], [None], {}, {HOSTILE: 1}, deep(200), "NaN", [HOSTILE] * 500,
]


def places(value, path=()):
    """The paths of all members; of a list only the first and the last element."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, member in value.items():
            yield from places(member, (*path, key))
    if isinstance(value, list):
        for index in sorted({0, len(value) - 1}) if value else []:
            yield from places(value[index], (*path, index))


def replaced(value, path, new):
    whole = copy.deepcopy(value)
    at = whole
    for step in path[:-1]:
        at = at[step]
    if new is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = new
    return whole


def of_value(value):
    """Each place with each replacement, as the text of a file."""
    for path in places(value):
        for number, new in enumerate(REPLACEMENTS):
            name = "/".join(map(str, path)) + f" := {number}"
            yield name, json.dumps(replaced(value, path, new)).encode()
    for number, new in enumerate(REPLACEMENTS[1:], 1):
        yield f"all := {number}", json.dumps(new).encode()


def of_text(text):
    """What is wrong with bytes, whatever they mean."""
    middle = len(text) // 2
    yield "nothing", b""
    yield "a BOM", b"\xef\xbb\xbf" + text
    yield "UTF-16", text.decode().encode("utf-16")
    yield "cut", text[:middle]
    yield "two of it", text + text
    yield "comma", text.rstrip()[:-1] + b",}"
    yield "not UTF-8", text[:middle] + b"\xff\xfe" + text[middle:]
    yield "NUL", text[:middle] + b"\0" + text[middle:]
    yield "deep", b"[" * 200_000
    yield "deep objects", b'{"a":' * 200_000
    yield "long number", b"1" * 1_000_000
    yield "long exponent", b'{"a":1e' + b"9" * 100_000 + b"}"
    yield "escapes", b'"' + b"\\ud800" * 50_000 + b'"'
    yield "many members", b"{" + b",".join(b'"%d":0' % n for n in range(100_000)) + b"}"
    yield "a member twice", text.rstrip()[:-1] + b',"$schema":"x","$schema":"y"}'
    yield "hostile", HOSTILE.encode()
