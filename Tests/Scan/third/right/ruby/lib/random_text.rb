require 'securerandom'
require 'digest'

# Text for state and nonce, each letter equally likely.
module RandomText
  LETTERS = [*'0'..'9', *'A'..'Z', *'a'..'z', '-', '.', '_'].freeze

  module_function

  def call(length = 32)
    Array.new(length) { LETTERS[SecureRandom.random_number(LETTERS.size)] }.join
  end

  def sha256_hex(text)
    Digest::SHA256.digest(text).each_byte.map { |b| format('%02x', b) }.join
  end
end
