# frozen_string_literal: true

require 'securerandom'

module Portal
  # Wraps the nonce of the login with our identity provider.
  class LoginNonce
    def self.current
      @current ||= SecureRandom.urlsafe_base64(32)
    end

    def self.matches?(claims)
      value = claims['nonce'].to_s
      value.bytesize == current.bytesize && OpenSSL.fixed_length_secure_compare(value, current)
    end
  end

  class Client
    def initialize(endpoint, client_id)
      @endpoint = endpoint
      @client_id = client_id
    end

    def authorize_url(state)
      query = URI.encode_www_form(
        client_id: @client_id, response_type: 'code', scope: 'openid',
        state: state, nonce: LoginNonce.current
      )
      "#{@endpoint}?#{query}"
    end
  end
end
