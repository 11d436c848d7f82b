import Testing

@testable import auth_conformance

@Suite struct InputSourceTests {
  @Test func `a missing file is one line that names it`() {
    let error = #expect(throws: (any Error).self) {
      try InputSource("nowhere/nonces.txt", for: "nonces")
    }
    #expect(error.map { "\($0)" } == "nowhere/nonces.txt: no such file")
  }

  @Test func `a folder is no file of nonces`() {
    let error = #expect(throws: (any Error).self) {
      let source = try InputSource("/", for: "nonces")
      try withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { buffer in
        _ = try source.fill(buffer)
      }
    }
    #expect(error.map { "\($0)" } == "/: is a folder, expected a file for 'nonces'")
  }

  @Test func `a buffer is filled until the source ends`() throws {
    let (zeros, none) = try withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { buffer in
      (
        try InputSource("/dev/zero", for: "nonces").fill(buffer),
        try InputSource("/dev/null", for: "nonces").fill(buffer)
      )
    }
    #expect(zeros == 16)
    #expect(none == 0)
  }

  @Test func `a time is written without a zone`() {
    let parts = Timestamp.now.split(separator: "T").map { $0.map { $0.isNumber ? "0" : $0 } }
    #expect(parts.map { String($0) } == ["0000-00-00", "00:00:00"])
  }
}
