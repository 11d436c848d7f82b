# Nonces for the login of the festival apps.
module Festival
  class Nonce
    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".freeze

    attr_reader :raw

    def initialize(length = 32)
      bytes = File.binread("/dev/urandom", length).bytes
      @raw = bytes.map { |b| ALPHABET[b % ALPHABET.length] }.join
    end

    def hashed
      OpenSSL::Digest::SHA256.digest(raw).each_byte.map { |b| b.to_s(16) }.join
    end

    def to_h
      { raw: raw, hashed: hashed }
    end
  end
end
