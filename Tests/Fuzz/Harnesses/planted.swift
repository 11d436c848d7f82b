import ReferenceAuth

// The control: a defect that only coverage leads to. `fuzz.py control` demands that it is found.

extension Harness {
  /// Reads beyond the end of an object whose first member's name holds certain letters.
  static func planted(_ input: [UInt8]) {
    guard let object = try? JSONParser.object(from: input, depthLimit: 32),
      let name = object.members.first?.name.utf8
    else { return }
    // Each letter that is there covers more, and so does each bit of one: compared here, for what
    // the standard library compares leaves no trace.
    var (hasFirst, hasSecond) = (false, false)
    for letter in name {
      if letter == UInt8(ascii: "k") { hasFirst = true }
      if hasFirst, letter == UInt8(ascii: "!") { hasSecond = true }
    }
    guard hasSecond else { return }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: input.count)
    defer { copy.deallocate() }
    copy.update(from: input, count: input.count)
    hold(copy[input.count] != 0 || input.isEmpty, "not reached: the sanitizer ends the process")
  }
}
