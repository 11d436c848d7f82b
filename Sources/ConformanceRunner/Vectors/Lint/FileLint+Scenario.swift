internal import ConformanceVectors

extension FileLint {
  /// Attempts that exist, answers for all of them, and needs that the steps have.
  mutating func checkScenario(_ test: JSONValue, _ pointer: String) {
    var started: Set<String> = []
    var needed: Set<String> = []
    for (index, step) in (test["steps"]?.items ?? []).enumerated() {
      let place = "\(pointer)/steps/\(index)"
      let attempt = step["attempt"]?.text ?? ""
      switch step["do"]?.text {
      case "start":
        if let outer = step["inside"]?.text { checkStarted(outer, started, "\(place)/inside") }
        if !started.insert(attempt).inserted {
          note("\(place)/attempt", .disagree("the attempt '\(attempt)' was started before."))
        }
        if let entry = step["entry"]?.text { needed.insert("\(entry)Entry") }
        if step["bytes"] != nil { needed.insert("byteSource") }
      case "cancel": needed.insert("cancel")
      case "timeout": needed.insert("timeout")
      case "cancelTask":
        needed.insert("taskCancellation")
        checkStarted(attempt, started, "\(place)/attempt")
      case "callback": checkStarted(attempt, started, "\(place)/attempt")
      default: break
      }
    }
    let declared = Set((test["needs"]?.items ?? []).compactMap(\.text))
    for need in needed.subtracting(declared).sorted() {
      note("\(pointer)/needs", .disagree("the steps need '\(need)'. Add it."))
    }
    checkExpectations(test, started, pointer)
  }

  private mutating func checkStarted(_ attempt: String, _ started: Set<String>, _ place: String) {
    if !started.contains(attempt) {
      note(place, .disagree("the attempt '\(attempt)' was not started before."))
    }
  }

  private mutating func checkExpectations(
    _ test: JSONValue, _ started: Set<String>, _ pointer: String
  ) {
    let expectations = test["expect"]?.members ?? []
    if expectations.isEmpty {
      note("\(pointer)/expect", .disagree("no contract is judged, expected at least one."))
    }
    if expectations.count > 4, expectations.contains(where: { $0.key == "any" }) {
      note("\(pointer)/expect", .disagree("'any' is left nothing: all four contracts are named."))
    }
    for expectation in expectations {
      let place = "\(pointer)/expect/\(expectation.key)"
      let answered = Set((expectation.value["answers"]?.members ?? []).map(\.key))
      for attempt in started.subtracting(answered).sorted() {
        note("\(place)/answers", .disagree("no answer for the attempt '\(attempt)'."))
      }
      for attempt in answered.subtracting(started).sorted() {
        note("\(place)/answers", .disagree("the attempt '\(attempt)' is never started."))
      }
      if let requests = expectation.value["requests"]?.integer,
        let outstanding = expectation.value["outstandingAtMost"]?.integer, outstanding > requests
      {
        note(place, .disagree("\(outstanding) outstanding of \(requests) requests."))
      }
    }
  }
}
