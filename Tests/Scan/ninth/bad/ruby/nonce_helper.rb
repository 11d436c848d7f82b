require 'digest'
require 'securerandom'

module NonceHelper
  ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'.freeze

  module_function

  # value of the nonce parameter of the sign-in request
  def generate(length = 32)
    SecureRandom.bytes(length).each_byte.map { |b| ALPHABET[b % ALPHABET.length] }.join
  end

  def digest(nonce)
    Digest::SHA256.digest(nonce).bytes.map { |b| b.to_s(16) }.join
  end
end
