import ConformanceModel
import ConformanceVectors
import ReferenceAuth
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

  @Test(arguments: ["RS384, by", "RS512, by", "PS256, by"])
  func `what a known key signed by another algorithm stays so where the claims are right`(
    beginning: String
  ) throws {
    let writer = TokenWriter(Self.contracts[0])
    let vector = try #require(vectors(.algConfusion).first { $0.comment.hasPrefix(beginning) })
    #expect(
      writer.reforged(vector.compactToken, rawNonce: vector.rawNonce, [.algConfusion])
        == vector.compactToken)
  }

  @Test(arguments: ["com.example.notes", "org.example.reader", "a.b", "com.example.applications"])
  func `every malformed token is made anew for an own audience, as malformed as it was`(
    audience: String
  ) throws {
    let writer = TokenWriter(TokenContract(audience: audience))
    let vectors = try VectorLibrary.embedded.token().flatMap(\.tests)
      .filter { $0.judges(.tokenStructure) }
    #expect(vectors.count == 58)
    for vector in vectors {
      #expect(writer.adapted(vector.compactToken) != nil, "\(vector.id): \(vector.comment)")
    }
    let wide = try #require(vectors.first { $0.comment.contains("UTF-16") })
    let new = try #require(writer.adapted(wide.compactToken))
    let text = try #require(
      ClaimForms.bytes(ofBase64URL: parts(new)[1]).flatMap(WideText.init)?.text)
    #expect(ClaimForms.text("aud", in: text) == audience)
  }

  @Test func `a PS256 signature is made for an own audience, by RFC 8017`() throws {
    let writer = TokenWriter(Self.contracts[1])
    let vector = try #require(vectors(.algConfusion).first { $0.comment.hasPrefix("PS256, by") })
    let new = parts(writer.reforged(vector.compactToken, rawNonce: nil, [.algConfusion]))
    #expect(ClaimForms.text("aud", in: text(new[1])) == "org.example.reader")
    let key = try #require(TestKeys.publicKey(named: "test-rs256"))
    let modulus = try #require(
      key.n.flatMap { ClaimForms.bytes(ofBase64URL: $0) }.flatMap(MontgomeryModulus.init))
    let signature = try #require(ClaimForms.bytes(ofBase64URL: new[2][...]))
    let message = try #require(modulus.power(signature, [1, 0, 1]))
    // EMSA-PSS-VERIFY (section 9.1.2), with a salt of 32 bytes.
    #expect(message.count == 256 && message[0] < 0x80 && message[255] == 0xBC)
    let hash = Array(message[223..<255])
    let mask = (0...6).flatMap { SHA256.digest(of: hash + [0, 0, 0, $0]).bytes }
    var block = zip(message[..<223], mask).map { $0 ^ $1 }
    block[0] &= 0x7F
    #expect(block[..<191] == ([UInt8](repeating: 0, count: 190) + [1])[...])
    let digest = SHA256.digest(of: Array("\(new[0]).\(new[1])".utf8)).bytes
    #expect(
      SHA256.digest(of: [UInt8](repeating: 0, count: 8) + digest + block[191...]).bytes == hash)
  }

  @Test func `a shared secret signs again, as long as its digest is SHA-256`() throws {
    let writer = TokenWriter(Self.contracts[1])
    let vectors = try vectors(.algConfusion)
    for form in ["PEM", "DER", "nothing at all", "a key set"] {
      let vector = try #require(
        vectors.first { $0.comment == "HS256 keyed with test-rs256: \(form)" })
      #expect(vector.secret != nil)
      let new = parts(
        writer.reforged(
          vector.compactToken, rawNonce: vector.rawNonce, [.algConfusion], secret: vector.secret))
      #expect(ClaimForms.text("aud", in: text(new[1])) == "org.example.reader")
      #expect(new[2] != parts(vector.compactToken)[2])
    }
    // Where nothing changes, what is made here is what another tool made.
    let same = TokenWriter(
      TokenContract(
        nonceForm: .raw, signatures: Set(SignatureAlgorithm.allCases),
        claims: Set(VerifiedClaim.allCases)))
    let keyed = vectors.filter { $0.comment.hasPrefix("HS256 keyed with") }
    #expect(keyed.count == 30)
    for vector in keyed {
      #expect(
        same.reforged(vector.compactToken, rawNonce: nil, [.algConfusion], secret: vector.secret)
          == vector.compactToken, "\(vector.comment)")
    }
    let other = try #require(vectors.first { $0.comment.hasPrefix("HS512") })
    #expect(
      writer.reforged(other.compactToken, rawNonce: nil, [.algConfusion]) == other.compactToken)
  }

  @Test(arguments: [
    (TokenFlag.wrongEncoding, 5), (.wrongHash, 7), (.padding, 20), (.range, 5), (.stripped, 12),
  ])
  func `a signature departs from the new token's as it did from the old one's`(
    flag: TokenFlag, count: Int
  ) throws {
    // Made back, it is what the other tool made.
    let writer = TokenWriter(Self.contracts[1])
    var remade = 0
    for vector in try vectors(flag) {
      let old = parts(vector.compactToken)
      let new = parts(
        writer.reforged(
          vector.compactToken, rawNonce: vector.rawNonce,
          Set(vector.flags.compactMap(TokenFlag.init))))
      #expect(ClaimForms.text("aud", in: text(new[1])) == "org.example.reader", "\(vector.id)")
      guard new.count == 3, new[2] != old[2] else { continue }
      remade += 1
      let input = { (parts: [String]) in Array("\(parts[0]).\(parts[1])".utf8) }
      let key = try #require(ClaimForms.text("kid", in: text(old[0])))
      let signer = try #require(TestKeys.signer(named: key))
      let bytes = try #require(ClaimForms.bytes(ofBase64URL: new[2][...]))
      // A salt is as good as another.
      if vector.comment.contains("PSS") { continue }
      let back = try #require(
        signer.departing(as: bytes, of: input(new), for: input(old)), "\(vector.comment)")
      #expect(ClaimForms.base64URL(back) == old[2], "\(vector.comment)")
    }
    #expect(remade == count)
  }

  @Test func `who signed under another key's name does so for every form of the claim`() throws {
    let raw = TokenWriter(
      TokenContract(nonceForm: .raw, signatures: [.rs256], claims: Set(VerifiedClaim.allCases)))
    for (comment, key) in [
      ("RS256 by another trusted key than kid names", "test-rs256-b"),
      ("RS256 by the first trusted key, kid names the second", "test-rs256"),
      ("RS256, kid in upper case", "test-rs256"), ("RS256, kid a path", "test-rs256"),
    ] {
      let vector = try #require(vectors(.keyName).first { $0.comment == comment })
      let new = parts(
        raw.reforged(vector.compactToken, rawNonce: vector.rawNonce, [.keyName]))
      #expect(new[2] == raw.signature(of: "\(new[0]).\(new[1])", by: key), "\(comment)")
      #expect(ClaimForms.text("nonce", in: text(new[1])) == vector.rawNonce)
    }
    // A name that is wrong for one algorithm may be right for another.
    for vector in try vectors(.keyName) where vector.comment.hasPrefix("ES256") {
      #expect(
        raw.reforged(vector.compactToken, rawNonce: vector.rawNonce, [.keyName])
          == vector.compactToken)
    }
  }
}
