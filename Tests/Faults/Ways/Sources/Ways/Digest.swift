import ReferenceAuth

// A file of its own: the reference has types of the same names as the suite.
func hexadecimalDigest(_ text: Substring.UTF8View) -> String {
  SHA256.hexadecimalDigests(of: [Array(text)])[0]
}
