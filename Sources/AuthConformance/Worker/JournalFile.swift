package import ConformanceChecks
internal import Foundation
package import PropertyEngine

/// A file, mapped into the worker's memory, that still has its journal when the worker is gone.
///
/// `@unchecked Sendable`: the memory is written by one thread at a time, the one that explores
/// (``CaseJournal``), and the reference to it never changes.
package final class JournalFile: CaseJournal, @unchecked Sendable {
  /// Where the parts lie; sizes in bytes.
  private enum Part {
    static let headerCount = 0
    static let entryCount = 4
    static let pictureCount = 8
    static let header = 64..<1_088
    static let picture = 4_096..<69_632
    static let entries = 69_632..<(1 << 20)
  }

  /// The first byte of an entry.
  private enum Tag {
    static let decision: UInt8 = 1
    /// A value: its kind is added.
    static let value: UInt8 = 16
  }

  /// The whole file.
  package static let size = Part.entries.upperBound

  package let wantsToSee: Bool
  private let memory: UnsafeMutableRawBufferPointer
  private var used = 0

  /// Maps a file that the runner has made; nil where that is not possible.
  package init?(path: String, wantsToSee: Bool) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = Self.size
    guard ftruncate(file, off_t(size)) == 0,
      let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      start != MAP_FAILED
    else { return nil }
    memory = UnsafeMutableRawBufferPointer(start: start, count: size)
    self.wantsToSee = wantsToSee
    for count in [Part.headerCount, Part.entryCount, Part.pictureCount] { set(count, 0) }
  }

  deinit { munmap(memory.baseAddress, memory.count) }

  package func begin(_ header: String) {
    put(Array(header.utf8), in: Part.header, count: Part.headerCount)
    beginRun()
  }

  package func beginRun() {
    used = 0
    set(Part.entryCount, 0)
  }

  package func drew(_ value: Choice) {
    var entry = [Tag.value + value.kind.rawValue, value.isNegative ? 1 : 0]
    withUnsafeBytes(of: value.magnitude.littleEndian) { entry += $0 }
    append(entry)
  }

  package func decided(_ pick: Int, of optionCount: Int) {
    let start = Part.entries.lowerBound + used
    guard start + 3 <= Part.entries.upperBound else { return }
    memory[start] = Tag.decision
    memory[start + 1] = UInt8(clamping: optionCount)
    memory[start + 2] = UInt8(clamping: pick)
    used += 3
    set(Part.entryCount, used)
  }

  package func show(_ lines: [String]) {
    put(Array(lines.joined(separator: "\n").utf8), in: Part.picture, count: Part.pictureCount)
  }

  private func append(_ entry: [UInt8]) {
    let start = Part.entries.lowerBound + used
    guard start + entry.count <= Part.entries.upperBound else { return }
    for (index, byte) in entry.enumerated() { memory[start + index] = byte }
    used += entry.count
    set(Part.entryCount, used)
  }

  private func put(_ bytes: [UInt8], in part: Range<Int>, count: Int) {
    let bytes = bytes.prefix(part.count)
    memory[part].prefix(bytes.count).indices.forEach { memory[$0] = bytes[$0 - part.lowerBound] }
    set(count, bytes.count)
  }

  private func set(_ offset: Int, _ value: Int) {
    memory.storeBytes(of: Int32(value), toByteOffset: offset, as: Int32.self)
  }
}

// MARK: Reading

extension JournalFile {
  /// What the journal at `path` holds; nil where no search has begun.
  package static func entry(at path: String) -> JournalEntry? {
    guard let data = FileManager.default.contents(atPath: path),
      data.count == Part.entries.upperBound
    else { return nil }
    let bytes = Array(data)
    let header = part(Part.header, Part.headerCount, of: bytes)
    guard !header.isEmpty else { return nil }
    var entry = JournalEntry()
    entry.header = String(decoding: header, as: UTF8.self)
    entry.picture = String(
      decoding: part(Part.picture, Part.pictureCount, of: bytes), as: UTF8.self
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    read(part(Part.entries, Part.entryCount, of: bytes), into: &entry)
    return entry
  }

  private static func read(_ entries: [UInt8], into entry: inout JournalEntry) {
    var rest = entries[...]
    while let tag = rest.popFirst() {
      if tag == Tag.decision, let count = rest.popFirst(), let pick = rest.popFirst() {
        entry.decisions.append(entry.choices.count)
        entry.optionCounts.append(Int(count))
        entry.choices.append(Choice(.index, magnitude: UInt64(pick)))
      } else if tag >= Tag.value, let kind = Choice.Kind(rawValue: tag - Tag.value),
        let negative = rest.popFirst(), rest.count >= 8
      {
        let magnitude = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        rest = rest.dropFirst(8)
        entry.choices.append(Choice(kind, magnitude: magnitude, isNegative: negative == 1))
      } else {
        return
      }
    }
  }

  private static func part(_ part: Range<Int>, _ count: Int, of bytes: [UInt8]) -> [UInt8] {
    let size = bytes[count..<count + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    return Array(bytes[part].prefix(min(size, part.count)))
  }
}
