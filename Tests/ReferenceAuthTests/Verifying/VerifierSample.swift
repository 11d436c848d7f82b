/// A genuine token of the pool, with its key: signed by Python's `cryptography`.
enum VerifierSample {
  static let rawNonce = "AYebjPW.4d2fGlNj9mG6-CHM"
  static let x = "vfG1n-zvTrig_uqaTj5UUTtAtgDcRcA7kah2TXXZL1g"
  static let y = "LqS4QnrKkNDUnN-bR9chh4Qo6sF5B8cq0g0aXbNIVcE"
  static let key =
    #"{"kty":"EC","crv":"P-256","kid":"test-es256","alg":"ES256","#
    + #""use":"sig","x":"\#(x)","y":"\#(y)"}"#
  static let token: String =
    "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuY"
    + "XBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3M"
    + "TgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4I"
    + "iwibm9uY2UiOiI0Y2NlOTQ0MjNjOGRlYTkwNjkyY2M2M2FjN2I0ZTg3YjJkMmYxNGNkYWM1ZmE2YThiM"
    + "GY3MTIxNDRkNDI1YzU0IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRyd"
    + "WV9.8QYw23sIhmL3rKwSpxMvZkasn8YY9WRwSab9_N3CxYEjWu88-ec9HpccVVznHmUUmkHPslbS-mlZ"
    + "vzCH62efFw"
  /// When the token was made.
  static let now = 1_718_000_060
}
