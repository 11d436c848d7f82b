import Foundation

// The entry that libFuzzer calls. One program holds all harnesses: FUZZ_PARSER names one.

/// The harnesses, by the name of the parser that each exercises.
enum Harness {
  static let all: [String: @Sendable ([UInt8]) -> Void] = [
    "base64url": base64url, "baseline": baseline, "contract": contract, "evidence": evidence,
    "expectations": expectations, "json": json, "keys": keys, "pasted": pasted,
    "planted": planted, "project": project, "replay": replay, "report": report, "scan": scan,
    "token": token, "vectors": vectors, "wire": wire,
  ]

  static let chosen: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_PARSER"] ?? ""
    guard let harness = all[name] else { fatalError("no parser '\(name)'") }
    return harness
  }()
}

/// An input may take this much processor time, the sanitizers' overhead included: FUZZ_MILLISECONDS,
/// for code that is not optimised takes several times as long.
private let longestNanoseconds: UInt64 = {
  let text = ProcessInfo.processInfo.environment["FUZZ_MILLISECONDS"] ?? ""
  guard let milliseconds = UInt64(text) else { fatalError("FUZZ_MILLISECONDS is no number") }
  return milliseconds * 1_000_000
}()
/// How often an input that seems slow is measured.
private let mostMeasurements = 10

/// Runs one input and ends the process if it was slow.
///
/// The thread's own processor time is taken, and where it is too much, the least of several times:
/// what a busy machine adds to it differs from time to time, what the input costs does not.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  var used = UInt64.max
  for _ in 0..<mostMeasurements where used > longestNanoseconds {
    let began = processorNanoseconds()
    Harness.chosen(input)
    used = min(used, processorNanoseconds() - began)
  }
  hold(used <= longestNanoseconds, "slow input: \(used / 1_000_000) ms for \(count) bytes")
  return 0
}

/// Ends the process, which libFuzzer reports with the input, unless a property holds.
func hold(_ isTrue: Bool, _ claim: @autoclosure () -> String) {
  if !isTrue { fatalError("does not hold: \(claim())") }
}

private func processorNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
