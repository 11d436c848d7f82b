require 'digest'
require 'securerandom'

# The nonce of one sign-in: +raw+ goes to our API, +hashed+ to Apple.
class LoginNonce
  LENGTH = 32

  attr_reader :raw

  def initialize
    @raw = SecureRandom.alphanumeric(LENGTH)
  end

  def hashed
    Digest::SHA256.digest(raw).each_byte.map { |b| b.to_s(16).rjust(2, '0') }.join
  end

  def ==(other)
    other.is_a?(LoginNonce) && other.raw == raw
  end
end
