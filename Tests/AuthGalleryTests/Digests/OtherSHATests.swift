import Testing

@testable import AuthGallery

/// Digests of "abc" from FIPS 180-4's examples, so that a known-bad subject has one defect only.
@Suite struct OtherSHATests {
  private static let abc = Array("abc".utf8)

  @Test func `SHA-1, SHA-224 and SHA-512 are what their names say`() {
    #expect(hex(OtherSHA.sha1(Self.abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(OtherSHA.sha224(Self.abc)) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(
      hex(OtherSHA.sha512(Self.abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
