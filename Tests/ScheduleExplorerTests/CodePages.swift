#if os(Linux)
  import Foundation

  /// The pages of this process's memory that hold code, by the headers of the files they are of.
  enum CodePages {
    /// Where code was put at the start and cannot be run any more, as lines of `/proc/self/maps`.
    ///
    /// - Throws: Where the system does not tell of this process's memory.
    static func lost() throws -> [String] {
      // Each read gives a page at most, and the file has no size by which it could be read at once.
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")
      let text = String(decoding: try maps?.readToEnd() ?? Data(), as: UTF8.self)
      let lines = text.split(separator: "\n").compactMap(Mapping.init)
      guard lines.contains(where: \.isExecutable) else { throw CocoaError(.fileReadUnknown) }
      return Dictionary(grouping: lines, by: \.path).flatMap { path, mappings in
        let base = mappings.map(\.range.lowerBound).min() ?? 0
        let code = segments(ofFile: path).map { $0.lowerBound + base..<$0.upperBound + base }
        return mappings.filter { mapping in
          !mapping.isExecutable && code.contains { $0.overlaps(mapping.range) }
        }.map(\.line)
      }
    }

    private struct Mapping {
      let range: Range<UInt64>
      let isExecutable: Bool
      let path: String
      let line: String

      init?(_ line: Substring) {
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 6, words[5].hasPrefix("/") else { return nil }
        let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        guard ends.count == 2 else { return nil }
        range = ends[0]..<ends[1]
        isExecutable = words[1].contains("x")
        path = String(words[5])
        self.line = String(line)
      }
    }

    /// The executable segments of an ELF file, by the addresses in its headers (System V ABI,
    /// chapter 5); none where it is no such file.
    private static func segments(ofFile path: String) -> [Range<UInt64>] {
      guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
        bytes.count > 64, bytes.prefix(4) == Data([0x7f, 0x45, 0x4c, 0x46])
      else { return [] }
      func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Number {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
      }
      let table = Int(number(32, UInt64.self))
      let size = Int(number(54, UInt16.self))
      let (load, executable): (UInt32, UInt32) = (1, 1)
      return (0..<Int(number(56, UInt16.self))).compactMap { index in
        let place = table + index * size
        guard place + size <= bytes.count, number(place, UInt32.self) == load,
          number(place + 4, UInt32.self) & executable != 0
        else { return nil }
        let start = number(place + 16, UInt64.self)
        return start..<start + number(place + 40, UInt64.self)
      }
    }
  }
#endif
