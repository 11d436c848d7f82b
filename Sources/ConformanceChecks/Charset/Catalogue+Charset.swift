extension Catalogue {
  /// The checks of the area charset, in catalogue order.
  static let charset: [Check] = [
    .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetIndependent,
    .charsetExactMapping, .charsetKnownTypo, .charsetPlausible,
  ]
}
