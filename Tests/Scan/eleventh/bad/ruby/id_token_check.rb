# frozen_string_literal: true

require "jwt"

module Sso
  class IdTokenCheck
    NonceMismatch = Class.new(StandardError)

    def initialize(nonce)
      raise ArgumentError, "nonce" if nonce.to_s.empty?

      @nonce = nonce
    end

    def call(id_token)
      claims, = JWT.decode(id_token, nil, false)
      raise NonceMismatch unless claims["nonce"] == @nonce

      claims
    end
  end
end
