// Measures the analyser inside one process. Compiled by nonce_speed.py together with the sources
// of ConformanceStatistics, because a package of its own could not see what is `package` there.

import Foundation

let alphabet = LetterAlphabet(
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")!
let length = 32
let nonces = 312_500
var generator = SystemRandomNumberGenerator()
let bytes: [UInt8] = (0..<nonces * length).map { _ in
  alphabet.bytes.randomElement(using: &generator)!
}

/// The cheapest of 25 runs, in nanoseconds of processor time a letter.
func fastest(_ body: () -> Int) -> Double {
  var best = clock_t.max
  for _ in 0..<25 {
    let started = clock()
    let failures = body()
    best = min(best, clock() - started)
    precondition(failures == 0, "a correct sample was accused")
  }
  return Double(best) / Double(CLOCKS_PER_SEC) * 1e9 / Double(bytes.count)
}

let counting = fastest {
  var counts = LetterCounts(alphabetSize: alphabet.size, positions: length)
  counts.count(bytes, alphabet: alphabet)
  return counts.foreignTotal
}
let sampling = fastest {
  var sample = LetterSample(alphabet: alphabet, length: length)
  sample.add(bytes)
  return sample.letters.foreignTotal
}
let analysis = fastest {
  var sample = LetterSample(alphabet: alphabet, length: length)
  sample.add(bytes)
  return LetterAnalysis(sample).failures.count
}
print("counting by position: \(counting) ns a letter")
print("letters, pairs and steps: \(sampling) ns a letter")
print("the full analysis: \(analysis) ns a letter")
