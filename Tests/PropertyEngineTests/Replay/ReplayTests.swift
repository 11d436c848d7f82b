import PropertyEngine
import Testing

@Suite struct ReplayTests {
  private static func large(_ settings: PropertySettings) -> PropertyOutcome<(Int, Int)> {
    checkProperty(
      "sums stay small", .pair(.integers(in: 0...10_000), .integers(in: 0...10_000)),
      settings: settings
    ) { (first: Int, second: Int) in first + second <= 1000 }
  }

  @Test func `the token of a counterexample fails again at once`() throws {
    let found = try #require(Self.large(PropertySettings()).counterexample)
    var settings = PropertySettings()
    settings.replay = found.token
    let again = Self.large(settings)
    #expect(again.counterexample?.rendered == "(0, 1001)")
    #expect(again.counterexample?.token == found.token)
    #expect(again.passed == 0)
  }

  @Test func `a token of another generator names the first difference`() throws {
    var settings = PropertySettings()
    settings.replay = ReplayToken(choices: [
      Choice(.integer, magnitude: 1), Choice(.boolean, magnitude: 1),
    ])
    #expect(
      Self.large(settings).report == """
        property  REPLAY DIFFERS
          claim       sums stay small
          observed    choice 1: the token holds boolean, the generator asks for integer. \
        The generator has changed since the token was made: find the failure again.
        """)
  }

  @Test(arguments: [
    ([], "choice 0: the token ends here, the generator asks for integer"),
    ([1], "choice 1: the token ends here, the generator asks for integer"),
    (
      [20_000, 1],
      "choice 0: the token holds integer 20000 from the simplest, "
        + "the generator allows 0...10000"
    ),
    ([1, 2, 3], "choice 2: the generator has finished, the token holds 1 more"),
  ])
  func `a token that does not fit is not judged`(_ numbers: [UInt64], _ message: String) {
    var settings = PropertySettings()
    settings.replay = ReplayToken(choices: numbers.map { Choice(.integer, magnitude: $0) })
    guard case .replayDiffers(let difference) = Self.large(settings).verdict else {
      Issue.record("the replay was judged")
      return
    }
    #expect(difference.description.hasPrefix(message))
  }

  @Test func `a case that fits and passes is a pass of one case`() {
    var settings = PropertySettings()
    settings.replay = ReplayToken(choices: [
      Choice(.integer, magnitude: 1), Choice(.integer, magnitude: 2),
    ])
    let outcome = Self.large(settings)
    #expect(outcome.isPassed && outcome.passed == 1)
  }
}
