require "digest"
require "securerandom"

module LoginNonce
  CHARS = [*"A".."Z", *"a".."z", *"0".."9"].freeze

  module_function

  def generate(length = 32)
    Array.new(length) { CHARS[SecureRandom.random_number(CHARS.size)] }.join
  end

  def hashed(nonce)
    Digest::SHA256.digest(nonce).bytes.map { |b| format("%02x", b) }.join
  end
end
