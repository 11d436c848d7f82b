internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let eitherClaimCounts = GallerySubject(
    .knownBad, violates: [.tokenDuplicateKeys], causes: [.anyDuplicateMatches],
    story: "A gateway takes the first iss, aud or exp, the backend the last: either may be right.",
    subject: FunctionSubject(
      "either-claim-counts",
      contract: Contract(name: "either-claim-counts", token: claimsOnlyContract),
      match: { attempt in
        let (first, last) = (reading(takingLast: false), reading(takingLast: true))
        let verdict = first.verify(attempt, claimsOnlyContract)
        return verdict == .accepted ? verdict : last.verify(attempt, claimsOnlyContract)
      }))

  static let issuerOnlyThere = GallerySubject(
    .knownBad, violates: [.tokenClaims, .tokenDuplicateKeys], causes: [.issuerNotCompared],
    story: "iss has to be there, once or twice, and may be anybody's.",
    subject: FunctionSubject(
      "issuer-only-there",
      contract: Contract(name: "issuer-only-there", token: claimsOnlyContract),
      match: { attempt in
        var steps = reading(takingLast: true)
        steps.issuer = { value, _ in if case .string? = value { true } else { false } }
        return steps.verify(attempt, claimsOnlyContract)
      }))

  private static let claimsOnlyContract = TokenContract(claims: Set(VerifiedClaim.allCases))

  private static func reading(takingLast: Bool) -> VerifierSteps {
    VerifierSteps { steps in
      steps.read = { compact in
        if let token = try? IdentityToken(parsing: compact) { return token }
        let parts = compact.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])),
          let single = SingleClaims.payload(payload, takingLast: takingLast)
        else { return nil }
        let rest = [String(parts[0]), Base64URL.encode(single), String(parts[2])]
        return try? IdentityToken(parsing: rest.joined(separator: "."))
      }
    }
  }
}

/// A payload in which one of two members of a name is out of the way.
private enum SingleClaims {
  static func payload(_ payload: [UInt8], takingLast: Bool) -> [UInt8]? {
    do {
      _ = try JSONParser.object(from: payload)
      return payload
    } catch {
      // The strict parser says where the name stands for the second time.
      guard case .duplicateMember = error.reason else { return nil }
      let second = error.offset + 1
      let rest = payload[second...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      let name = Array(payload[second..<end])
      guard ["iss", "aud", "exp"].contains(String(decoding: name, as: UTF8.self)) else {
        return nil
      }
      let quoted = [UInt8(ascii: "\"")] + name + [UInt8(ascii: "\"")]
      let first = payload.indices.first { payload[$0...].starts(with: quoted) }
      var changed = payload
      changed.insert(contentsOf: Array("other:".utf8), at: takingLast ? (first ?? 0) + 1 : second)
      return changed
    }
  }
}
