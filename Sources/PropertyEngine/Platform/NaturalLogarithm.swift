#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The natural logarithm, from the platform's C library.
func naturalLogarithm(_ value: Double) -> Double { log(value) }
