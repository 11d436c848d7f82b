import ReferenceAuth

// The control: a defect that only coverage leads to. `fuzz.py control` demands that it is found.

/// Reads beyond the end of an object whose member has a certain name.
func exercise(_ input: [UInt8]) {
  guard let object = try? JSONParser.object(from: input, depthLimit: 32), object["non"] != nil
  else { return }
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: input.count)
  defer { copy.deallocate() }
  copy.update(from: input, count: input.count)
  hold(copy[input.count] != 0 || input.isEmpty, "not reached: the sanitizer ends the process")
}
