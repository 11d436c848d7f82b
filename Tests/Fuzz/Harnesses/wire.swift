import ConformanceModel

/// What is accepted as a message is written and read again as the same message.
func exercise(_ input: [UInt8]) {
  again(WireRequest.self, input)
  again(WireAnswer.self, input)
  again(WireAccountNotice.self, input)
  _ = WireText.excerpt(input)
}

private func again<Message: Codable & Equatable>(_ type: Message.Type, _ input: [UInt8]) {
  do {
    let message = try WireText.decode(type, from: input)
    guard let line = try? WireText.encode(message) else { return }
    let read = try? WireText.decode(type, from: line)
    hold(read == message, "written and read again it is the same")
    hold(!line.contains(UInt8(ascii: "\n")), "a message is one line")
  } catch {
    hold(!error.sentence.isEmpty, "a mistake has a sentence")
  }
}
