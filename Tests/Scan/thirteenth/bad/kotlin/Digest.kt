fun sha256(nonce: String): String {
  val bytes = MessageDigest.getInstance("SHA-256").digest(nonce.toByteArray())
  return bytes.joinToString("") { Integer.toHexString(it.toInt() and 0xff) }
}
