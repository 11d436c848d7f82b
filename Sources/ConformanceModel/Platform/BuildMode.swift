extension Suite {
  /// How this program was built: `debug` or `release`, as `swift build -c` names it.
  ///
  /// An optimised build has fewer suspension points, so its orders are others.
  #if DEBUG
    package static let buildMode = "debug"
  #else
    package static let buildMode = "release"
  #endif
}
