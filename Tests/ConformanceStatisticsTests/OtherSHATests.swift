import Testing

@testable import ConformanceStatistics

/// Digests of "abc" and of two blocks from FIPS 180-4's examples.
@Suite struct OtherSHATests {
  private static let abc = Array("abc".utf8)

  @Test func `SHA-1, SHA-384 and SHA-512 are what their names say`() {
    #expect(hex(OtherSHA.sha1(Self.abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(OtherSHA.sha384(Self.abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(OtherSHA.sha512(Self.abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test func `a length that needs a block of its own is padded so`() {
    let letters =
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
      + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
    #expect(
      hex(OtherSHA.sha512(Array(letters.utf8)))
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
    #expect(
      hex(OtherSHA.sha1(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)))
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
