import ConformanceVectors
import Testing

@testable import ReferenceAuth

/// Every vector but the one of more than 4 GiB, which a step of CI hashes in a release build.
@Suite struct KernelVectorTests {
  private func hex(_ message: [UInt8], _ kernel: SHA256Kernel) -> String {
    message.withUnsafeBytes { SHA256.digest(of: $0, on: kernel).hexadecimal }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `every vector of bytes, texts and lengths holds on every kernel`(
    kernel: SHA256Kernel
  ) throws {
    let vectors = try VectorLibrary.embedded.digest()
    #expect(vectors.bytes.count > 100 && !vectors.texts.isEmpty && !vectors.lengths.isEmpty)
    for vector in vectors.bytes {
      #expect(hex(vector.messageBytes, kernel) == vector.digest, "\(vector.id)")
    }
    for vector in vectors.texts {
      #expect(hex(Array(vector.text.utf8), kernel) == vector.digest, "\(vector.id)")
    }
    for vector in vectors.lengths {
      for (length, digest) in zip(vector.lengths, vector.digests) {
        let message = DigestLengthsVector.message(length: length)
        #expect(hex(message, kernel) == digest, "\(vector.id), \(length) bytes")
      }
    }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `the first links of every Monte Carlo chain hold on every kernel`(
    kernel: SHA256Kernel
  ) throws {
    for vector in try VectorLibrary.embedded.digest().monteCarlo {
      var seed = vector.seedBytes
      for (link, checkpoint) in vector.checkpoints.prefix(3).enumerated() {
        var (first, second, third) = (seed, seed, seed)
        for _ in 0..<vector.iterations {
          let next = (first + second + third).withUnsafeBytes {
            SHA256.digest(of: $0, on: kernel).bytes
          }
          (first, second, third) = (second, third, next)
        }
        seed = third
        #expect(Hexadecimal.encode(seed) == checkpoint, "\(vector.id), checkpoint \(link)")
      }
    }
  }
}
