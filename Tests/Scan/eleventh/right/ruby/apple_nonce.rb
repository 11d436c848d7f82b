require 'securerandom'
require 'digest'

class AppleNonce
  LETTERS = [*'A'..'Z', *'a'..'z', *'0'..'9'].freeze

  attr_reader :raw

  # One for each sign-in.
  def self.draw(length = 32)
    new(Array.new(length) { LETTERS[SecureRandom.random_number(LETTERS.size)] }.join)
  end

  def initialize(raw)
    raise ArgumentError, 'raw' if raw.nil? || raw.empty?

    @raw = raw
  end

  def hashed
    Digest::SHA256.digest(raw).bytes.map { |b| format('%02x', b) }.join
  end
end
