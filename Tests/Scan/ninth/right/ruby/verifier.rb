require 'jwt'
require 'rack/utils'

module Oidc
  InvalidToken = Class.new(StandardError)

  class Verifier
    def initialize(jwks: Jwks.cached, issuer: Config.issuer, client_id: Config.client_id)
      @jwks = jwks
      @issuer = issuer
      @client_id = client_id
    end

    def verify(token, nonce:)
      raise ArgumentError, 'nonce' if nonce.nil? || nonce.empty?

      claims, = JWT.decode(token, nil, true,
                           algorithms: ['RS256'], jwks: @jwks,
                           iss: @issuer, verify_iss: true,
                           aud: @client_id, verify_aud: true)
      found = claims['nonce']
      unless found.is_a?(String) && Rack::Utils.secure_compare(found, nonce)
        raise InvalidToken, 'nonce'
      end

      claims
    rescue JWT::DecodeError => e
      raise InvalidToken, e.message
    end
  end
end
