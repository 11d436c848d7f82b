import Testing

@testable import SourceScan

@Suite struct SourceLexerTests {
  private func words(_ text: String, _ language: SourceLanguage) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer {
      SourceFile(path: "a", language: language, bytes: $0).words
    }
  }

  @Test func `code inside a string does not end it, and follows it in brackets`() {
    #expect(
      words(#"f("a \(g("b")) c", x)"#, .swift) == [
        "f", "(", #"a \(g("b")) c"#, "(", "g", "(", "b", ")", ")", ",", "x", ")",
      ])
    #expect(words("`a ${b(`c`)} d`; e", .javaScript).suffix(2) == [";", "e"])
    #expect(words(##""a #{b("c")} d" + e"##, .ruby).suffix(2) == ["+", "e"])
  }

  @Test func `comments hold no words, and nest where the language lets them`() {
    #expect(words("a /* b /* c */ d */ e // f\ng", .swift) == ["a", "e", "g"])
    #expect(words("a /* b /* c */ d", .java) == ["a", "d"])
    #expect(words("a # b 'c\nd", .python) == ["a", "d"])
  }

  @Test func `a lifetime is no character, and a regular expression no division`() {
    #expect(words("fn f<'a>(x: &'a str) { 'b' }", .rust).contains("b"))
    #expect(words("a = /['\"]/.test(b)", .javaScript).suffix(4) == ["test", "(", "b", ")"])
    #expect(words("a / b / c", .javaScript) == ["a", "/", "b", "/", "c"])
  }

  @Test func `PHP is what stands between its tags`() {
    #expect(
      words("<p>it's</p><?php echo 1; ?> don't <?= $b ?>", .php) == ["echo", "1", ";", "=", "$b"])
  }

  @Test(arguments: SourceLanguage.allCases)
  func `text that is not closed ends with the file`(language: SourceLanguage) {
    for text in [
      "\"", "'", "\"\"\"a", "/*", "{{{", ")))", "<<~A\nb", "r#\"", "\\", "@\"", "#\"", "${", "\"${",
      "%w[",
    ] {
      _ = words(text, language)
      _ = words("x = " + text, language)
    }
  }
}
