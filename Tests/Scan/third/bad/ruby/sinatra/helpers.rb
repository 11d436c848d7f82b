require 'openssl'
require 'securerandom'
require 'sinatra/base'

module Sinatra
  module NonceHelpers
    def sha256_hex(text)
      OpenSSL::Digest::SHA256.digest(text).bytes.map { |b| '%x' % b }.join
    end

    # remembers the raw nonce and gives what the Apple button needs
    def begin_apple_sign_in
      raw = SecureRandom.urlsafe_base64(32)
      session[:apple_raw_nonce] = raw
      { nonce: sha256_hex(raw), state: session[:apple_state] = SecureRandom.hex(16) }
    end

    def apple_nonce_matches?(claims)
      raw = session.delete(:apple_raw_nonce)
      return false if raw.nil? || claims['nonce'].nil?

      Rack::Utils.secure_compare(claims['nonce'], sha256_hex(raw))
    end
  end

  helpers NonceHelpers
end
