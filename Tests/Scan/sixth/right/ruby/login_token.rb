require "securerandom"
require "openssl"

# Nonce and state of a login with OpenID.
class LoginToken
  LETTERS = [*"A".."Z", *"a".."z", *"0".."9", "-", "_"].freeze

  attr_reader :nonce, :state

  def self.issue
    text = SecureRandom.bytes(43).each_byte.map { |b| LETTERS[b % LETTERS.size] }.join
    new(text, SecureRandom.alphanumeric(24))
  end

  def initialize(nonce, state)
    @nonce = nonce
    @state = state
  end

  def hashed
    OpenSSL::Digest::SHA256.digest(nonce).unpack1("H*")
  end

  def color
    format("#%06x", state.hash & 0xffffff)
  end
end
