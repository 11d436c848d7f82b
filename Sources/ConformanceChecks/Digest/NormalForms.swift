internal import Foundation

/// The normal forms of a text (Unicode Standard Annex 15), for naming a mistake.
enum NormalForms {
  /// The forms that differ from the text, each with the mistake that makes it.
  static func of(_ text: String) -> [(DigestMistake, [UInt8])] {
    let forms: [(DigestMistake, [UInt8])] = [
      (.composed, Array(text.precomposedStringWithCanonicalMapping.utf8)),
      (.decomposed, Array(text.decomposedStringWithCanonicalMapping.utf8)),
    ]
    return forms.filter { !$0.1.elementsEqual(text.utf8) }
  }
}
