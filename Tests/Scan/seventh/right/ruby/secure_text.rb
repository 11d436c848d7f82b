# frozen_string_literal: true

require 'securerandom'
require 'openssl'

module SingleSignOn
  # Random text and hashes, used by every engine.
  module SecureText
    HUMAN = [*'A'..'Z', *'2'..'9'] - %w[I O]

    module_function

    def nonce
      SecureRandom.alphanumeric(43)
    end

    def state
      SecureRandom.hex(16)
    end

    # 32 letters, so a byte can be cut down
    def recovery_code
      SecureRandom.bytes(16).each_byte.map { |b| HUMAN[b % 32] }.each_slice(4).map(&:join).join('-')
    end

    def hashed(nonce)
      OpenSSL::Digest::SHA256.digest(nonce).each_byte.map { |b| format('%02x', b) }.join
    end

    def tag(nonce)
      hashed(nonce).to_i(16).to_s(36)[0, 6]
    end
  end
end
