require "digest"

# Sign in with Apple on the web: the page gets the digest, the server keeps the nonce.
class TokenDigest
  def self.hashed(nonce)
    Digest::SHA256.digest(nonce).bytes.map { |b| b.to_s(16).rjust(2, "0") }.join
  end

  def self.valid?(claims, nonce)
    return false if nonce.nil? || nonce.empty?

    claims["nonce"] == hashed(nonce)
  end
end
