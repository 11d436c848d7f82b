import ConformanceModel
import Foundation
import Testing

@Suite struct NonceShapeTests {
  @Test(arguments: [
    ("base64url:16", 22, "AQgw"), ("base64url:32", 43, "AEIMQUYcgkosw048"), ("base64:16", 24, "="),
    ("hex:20", 40, "0123456789abcdef"), ("uuid4", 36, "0123456789abcdef"),
    ("ulid", 26, "0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
  ])
  func `a name stands for the letters at each position`(
    name: String, length: Int, last: String
  ) throws {
    let shape = try #require(NonceShape.named(name))
    #expect(shape.count == length)
    #expect(shape.last == last)
  }

  @Test func `whole groups of base64 end in any letter`() {
    #expect(NonceShape.base64url(bytes: 24).count == 32)
    #expect(NonceShape.base64url(bytes: 24).last?.count == 64)
    #expect(NonceShape.base64(bytes: 24).count == 32)
  }

  @Test(arguments: ["", "uuid", "hex", "hex:", "hex:0", "hex:-1", "hex:99999", "hex:8:8", "HEX:8"])
  func `no other name is taken`(name: String) {
    #expect(NonceShape.named(name) == nil)
  }

  @Test func `encoded bytes tell their shape, and plain letters none`() {
    func texts(_ text: (Int) -> String) -> [String] { (0..<32).map(text) }
    func bytes(_ count: Int, _ seed: Int) -> Data {
      Data((0..<count).map { UInt8(truncatingIfNeeded: (seed * 31 + $0) * 167 + $0 * $0) })
    }
    let padded = texts { bytes(32, $0).base64EncodedString() }
    #expect(NonceShape.name(of: padded) == "base64:32")
    let bare = padded.map { text in
      String(text.dropLast()).replacing("+", with: "-").replacing("/", with: "_")
    }
    #expect(NonceShape.name(of: bare) == "base64url:32")
    #expect(NonceShape.name(of: texts { String(format: "%016x", $0 * 7_777_777) }) == "hex:8")
    #expect(NonceShape.name(of: bare.map { String($0.dropLast()) + "B" }) == nil)
    #expect(NonceShape.name(of: Array(bare.prefix(15))) == nil)
    #expect(NonceShape.name(of: []) == nil)
  }

  @Test func `a contract may name its shape, and a wrong name gets those there are`() throws {
    func read(_ shape: String) throws -> NonceContract {
      try JSONDecoder().decode(NonceContract.self, from: Data(#"{"shape":\#(shape)}"#.utf8))
    }
    #expect(try read(#""hex:16""#) == NonceContract(shape: NonceShape.hex(bytes: 16)))
    #expect(try read(#"["ab","c"]"#).shape == ["ab", "c"])
    let error = #expect(throws: DecodingError.self) { try read(#""hex16""#) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("found \(String(describing: error)), expected what is wrong with the data")
      return
    }
    #expect(
      context.debugDescription == """
        found 'hex16', expected letters for each position, or one of base64url:BYTES, \
        base64:BYTES, hex:BYTES, uuid4, ulid
        """)
  }
}
