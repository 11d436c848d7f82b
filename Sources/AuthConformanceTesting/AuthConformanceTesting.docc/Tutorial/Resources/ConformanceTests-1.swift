import AuthConformanceTesting
import SampleApp
import Testing

private let conformance = ConformanceTests(
  FunctionSubject("sample-app", nonce: { Nonce.random(length: $0 ?? 32) }))
