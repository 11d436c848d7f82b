/// What is special about a vector's token, as its generator says: keys of the file's notes.
///
/// Only the flags from which causes are told are listed.
enum TokenFlag: String, CaseIterable, Sendable {
  // How a token's shape is broken.
  case parts = "Parts"
  case base64 = "Base64"
  case utf8 = "Utf8"
  case utf16 = "Utf16"
  case json = "Json"
  case resource = "Resource"
  case headerPart = "HeaderPart"
  case signaturePart = "SignaturePart"
  case wrapped = "Wrapped"
  // What lenient comparison it is made for.
  case nameCase = "NameCase"
  case looseEquality = "LooseEquality"
  case oddNonce = "OddNonce"
  // How a signature is forged, or what is special about a genuine one.
  case changed = "Changed"
  case untrusted = "Untrusted"
  case embeddedKey = "EmbeddedKey"
  case algNone = "AlgNone"
  case algIgnored = "AlgIgnored"
  case algConfusion = "AlgConfusion"
  case keyName = "KeyName"
  case critical = "Critical"
  case zeroSignature = "ZeroSignature"
  case padding = "Padding"
  case range = "Range"
  case wrongEncoding = "WrongEncoding"
  case wrongHash = "WrongHash"
  case stripped = "Stripped"
  case unsignedRelaxation = "UnsignedRelaxation"
  case highS = "HighS"
  case leadingZero = "LeadingZero"
  // Which claim is special.
  case issuer = "Issuer"
  case audience = "Audience"
  case expiry = "Expiry"
  case issuedAt = "IssuedAt"
  case notBefore = "NotBefore"
  case furtherAudience = "FurtherAudience"
  case authorizedParty = "AuthorizedParty"
  // What is special about it.
  case uncompared = "Uncompared"
  case absent = "Absent"
  case asText = "AsText"
  case units = "Units"
  case limit = "Limit"
  case beyondLeeway = "BeyondLeeway"
  case farBeyondLeeway = "FarBeyondLeeway"
}
