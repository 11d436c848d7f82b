// swift-format-ignore-file
import AuthenticationServices
import GameplayKit

final class AppleLoginCoordinator: NSObject {
    var rawNonce: String?
    private let source = GKMersenneTwisterRandomSource(seed: UInt64(Date().timeIntervalSince1970))

    func freshNonce() -> String {
        let letters = Array("0123456789abcdef")
        var s = ""
        for _ in 0..<64 {
            s.append(letters[source.nextInt(upperBound: letters.count)])
        }
        rawNonce = s
        return s
    }
}
