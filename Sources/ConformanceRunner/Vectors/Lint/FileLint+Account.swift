internal import ConformanceVectors

extension FileLint {
  /// The most steps of a story.
  private static let longestStory = 8
  private static let otherSteps: Set<String> = ["fault", "notice", "becomes", "taken"]

  /// Stories that are short enough, faults that can be met, and an answer to every action.
  mutating func checkStory(_ test: JSONValue, _ pointer: String) {
    let steps = test["steps"]?.items ?? []
    if steps.count > Self.longestStory {
      note("\(pointer)/steps", .disagree("\(steps.count) steps, expected at most 8."))
    }
    var acts = 0
    for (index, step) in steps.enumerated() {
      let verb = step["do"]?.text ?? ""
      if !Self.otherSteps.contains(verb) { acts += 1 }
      guard verb == "fault" else { continue }
      let place = "\(pointer)/steps/\(index)"
      if (step["fault"]?.text == "fails") != (step["code"] != nil) {
        note(place, .disagree("'code' belongs to the fault 'fails', and to no other."))
      }
      let next = steps[(index + 1)...].first { $0["do"]?.text != "fault" }
      let verbOfNext = next?["do"]?.text ?? "becomes"
      if ["becomes", "taken"].contains(verbOfNext) {
        note(place, .disagree("no action follows that could meet the fault."))
      }
    }
    let answers = test["expect"]?["answers"]?.items?.count ?? 0
    if answers != acts {
      note(
        "\(pointer)/expect/answers",
        .disagree("\(answers) answers to \(acts) actions, expected one each."))
    }
  }
}
