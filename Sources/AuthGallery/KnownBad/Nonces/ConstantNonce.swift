internal import ConformanceModel

extension Gallery {
  static let constantNonce = GallerySubject.nonces(
    .knownBad, "constant",
    violates: [
      .nonceUnique, .nonceUniqueProcesses, .nonceUniqueThreads, .charsetComplete,
      .charsetUniform, .charsetUniformPosition, .charsetIndependent,
    ],
    causes: [.constantNonce],
    story: "a nonce from a tutorial, pasted as a constant", isSourced: false
  ) { length, _ in
    try LengthError.check(length)
    let pasted = Array("Xk3vQ9-aZ0.Tb7_mN2pLw8RcYdE5hJ6G".utf8)
    return String(decoding: (0..<length).map { pasted[$0 % pasted.count] }, as: UTF8.self)
  }
}
