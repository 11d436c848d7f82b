import Synchronization
import Testing

@testable import ReferenceAuth

@Suite struct EntropyBufferTests {
  @Test func `each word of the source is handed out once and in order`() throws {
    let fills = Atomic<Int>(0)
    let source: ByteSource = { buffer in
      let fill = fills.add(1, ordering: .relaxed).newValue
      for index in buffer.indices {
        buffer[index] = UInt8(truncatingIfNeeded: fill * 100 + index / 8)
      }
    }
    var buffer = EntropyBuffer()
    var words: [UInt64] = []
    for _ in 0..<600 { words.append(try buffer.nextWord(from: source)) }
    let expected = (0..<600).map { index -> UInt64 in
      let byte = UInt8(truncatingIfNeeded: (index / 512 + 1) * 100 + index % 512)
      return UInt64(byte) &* 0x0101_0101_0101_0101
    }
    #expect(words == expected)
    #expect(fills.load(ordering: .relaxed) == 2)
  }

  @Test func `used bytes are gone from the buffer when the source sees it again`() throws {
    let rest = Mutex<[UInt8]>([])
    let source: ByteSource = { buffer in
      rest.withLock { $0 = Array(buffer) }
      buffer.initializeMemory(as: UInt8.self, repeating: 0xAB)
    }
    var buffer = EntropyBuffer()
    for _ in 0...512 { _ = try buffer.nextWord(from: source) }
    #expect(rest.withLock { $0 } == Array(repeating: 0, count: 4_096))
  }

  @Test func `what a failing source has written is wiped and never handed out`() throws {
    struct SourceDown: Error, Equatable {}
    let calls = Atomic<Int>(0)
    let rest = Mutex<[UInt8]>([])
    let source: ByteSource = { buffer in
      rest.withLock { $0 = Array(buffer) }
      let call = calls.add(1, ordering: .relaxed).newValue
      buffer.initializeMemory(as: UInt8.self, repeating: UInt8(call))
      if call == 1 { throw SourceDown() }
    }
    var buffer = EntropyBuffer()
    do {
      _ = try buffer.nextWord(from: source)
      Issue.record("a failing source gave a word")
    } catch {
      #expect(error is SourceDown)
    }
    #expect(try buffer.nextWord(from: source) == 0x0202_0202_0202_0202)
    #expect(rest.withLock { $0 } == Array(repeating: 0, count: 4_096))
  }
}
