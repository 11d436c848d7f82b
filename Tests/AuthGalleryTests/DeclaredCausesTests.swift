import ConformanceModel
import Testing

@testable import AuthGallery

/// What proves that a cause is told where it should be.
@Suite struct DeclaredCausesTests {
  /// Causes that no subject of the gallery has, and why.
  private static let undeclared: [String: Set<Cause>] = [
    "mistakes of adapters, and of programs in other languages": [
      .strayOutput, .malformedAnswer, .hangs, .changedSince, .threwInstead, .exceptionUncaught,
      .typeUnchecked, .timingSafeThrows, .programBroken, .notAwaited,
    ],
    "told only where a check that says more is left out": [
      .nothingVerified, .rightClaimRejected, .genuineSignatureRefused, .someClaimsRejected,
    ],
    "wants arithmetic that no library has, or refuses half of all tokens": [
      .untrustedKey, .pointOffCurveTrusted, .numbersReduced, .highSRefused, .leadingZerosLost,
    ],
    "wants targets compiled for single accesses": [.generatorUnordered, .slotUnordered],
    "nobody has written a subject yet": [.fullBlockLost, .unlimitedDepth],
  ]

  @Test func `every cause is declared by a known-bad subject, or listed here`() {
    let declared = Gallery.knownBad.reduce(into: Set<String>()) { names, subject in
      names.formUnion(subject.causes.map(\.name))
    }
    let listed = Self.undeclared.values.joined().map(\.name)
    #expect(
      Set(Cause.all.map(\.name)).subtracting(declared) == Set(listed))
  }
}
