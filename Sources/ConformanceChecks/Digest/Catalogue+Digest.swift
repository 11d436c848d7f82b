extension Catalogue {
  /// The checks of the area digest, in catalogue order.
  static let digest: [Check] = [
    .digestVectors, .digestEveryLength, .digestLarge, .digestStreaming, .digestTextForm,
    .digestUTF8, .digestDeterministic,
  ]
}
