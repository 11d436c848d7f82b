internal import ConformanceVectors
internal import PlainText

/// The rules for one file whose form the schema has approved.
struct FileLint {
  let path: String
  let area: String
  let file: JSONValue
  var problems: [VectorProblem] = []

  /// Prepares to judge a file.
  init(path: String, area: String, file: JSONValue) {
    self.path = path
    self.area = area
    self.file = file
  }

  /// The groups with their pointers.
  var groups: [(pointer: String, value: JSONValue)] {
    (file["groups"]?.items ?? []).enumerated().map { ("/groups/\($0.offset)", $0.element) }
  }

  /// The tests of a group with their pointers.
  func tests(of group: (pointer: String, value: JSONValue)) -> [(pointer: String, value: JSONValue)]
  {
    (group.value["tests"]?.items ?? []).enumerated().map {
      ("\(group.pointer)/tests/\($0.offset)", $0.element)
    }
  }

  /// Notes a problem.
  mutating func note(_ pointer: String, _ reason: VectorProblem.Reason) {
    problems.append(VectorProblem(file: path, pointer: pointer, reason: reason))
  }

  /// Counts tests, and checks their types, ids and requirements.
  ///
  /// - Parameters:
  ///   - requirements: The ids of all requirements that exist.
  ///   - idPlaces: The place of every id met so far, in all files.
  mutating func checkTests(requirements: Set<String>, idPlaces: inout [String: String]) {
    let expected = groups.reduce(0) { $0 + tests(of: $1).count }
    if let found = file["numberOfTests"]?.integer, found != expected {
      note("/numberOfTests", .wrongNumberOfTests(found: found, expected: expected))
    }
    let first = groups.first?.value["type"]?.text ?? ""
    for group in groups {
      let type = group.value["type"]?.text ?? ""
      if type != first { note("\(group.pointer)/type", .mixedGroups(found: type, first: first)) }
      let common = group.value["requirement"]?.text
      if let common { check(common, requirements, "\(group.pointer)/requirement") }
      for test in tests(of: group) {
        let id = test.value["id"]?.text ?? ""
        if let taken = idPlaces[id] {
          note("\(test.pointer)/id", .duplicateID(id, first: taken))
        } else {
          idPlaces[id] = "\(path)#\(test.pointer)"
        }
        if !id.hasPrefix("\(area)-") { note("\(test.pointer)/id", .foreignID(id, area: area)) }
        if let own = test.value["requirement"]?.text {
          check(own, requirements, "\(test.pointer)/requirement")
        } else if common == nil {
          note(test.pointer, .noRequirement)
        }
      }
    }
  }

  private mutating func check(_ id: String, _ requirements: Set<String>, _ pointer: String) {
    // Alphabets are vectors of the area nonce, but what they judge is called charset; claims that are
    // diagnosed break what token says of their form.
    let others = ["nonce": ["nonce", "charset"], "diagnosis": ["token"]]
    let areas = others[area] ?? [area]
    if !requirements.contains(id) {
      note(pointer, .unknownRequirement(id, nearest: NearestName.to(id, among: requirements)))
    } else if !areas.contains(where: { id.hasPrefix("\($0).") }) {
      note(pointer, .foreignRequirement(id, area: area))
    }
  }

  /// Checks that flags and notes agree.
  mutating func checkNotes() {
    let notes = (file["notes"]?.members ?? []).map(\.key)
    var unused = Set(notes)
    for test in groups.flatMap(tests(of:)) {
      for (index, flag) in (test.value["flags"]?.items ?? []).compactMap(\.text).enumerated() {
        unused.remove(flag)
        if !notes.contains(flag) {
          let nearest = NearestName.to(flag, among: notes)
          note("\(test.pointer)/flags/\(index)", .undefinedFlag(flag, nearest: nearest))
        }
      }
    }
    for flag in notes where unused.contains(flag) {
      note(JSONPointer.appending(flag, to: "/notes"), .unusedNote(flag))
    }
  }

  /// Checks what the members of a test say about each other.
  mutating func checkMeaning() {
    var pairs: [String: [String]] = [:]
    for test in groups.flatMap(tests(of:)) {
      switch area {
      case "digest": checkDigest(test.value, test.pointer)
      case "nonce": checkNonce(test.value, test.pointer)
      case "token" where test.value["rawNonces"] != nil: checkPool(test.value, test.pointer)
      case "token":
        checkToken(test.value, test.pointer)
        if let pair = test.value["pair"]?.text { pairs[pair, default: []].append(test.pointer) }
      case "diagnosis": break
      case "account": checkStory(test.value, test.pointer)
      default: checkScenario(test.value, test.pointer)
      }
    }
    for (pair, places) in pairs.sorted(by: { $0.key < $1.key }) where places.count != 2 {
      note(
        "\(places[0])/pair",
        .disagree("the pair '\(pair)' has \(places.count) tests, expected 2 in one file."))
    }
  }
}
