/// `log(1 - exp(value))` for `value` ≤ 0, without loss at either end.
///
/// The switch at -log 2 is that of Mächler, "Accurately computing log(1 - exp(-|a|))" (2012).
func logarithmOfComplement(_ value: Double) -> Double {
  guard value < 0 else { return -.infinity }
  return value > -0.693_147_180_559_945_3
    ? naturalLogarithm(-exponentialMinusOne(value))
    : logarithmOfOnePlus(-exponential(value))
}

/// `log(Σ exp(values))`; minus infinity for no values.
func logarithmOfSum(_ values: some Collection<Double>) -> Double {
  guard let largest = values.max(), largest > -.infinity else { return -.infinity }
  guard largest < .infinity else { return .infinity }
  var sum = 0.0
  for value in values { sum += exponential(value - largest) }
  return largest + naturalLogarithm(sum)
}
