import Foundation

/// How many runs the simulations make: few each time, all with AUTH_CONFORMANCE_SIMULATE=1.
enum SimulationSize {
  static let isFull = ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_SIMULATE"] == "1"
}
