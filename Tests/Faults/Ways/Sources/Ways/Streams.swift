import CWays
import Foundation

private func null(over file: Int32) {
  let null = open("/dev/null", O_RDWR)
  dup2(null, file)
  close(null)
}

/// Descriptors beyond the three, the wire's among them.
private let others: ClosedRange<Int32> = 3...63

/// Standard streams and descriptors.
let streams: [String: Way] = [
  "close-0": { close(0) }, "close-1": { close(1) }, "close-2": { close(2) },
  "close-0-1-2": { for file in 0...2 { close(Int32(file)) } },
  "close-others": { ways_close_from(3) }, "close-all": { ways_close_from(0) },
  "null-over-0": { null(over: 0) }, "null-over-1": { null(over: 1) },
  "null-over-2": { null(over: 2) },
  "null-over-others": { for file in others { null(over: file) } },
  "close-by-turns": {
    for file in others {
      close(file)
      _ = open("/dev/zero", O_RDONLY)
    }
  },
  "swap-0-1": {
    let first = dup(0)
    dup2(1, 0)
    dup2(first, 1)
  },
  "nonblocking-0": { _ = fcntl(0, F_SETFL, O_NONBLOCK) },
  "nonblocking-all": { for file in Int32(0)...63 { _ = fcntl(file, F_SETFL, O_NONBLOCK) } },
  "print": { print("hello, I am a subject") },
  "print-json": { print(#"{"id":2,"outcome":{"cases":1,"grade":"pass","scope":"all"}}"#) },
  "print-flood": { for _ in 0..<40 { print(String(repeating: "x", count: 65_536)) } },
  "errors-flood": {
    for _ in 0..<40 { fputs(String(repeating: "x", count: 65_536), ways_stream(2)) }
  },
  "write-on-wire": {
    for file in others { _ = "noise\n".withCString { write(file, $0, 6) } }
  },
  "half-on-wire": {
    for file in others { _ = "{\"id\":".withCString { write(file, $0, 6) } }
  },
  "fclose-stdin": { fclose(ways_stream(0)) }, "fclose-stdout": { fclose(ways_stream(1)) },
  "fclose-stderr": { fclose(ways_stream(2)) },
  "reopen-stdin": { freopen("/dev/zero", "r", ways_stream(0)) },
  "reopen-stdout": { freopen("/dev/full", "w", ways_stream(1)) },
  "unbuffered-stdin": { setvbuf(ways_stream(0), nil, _IONBF, 0) },
  "buffered-stdout": {
    setvbuf(ways_stream(1), nil, _IOFBF, 1 << 20)
    print("later")
  },
  "read-line": { _ = readLine() },
  "read-input": {
    var letters = [UInt8](repeating: 0, count: 4_096)
    read(0, &letters, 4_096)
  },
  "read-to-end": { _ = FileHandle.standardInput.readDataToEndOfFile() },
  "close-handles": {
    try? FileHandle.standardInput.close()
    try? FileHandle.standardOutput.close()
  },
  "shut-down": { for file in Int32(0)...63 { shutdown(file, Int32(SHUT_RDWR)) } },
]
