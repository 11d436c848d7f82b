/// Nonces of requests for payments, which are signed and need not be beyond guessing.
extension FileFacts {
  private static let payments = ByteSearch([
    "wechat", "weixin", "wxpay", "wx_pay", "alipay", "paysign", "unionpay", "merchant", "mch_id",
    "mchid", "jsapi",
  ])

  /// Whether what stands at a token draws the nonce of a payment or of another signed request, as
  /// far as its function and the file tell.
  func isOfPayment(_ index: Int) -> Bool {
    let names = file.surroundings(of: index).map(\.name) + receivers(of: index).map(file.word)
    let isOfRequest = names.contains { name in
      let plain = name.lowercased().filter { $0 != "_" }
      return plain.hasSuffix("noncestr") || plain.contains("pay")
    }
    return isOfRequest || !tellsOfSignIn && file.mentions(Self.payments)
  }
}
