import AuthConformance
import ConformanceModel
@testable import ConformanceRunner

extension Harness {
  /// What is accepted as a message is written and read again as the same message.
  static func wire(_ input: [UInt8]) {
    again(input) { line throws(WireMistake) in try WireText.decode(WireRequest.self, from: line) }
    for operation in operations {
      again(input) { line in
        // Seeds have the ids that the protocol's page has.
        let open = Dictionary(uniqueKeysWithValues: (1...9).map { ($0, operation) })
        let message = try WireText.message(from: line, open: open)
        if case .answer(let answer) = message, case .hello(_, let contract, _, _) = answer.content {
          hold(contract.mistakes.isEmpty, "a contract that was read is within its bounds")
        }
        return message
      }
    }
    _ = WireText.excerpt(input)
  }
}

/// An operation for each kind of answer.
private let operations: [WireRequest.Operation] = [
  .hello(wire: 1, suite: ""), .nonces(count: 2, length: nil, source: nil), .forkedNonces(count: 2),
  .digests(texts: [""]), .match([MatchAttempt(token: "", rawNonce: nil, now: 0)]),
  .accountSettle(coordinator: 1), .bye,
  .judge(JudgeOrder(requirement: .nonceUnique, profile: .quick, seed: 0)),
]

private func again<Message: Encodable & Equatable>(
  _ input: [UInt8], _ decode: ([UInt8]) throws -> Message
) {
  do {
    let message = try decode(input)
    guard let line = try? WireText.encode(message) else { return }
    let read = try? decode(line)
    hold(read == message, "written and read again it is the same")
    hold(!line.contains(UInt8(ascii: "\n")), "a message is one line")
  } catch let mistake as WireMistake {
    hold(!mistake.sentence.isEmpty, "a mistake has a sentence")
  } catch let fault as SubjectFault {
    hold(!fault.sentence.isEmpty, "a fault has a sentence")
  } catch let unfit as UnfitAnswer {
    hold(!unfit.fault.sentence.isEmpty, "an answer's fault has a sentence")
  } catch {
    hold(false, "there is no other error")
  }
}
