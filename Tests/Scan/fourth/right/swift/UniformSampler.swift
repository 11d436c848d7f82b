// swift-format-ignore-file
import Foundation
import Security

protocol ByteSource { func bytes(_ n: Int) throws -> [UInt8] }

struct UniformSampler {
    let source: ByteSource
    let alphabet: [Character]

    func nonce(_ length: Int) throws -> String {
        precondition(!alphabet.isEmpty && alphabet.count <= 256)
        let usable = 256 - 256 % alphabet.count
        var text = ""
        while text.count < length {
            for byte in try source.bytes(length) where text.count < length {
                guard Int(byte) < usable else { continue }
                text.append(alphabet[Int(byte) % alphabet.count])
            }
        }
        return text
    }
}
