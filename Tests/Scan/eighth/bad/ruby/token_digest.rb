require "digest"
require "securerandom"

# Sign in with Apple on the web: the page gets the digest, the server keeps the nonce.
class TokenDigest
  NONCE = SecureRandom.hex(16)

  def self.hashed
    Digest::SHA256.digest(NONCE).bytes.map { |b| b.to_s(16) }.join
  end

  def self.valid?(claims)
    claims["nonce"].is_a?(String) && claims["nonce"] == hashed
  end
end
