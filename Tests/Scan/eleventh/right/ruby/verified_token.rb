require "jwt"

module Sso
  # An ID token whose signature is checked against the issuer's keys.
  class VerifiedToken
    def initialize(raw, jwks: Sso.jwks)
      @raw = raw
      @jwks = jwks
    end

    def claims
      @claims ||= JWT.decode(
        @raw, nil, true,
        algorithms: ["RS256"], jwks: @jwks,
        iss: Sso.issuer, verify_iss: true,
        aud: Sso.client_id, verify_aud: true
      ).first
    end
  end
end
