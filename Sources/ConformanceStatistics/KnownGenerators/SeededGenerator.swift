/// A generator whose outputs follow from a seed: of a standard library or of copied code.
protocol SeededGenerator: SendableMetatype {
  /// How reports call it.
  static var name: String { get }
  /// The bits of each output.
  static var bits: Int { get }
  /// How dear a seed is: the searches of dearer ones end that many bits earlier.
  static var cost: Int { get }
  init(seed: UInt64)
  mutating func next() -> UInt64
  /// Writes the first ``GeneratorSearch/prefix`` outputs.
  static func begin(_ seed: UInt64, _ outputs: UnsafeMutablePointer<UInt64>)
}

extension SeededGenerator {
  static var cost: Int { 0 }

  @inline(__always)
  static func begin(_ seed: UInt64, _ outputs: UnsafeMutablePointer<UInt64>) {
    var generator = Self(seed: seed)
    for index in 0..<GeneratorSearch.prefix { outputs[index] = generator.next() }
  }
}
