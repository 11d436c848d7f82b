# frozen_string_literal: true

require 'securerandom'

module Identity
  # `state`, `nonce` and the PKCE verifier of one login
  AuthorizationParameters = Struct.new(:state, :nonce, :verifier, keyword_init: true) do
    const_set(:UNRESERVED, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmopqrstuvwxyz0123456789-._~')

    def self.generate
      new(state: draw(24), nonce: draw(32), verifier: draw(64))
    end

    def self.draw(length)
      Array.new(length) { self::UNRESERVED[SecureRandom.random_number(self::UNRESERVED.length)] }.join
    end

    def challenge
      digest = OpenSSL::Digest::SHA256.digest(verifier)
      Base64.urlsafe_encode64(digest, padding: false)
    end

    def to_query(client_id)
      URI.encode_www_form(
        client_id: client_id, response_type: 'code', scope: 'openid',
        state: state, nonce: nonce,
        code_challenge: challenge, code_challenge_method: 'S256'
      )
    end
  end
end
