@testable import PropertyEngine

extension Harness {
  /// Exactly what is written is accepted; the check sum is repaired so that it stops nothing.
  static func replay(_ input: [UInt8]) {
    read(String(decoding: input, as: UTF8.self))
    let body = Array("pe1:".utf8) + input
    var check: [UInt8] = []
    Hexadecimal.appendWord(ReplayToken.check(body[...]), to: &check)
    read(String(decoding: body + Array(":".utf8) + check, as: UTF8.self))
  }
}

private func read(_ text: String) {
  guard let token = try? ReplayToken(text) else { return }
  hold(token.description == text, "one token, one text")
  let written = ReplayToken(header: token.header, choices: token.choices)
  let again = try? ReplayToken(written.description)
  hold(again == token, "what is written is read")
}
