// The five functions of the C mathematics library that this target needs, under names that
// mean the same on every platform.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(ucrt)
  internal import ucrt
#endif

func naturalLogarithm(_ value: Double) -> Double { log(value) }

func exponential(_ value: Double) -> Double { exp(value) }

/// `log(1 + value)`, exact to the last digits also for a tiny `value`.
func logarithmOfOnePlus(_ value: Double) -> Double { log1p(value) }

/// `exp(value) - 1`, exact to the last digits also for a tiny `value`.
func exponentialMinusOne(_ value: Double) -> Double { expm1(value) }

func sine(_ value: Double) -> Double { sin(value) }
