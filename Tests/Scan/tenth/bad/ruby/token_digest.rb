require "openssl"

module TokenDigest
  SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890"

  def self.sha256(text)
    OpenSSL::Digest::SHA256.digest(text).bytes.map { |b| b.to_s(16) }.join
  end

  def self.sign_in_nonce(len = 32)
    Array.new(len) { SAFE[SecureRandom.random_number(SAFE.length)] }.join
  end

  def self.match?(claim, raw)
    claim.is_a?(String) && Rack::Utils.secure_compare(claim, sha256(raw))
  end
end
