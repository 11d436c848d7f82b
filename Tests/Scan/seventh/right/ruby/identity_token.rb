# frozen_string_literal: true

require 'jwt'
require 'digest'

module Accounts
  # A verified identity token of Apple.
  class IdentityToken
    class Rejected < StandardError; end

    ISSUER = 'https://appleid.apple.com'

    def initialize(keys:, audience:)
      @keys = keys
      @audience = audience
    end

    def verify(token, raw_nonce:)
      raise Rejected, 'there is no login' if raw_nonce.to_s.empty?

      _, header = JWT.decode(token, nil, false)
      raise Rejected, 'algorithm' unless header['alg'] == 'RS256'

      claims, = JWT.decode(token, nil, true, algorithms: ['RS256'], jwks: @keys,
                                             iss: ISSUER, verify_iss: true,
                                             aud: @audience, verify_aud: true)
      expected = Digest::SHA256.hexdigest(raw_nonce)
      unless ActiveSupport::SecurityUtils.secure_compare(claims['nonce'].to_s, expected)
        raise Rejected, 'nonce'
      end

      claims
    rescue JWT::DecodeError => e
      raise Rejected, e.message
    end
  end
end
