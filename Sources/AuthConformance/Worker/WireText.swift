package import ConformanceModel
internal import Foundation

/// Turns messages into lines, and mistakes in lines into sentences.
package enum WireText {
  package static func encode(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(message))
  }

  package static func decode<Message: Decodable>(
    _ type: Message.Type, from line: [UInt8]
  ) throws(WireMistake) -> Message {
    do {
      return try JSONDecoder().decode(type, from: Data(line))
    } catch {
      throw WireMistake(error, line)
    }
  }

  /// Reads what a worker sends while requests are open.
  ///
  /// - Throws: ``WireMistake`` for what is no message; ``SubjectFault`` for one that nobody asked
  ///   for or that makes no sense; ``UnfitAnswer``.
  package static func message(
    from line: [UInt8], open: [Int: WireRequest.Operation]
  ) throws -> WireMessage {
    do {
      return try JSONDecoder().decode(WireMessage.self, from: Data(line), configuration: open)
    } catch let fault as SubjectFault {
      throw fault
    } catch let unfit as UnfitAnswer {
      throw unfit
    } catch {
      throw WireMistake(error, line)
    }
  }

  /// The beginning of what was received, fit to be printed.
  package static func excerpt(_ bytes: [UInt8], limit: Int = 120) -> String {
    let shown = String(decoding: bytes.prefix(limit), as: UTF8.self)
    let clean = shown.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (bytes.count > limit ? "… (\(bytes.count) bytes)" : "")
  }
}
