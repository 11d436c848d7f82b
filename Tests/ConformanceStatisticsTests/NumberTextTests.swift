import PlainText
import Testing

@testable import ConformanceStatistics

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (65_536, "65,536"), (-1_234, "-1,234"),
  ])
  func `thousands are separated by commas`(value: Int, text: String) {
    #expect(Quantity.text(value) == text)
  }

  @Test func `probabilities are printed with two digits, also below the range of a Double`() {
    #expect(NumberText.probability(1) == "1")
    #expect(NumberText.probability(0.5) == "0.5000")
    #expect(NumberText.probability(1.2e-13) == "1.2e-13")
    #expect(NumberText.probability(9.99e-13) == "1.0e-12")
    #expect(NumberText.probability(logarithm: -5_000) == "3.4e-2172")
  }

  @Test func `power is never rounded up`() {
    #expect(NumberText.power(0.99999) == "0.9999")
    #expect(NumberText.power(1) == "1")
  }

  @Test func `rates are named as simple fractions`() {
    let texts = [0.5, 2.0 / 3, 0.75, 0.8, 5.0 / 6, 2, 0.123].map { RateRatio($0).description }
    #expect(
      texts == [
        "half the rate", "two thirds of the rate", "three quarters of the rate",
        "four fifths of the rate", "5/6 of the rate", "twice the rate", "0.123 of the rate",
      ])
  }
}
