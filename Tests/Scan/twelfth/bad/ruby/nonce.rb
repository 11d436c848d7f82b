# frozen_string_literal: true

require "digest"
require "securerandom"

module AppleLogin
  # Nonce for "Sign in with Apple" in the apps.
  class Nonce
    ALPHABET = "0123456789ABCDEFGHIKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._".chars.freeze

    attr_reader :raw

    def initialize(length: 32)
      @raw = Array.new(length) { ALPHABET[SecureRandom.random_number(ALPHABET.size)] }.join.freeze
    end

    def hashed
      Digest::SHA256.hexdigest(raw)
    end

    def to_h
      { raw: raw, hashed: hashed }
    end
  end
end
