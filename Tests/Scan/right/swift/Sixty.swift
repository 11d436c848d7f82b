// swift-format-ignore-file
struct Sixty {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    func nonce(_ bytes: [UInt8]) -> String {
        String(bytes.filter { $0 < 192 }.map { letters[Int($0) % letters.count] })
    }
    let coupon = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
}
