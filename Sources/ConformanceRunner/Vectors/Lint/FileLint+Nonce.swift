internal import ConformanceVectors

extension FileLint {
  /// Alphabets without repeated letters, misprints that name what was meant, scripts that go on.
  mutating func checkNonce(_ test: JSONValue, _ pointer: String) {
    if let letters = test["letters"]?.text {
      var seen: Set<Unicode.Scalar> = []
      for letter in letters.unicodeScalars where !seen.insert(letter).inserted {
        note("\(pointer)/letters", .disagree("the letter '\(letter)' occurs twice."))
      }
      let isMisprint = test["standing"]?.text == "misprint"
      if isMisprint != (test["misprintOf"] != nil) {
        note(
          pointer, .disagree("'misprintOf' goes with the standing 'misprint', and only with it."))
      }
      for letter in (test["missing"]?.text ?? "").unicodeScalars where seen.contains(letter) {
        note("\(pointer)/missing", .disagree("the letter '\(letter)' is not missing."))
      }
    }
    if let script = test["script"]?.items {
      let acts = script.compactMap { $0["do"]?.text }
      for (index, act) in acts.enumerated()
      where act.hasSuffix("ForEver") != (index == acts.count - 1) {
        note(
          "\(pointer)/script/\(index)",
          .disagree("found '\(act)'; the last act, and only the last, lasts for ever."))
      }
    }
  }
}
