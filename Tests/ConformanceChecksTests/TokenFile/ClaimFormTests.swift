import ConformanceModel
import Testing

@testable import ConformanceChecks

/// Claims that people report, and what they are; made with Python's hashlib, hmac and base64.
@Suite struct ClaimFormTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
  private static let hexNonce = "8799a76a3a4391bb45729a026cf8f6d1"

  static let reported: [(nonce: String, claim: String, phrase: String)] = [
    (
      raw, "5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731",
      "the hex form of the right digest"
    ),
    (raw, "XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE", "the base64url form of the right digest"),
    (raw, "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE", "the raw nonce"),
    (
      raw, "5EDC8A8739E533E4599DA7ADCF4AA73B9470E43A44B4C1996C3A65DA7BB9C731",
      "the right digest in upper-case hex"
    ),
    (raw, "XtyKhznlM+RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=", "the right digest in standard base64"),
    (
      raw, "XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=",
      "the right digest in base64url with padding"
    ),
    (
      raw,
      "NWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5"
        + "YzczMQ==", "base64 of the right digest's hex text"
    ),
    (
      raw,
      "5e:dc:8a:87:39:e5:33:e4:59:9d:a7:ad:cf:4a:a7:3b:94:70:e4:3a:44:b4:c1:99:6c:3a:65"
        + ":da:7b:b9:c7:31", "the right digest in hex with colons"
    ),
    (
      raw,
      "5E:DC:8A:87:39:E5:33:E4:59:9D:A7:AD:CF:4A:A7:3B:94:70:E4:3A:44:B4:C1:99:6C:3A:65"
        + ":DA:7B:B9:C7:31", "the right digest in hex with colons"
    ),
    (
      raw, "0x5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731",
      "the right digest in hex with 0x in front"
    ),
    (
      raw, "sha256:5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731",
      "the right digest in hex with the hash's name in front"
    ),
    (
      "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0Ga0",
      "93f63fa360af7db29424c3bb3814db2729e3967a67fd5fd544f6b7fc6b15bf",
      "the right digest in hex without leading zeros (`%x` for `%02x`)"
    ),
    (
      raw, "03234be446e3324434f14091cdc388e6dde3b22a7142a7369558a95952f27610",
      "the digest of the right digest's hex text (hashed twice)"
    ),
    (
      raw, "43675be03b3d707d456939b34972e72c3748b32e743e7b333ca8d93fcdbc4bad",
      "the digest of the right digest's bytes (hashed twice)"
    ),
    (
      raw, "207564cc8b87e27d18bbb7bd4cebb51f6aa667145ef21a93c41b2c73231ca073",
      "the digest of the nonce with a newline appended"
    ),
    (
      raw, "9c1f4237504e7aa134dbaa4023521559b2fe6bd798af2f00c38443e45026e45e",
      "the digest of the nonce's UTF-16 code units"
    ),
    (raw, "EaG0hYdLs8fJc4NbR9tZ_Vm2.qPw-7Xk", "the raw nonce backwards"),
    (
      raw,
      "5E-DC-8A-87-39-E5-33-E4-59-9D-A7-AD-CF-4A-A7-3B-94-70-E4-3A-44-B4-C1-99-6C-3A-65"
        + "-DA-7B-B9-C7-31", "the right digest in hex with dashes"
    ),
    (
      raw,
      "[94, 220, 138, 135, 57, 229, 51, 228, 89, 157, 167, 173, 207, 74, 167, 59, 148, "
        + "112, 228, 58, 68, 180, 193, 153, 108, 58, 101, 218, 123, 185, 199, 49]",
      "the right digest's bytes printed as a list of numbers"
    ),
    (
      raw,
      "94,220,138,135,57,229,51,228,89,157,167,173,207,74,167,59,148,112,228,58,68,180,"
        + "193,153,108,58,101,218,123,185,199,49",
      "the right digest's bytes printed as a list of numbers"
    ),
    (
      raw,
      "[94, -36, -118, -121, 57, -27, 51, -28, 89, -99, -89, -83, -49, 74, -89, 59, -10"
        + "8, 112, -28, 58, 68, -76, -63, -103, 108, 58, 101, -38, 123, -71, -57, 49]",
      "the right digest's bytes printed as a list of numbers"
    ),
    (
      raw, "SHA256 digest: 5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731",
      "the printed description of a digest, not its hex digits"
    ),
    (
      raw, "<5edc8a87 39e533e4 599da7ad cf4aa73b 9470e43a 44b4c199 6c3a65da 7bb9c731>",
      "the printed description of a digest, not its hex digits"
    ),
    (
      raw,
      "{length = 32, bytes = 0x5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da"
        + "7bb9c731}", "the printed description of a digest, not its hex digits"
    ),
    (
      raw, "b'5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731'",
      "the printed description of a digest, not its hex digits"
    ),
    (raw, "32 bytes", "the printed description of a value of bytes, which is their number"),
    (
      raw, "[object ArrayBuffer]",
      "the printed description of a value of bytes, which is their number"
    ),
    (
      raw,
      "NWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5"
        + "YzczMQ", "base64url of the right digest's hex text"
    ),
    (
      raw, "e439948e47bee0e88414ab59b61f072e3a24863306406f00d4339cf49c2d120e",
      "the digest of the nonce with a carriage return and a newline appended"
    ),
    (
      raw, "9c511bdc74b43fdf7a654fab583be97767b481645180c542a585e6e671346606",
      "the digest of the nonce with a NUL appended"
    ),
    (
      raw, "e2177aeaddab4895dde9f63a08942e1e6e25c13ea0cf1fcee10fcf303a9bdd0a",
      "the digest of the nonce in quotation marks"
    ),
    (
      uuid, "16362f566387b3cf5a6e92fb0a986c76ca20eb3a0c12cbdfbd0b29501e0c18df",
      "the digest of the nonce in another case"
    ),
    (
      uuid, "9e85f7598ecdf2235ffea15a54cdf5c6b013eb594648390284f8a4632da6f3d5",
      "the digest of the nonce without its dashes"
    ),
    (
      hexNonce, "be471a4c98b877ed5ae2d23f71f177780fbb28a659a75091f882a0626b153845",
      "the digest of the bytes that the nonce is the hex text of"
    ),
    (
      hexNonce, "2d19fc667b8c96e0df6a63298722c6461ee442f377bf69e7e32142a6121627ce",
      "the digest of the nonce in another case"
    ),
    (
      "h5mnajpDkbtFcpoCbPj20Q", "be471a4c98b877ed5ae2d23f71f177780fbb28a659a75091f882a0626b153845",
      "the digest of the bytes that the nonce is the base64 text of"
    ),
    (
      raw, "9af49390261b69056522df429a0e73ca04d20fb33b7dfebf73f563c4ccb4f5a1",
      "the digest of the nonce's own hex or base64 text"
    ),
    (
      raw, "f20bb1a8c6d953c02ff409703137bfb04b3aac4ae8adce165a5afd23ea37cb64",
      "the digest of the nonce's own hex or base64 text"
    ),
    (
      raw, "08c80a47e2f530b322a19d18d576ac6a5682ac445d230983a7c3e39d56b65dae",
      "the digest of the nonce's UTF-16 code units, big-endian"
    ),
    (
      raw, "5743d403c93b555e16bb2ccb795b4f04de15afc678b76494e88fffa6a9e29096",
      "the digest of the nonce in UTF-16 with a byte order mark"
    ),
    (
      raw, "a09493ba74cb09418a37858a1b972830169b73f8c1a0a5ff9de18d1af3a1a9b6",
      "the digest of the nonce with a byte order mark in front"
    ),
    (
      raw, "8a9bc0d2165a6b47530bf263ae96d9c6283e6e5877a175ff0ec53a12c2a35155",
      "an HMAC of the nonce, with an empty key or with the nonce as its key"
    ),
    (
      raw, "T7f2TQuntBm6ZoAs7RLOqsg1eygc7LvVDfWe+Pe/CMs=",
      "an HMAC of the nonce, with an empty key or with the nonce as its key"
    ),
    (
      raw, "5edc8a8739e533e4599da7adcf4aa73b",
      "the hex form of the right digest, cut short: only its beginning"
    ),
    (raw, "574768125ff931afcfaddb3b2f629a5d", "as long as a MD5 digest in hex"),
    (
      raw,
      "9228f876dfb072e0ab7f995abd3502b47147d73e68790f0e9e31e6139154e8526dcc99d60dbeda83"
        + "5a23c479ba1784fa6855ee8723de4ba1220d88abf77eb57d", "as long as a SHA-512 digest in hex"
    ),
  ]

  @Test(arguments: reported.indices)
  func `a claim that people report is named`(index: Int) {
    let (nonce, claim, phrase) = Self.reported[index]
    #expect(ClaimDiagnosis(claim: claim, rawNonce: nonce).phrase == phrase)
  }

  @Test(arguments: ["abc", "0123456789", String(repeating: "z", count: 64)])
  func `what no digest looks like is not called another nonce's`(claim: String) throws {
    let token = TokenWriter(TokenContract()).compact(nonce: claim)
    let diagnosis = try TokenDiagnosis(
      TokenInput(nil, place: "f", token: token, rawNonce: Self.raw), form: .hex)
    #expect(diagnosis.phrase == "no form of any nonce: nothing known looks like this")
    #expect(diagnosis.advice.party == .client)
  }

  @Test func `what could be another nonce's digest is said to be one`() throws {
    let other = ClaimForms.claim(.hex, of: "another")
    let token = TokenWriter(TokenContract()).compact(nonce: other)
    let diagnosis = try TokenDiagnosis(
      TokenInput(nil, place: "f", token: token, rawNonce: Self.raw), form: .hex)
    #expect(diagnosis.phrase == "another nonce's, or nothing known")
  }
}
