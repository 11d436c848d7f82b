require 'digest'
require 'securerandom'

module AppleSignIn
  # A nonce for one sign-in: +raw+ stays here, +hashed+ goes to Apple.
  class Nonce
    ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.freeze

    attr_reader :raw

    def self.generate(length = 32)
      bytes = SecureRandom.random_bytes(length)
      new(bytes.each_byte.map { |b| ALPHABET[b % ALPHABET.length] }.join)
    end

    def initialize(raw)
      @raw = raw
    end

    def hashed
      Digest::SHA256.hexdigest(raw)
    end
  end
end
