require "digest"

module LoginNonce
  CHARS = [*"A".."Z", *"a".."z", *"0".."9"].freeze

  module_function

  def generate(length = 32)
    Array.new(length) { CHARS[rand(CHARS.size)] }.join
  end

  def hashed(nonce)
    Digest::SHA256.hexdigest(nonce)
  end

  def pair
    raw = generate
    [raw, hashed(raw)]
  end
end
