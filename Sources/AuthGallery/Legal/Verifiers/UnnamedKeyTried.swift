internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let unnamedKeyTried = legalVerifier(
    "unnamed-key-tried",
    story: "A token that names no key is verified with each trusted one."
  ) { steps in
    steps.isSigned = { signed in
      let isUnnamed = signed.token.header["kid"] == nil
      return signed.isSigned(by: isUnnamed ? signed.keys.keys : signed.named)
    }
  }
}
