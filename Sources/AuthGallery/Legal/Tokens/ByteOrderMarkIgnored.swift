internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let byteOrderMarkIgnored = legalMatcher(
    "byte-order-mark-ignored",
    story: "A byte order mark in front of the payload is passed over, as a JSON parser may."
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let payload = Base64URL.decode(parts[1]),
        payload.starts(with: [0xEF, 0xBB, 0xBF])
      else { return TokenReading(token) }
      let bare = Base64URL.encode(Array(payload.dropFirst(3)))
      return TokenReading("\(parts[0]).\(bare).\(parts[2])")
    }
  }
}
