extension Generator where Value == String {
  /// ASCII text; shrinks to fewer characters, then to `0`.
  ///
  /// - Parameters:
  ///   - counts: The allowed lengths.
  ///   - printable: Whether control characters stay out.
  public static func ascii(count counts: ClosedRange<Int> = 0...100, printable: Bool = true)
    -> Generator
  {
    Generator { source in
      let bytes = try source.array(count: counts) { try $0.asciiByte(printable: printable) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Text of ASCII letters that are all equally likely; shrinks to fewer, earlier letters.
  ///
  /// The fast way to fixed-length text: no array is built and no choice is recorded until a case
  /// fails.
  ///
  /// - Parameters:
  ///   - alphabet: ASCII letters, simplest first; at least one.
  ///   - counts: The allowed lengths.
  public static func letters(from alphabet: String, count counts: ClosedRange<Int>) -> Generator {
    let letters = Array(alphabet.utf8)
    precondition(!letters.isEmpty && letters.allSatisfy { $0 < 128 }, "ASCII letters only")
    return Generator { source in try source.letters(from: letters, count: counts) }
  }

  /// Text of any Unicode scalars; shrinks to fewer scalars, then to `0`.
  ///
  /// - Parameter counts: The allowed numbers of scalars (not of characters).
  public static func unicode(count counts: ClosedRange<Int> = 0...100) -> Generator {
    text(count: counts, nastyShare: 20)
  }

  /// Text that code stumbles over: NUL, combining marks, neighbours of the surrogates,
  /// right-to-left marks, byte order marks, look-alikes.
  ///
  /// - Parameter counts: The allowed numbers of scalars (not of characters).
  public static func nasty(count counts: ClosedRange<Int> = 0...100) -> Generator {
    text(count: counts, nastyShare: 90)
  }

  private static func text(count counts: ClosedRange<Int>, nastyShare: Int) -> Generator {
    Generator { source in
      var text = String.UnicodeScalarView()
      let scalars = try source.array(count: counts) { source in
        try source.unicodeScalar(nastyShare: nastyShare)
      }
      text.append(contentsOf: scalars)
      return String(text)
    }
  }
}

extension Generator where Value == Unicode.Scalar {
  /// Any Unicode scalar; shrinks to `0`, then digits, letters and on by code.
  public static func unicodeScalars() -> Generator {
    Generator { source in try source.unicodeScalar() }
  }
}
