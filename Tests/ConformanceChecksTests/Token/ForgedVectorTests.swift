import ConformanceModel
import ConformanceVectors
import Testing

@testable import ConformanceChecks

/// Forged vectors, made anew for contracts that are not those of the vectors.
@Suite struct ForgedVectorTests {
  private static let contracts = [
    TokenContract(signatures: [.rs256], claims: Set(VerifiedClaim.allCases)),
    TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      issuer: "https://id.example.org", audience: "org.example.reader"),
    TokenContract(nonceForm: .raw, signatures: [.es256], claims: Set(VerifiedClaim.allCases)),
  ]

  private static let vectors = Result {
    try VectorLibrary.embedded.token().flatMap(\.tests).filter { $0.judges(.tokenSignature) }
  }

  private func vectors(_ flag: TokenFlag) throws -> [TokenVector] {
    try Self.vectors.get().filter { $0.flags.contains(flag.rawValue) }
  }

  private func parts(_ token: String) -> [String] {
    token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private func text(_ part: String) -> String {
    String(decoding: ClaimForms.bytes(ofBase64URL: part) ?? [], as: UTF8.self)
  }

  @Test(arguments: contracts)
  func `a token that nothing signs names a known key, and is right but for that`(
    contract: TokenContract
  ) throws {
    let writer = TokenWriter(contract)
    let trusted = (TestKeys.trusted(for: contract)?.keys ?? []).compactMap(\.kid)
    let vectors = try vectors(.algNone)
    #expect(vectors.count == 19)
    for vector in vectors {
      let token = writer.reforged(vector.compactToken, rawNonce: vector.rawNonce, [.algNone])
      let (new, old) = (parts(token), parts(vector.compactToken))
      // Two name their algorithm twice, and are no objects to a strict parser.
      let isKnown = trusted.contains { text(new[0]).contains("\"kid\":\"\($0)\"") }
      #expect(isKnown == text(old[0]).contains("kid"), "\(vector.id)")
      #expect(new[2] == old[2], "\(vector.id)")
      let payload = text(new[1])
      #expect(ClaimForms.text("iss", in: payload) == contract.issuer)
      #expect(ClaimForms.text("aud", in: payload) == contract.audience)
      #expect(
        ClaimForms.text("nonce", in: payload) == writer.claim(of: try #require(vector.rawNonce)))
    }
  }

  @Test func `another name of the algorithm is that of the contract's, and signed`() throws {
    let writer = TokenWriter(Self.contracts[0])
    let vector = try #require(vectors(.algConfusion).first { $0.comment.contains("lower case") })
    let new = parts(writer.reforged(vector.compactToken, rawNonce: nil, [.algConfusion]))
    #expect(text(new[0]) == #"{"kid":"test-rs256","alg":"rs256"}"#)
    #expect(new[2] == writer.signature(of: "\(new[0]).\(new[1])", by: "test-rs256"))
  }

  @Test func `what is meant for the vectors' own contract stays as it is`() throws {
    let writer = TokenWriter(
      TokenContract(
        signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases)))
    for flag in [TokenFlag.algNone, .algConfusion, .embeddedKey, .critical] {
      for vector in try vectors(flag) {
        #expect(
          writer.reforged(vector.compactToken, rawNonce: vector.rawNonce, [flag])
            == vector.compactToken)
      }
    }
  }

  @Test func `a shared secret's signature cannot be made again`() throws {
    let writer = TokenWriter(Self.contracts[1])
    let vector = try #require(vectors(.algConfusion).first { $0.comment.contains("PEM") })
    #expect(
      writer.reforged(vector.compactToken, rawNonce: nil, [.algConfusion]) == vector.compactToken)
  }
}
